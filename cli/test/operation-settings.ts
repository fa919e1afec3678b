import { isList, isObject, type Json, parseJson } from "#engine/json";
import type { ApiModel } from "#engine/model";
import { isSendableHeader } from "#engine/request";
import {
  channelTargetsOf,
  type FixedValue,
  type HeaderField,
  type OperationSettings,
  placeNamed,
  readFixedValue,
  type SettingsByEndpoint,
  type Target,
  targetsOf,
} from "#live";
import { operationMembers } from "../config/index.ts";
import { checksOf, type TestOptions, unknownCheck } from "./arguments.ts";
import { durationOf } from "./quantities.ts";
import { isMatch } from "./select-endpoints.ts";

/** The variable of the setting. Errors begin with it, so that the place of its value replaces it. */
const variable = "CALLBOARD_TEST_OPERATIONS";

/** The sources of settings of operations. */
export interface OperationSources {
  readonly env: { readonly [name: string]: string | undefined };
  /** Fixed values of the command line: `PLACE=VALUE`. */
  readonly values: readonly string[];
  /** The checks of the run. */
  readonly checks: TestOptions["checks"];
}

/** The settings of operations, and the ids of skipped ones; or sentences about errors. */
export type ReadOperationSettings =
  | { readonly ok: true; readonly settings: SettingsByEndpoint; readonly skipped: ReadonlySet<string> }
  | { readonly ok: false; readonly errors: readonly string[] };

/** A rule with its place in the setting, such as `CALLBOARD_TEST_OPERATIONS[2]`. */
interface Rule {
  readonly place: string;
  readonly members: { readonly [name: string]: Json };
}

/** An error in a setting, which ends the command with its message. */
class SettingError extends Error {
  override readonly name = "SettingError";
}

const fail = (text: string): never => {
  throw new SettingError(text);
};

/**
 * Reads the settings of operations: the rules of the settings in order, of which later ones win, then the values of the
 * command line.
 */
export function readOperationSettings(model: ApiModel, sources: OperationSources): ReadOperationSettings {
  try {
    return { ok: true, ...settingsOf(model, sources) };
  } catch (thrown) {
    if (thrown instanceof SettingError) return { ok: false, errors: [thrown.message] };
    throw thrown;
  }
}

function settingsOf(model: ApiModel, { env, values, checks }: OperationSources) {
  const targets = [...targetsOf(model), ...channelTargetsOf(model).map(({ target }) => target)];
  const rules = rulesIn(env[variable]);
  const given = values.map(optionValue);
  for (const rule of rules) checkPatterns(rule, targets, model);
  const known = new Set<string>();
  const settings = new Map<string, OperationSettings>();
  const skipped = new Set<string>();
  for (const target of targets) {
    const { id } = target.endpoint;
    let own: OperationSettings = {};
    for (const rule of rules.filter((one) => matches(one, target, model))) {
      own = { ...own, ...readRule(rule, target, { own, env, checks }, known) };
      if (rule.members.skip === true) skipped.add(id);
      if (rule.members.skip === false) skipped.delete(id);
    }
    for (const { name, value } of given) {
      const fixed = fixedValue(target, name, value, `--value ${name}`);
      if (fixed === undefined) continue;
      known.add(`--value ${name}`);
      own = { ...own, fixed: [...(own.fixed ?? []), fixed] };
    }
    if (Object.keys(own).length > 0) settings.set(id, own);
  }
  const useless = [
    ...given.map(({ name }) => `--value ${name}`),
    ...rules.flatMap(({ place, members }) =>
      Object.keys(objectIn(members.values)).map((name) => `${place}.values: ${name}`),
    ),
  ].find((place) => !known.has(place));
  if (useless !== undefined) fail(`${useless} is not a place of the requests that it is for`);
  return { settings, skipped };
}

/** Reads the rules of the setting. */
function rulesIn(text = ""): readonly Rule[] {
  if (text === "") return [];
  const parsed = parseJson(text);
  if (!parsed.ok || !isList(parsed.value)) return fail(`${variable} must be a list of rules, as JSON`);
  return parsed.value.map((members, position): Rule => {
    const place = `${variable}[${position}]`;
    if (!isObject(members)) return fail(`${place} must be an object`);
    const unknown = Object.keys(members).find((name) => !operationMembers.includes(name));
    if (unknown !== undefined)
      fail(`${place} has the unknown member ${unknown}; known are ${operationMembers.join(", ")}`);
    if (members.skip !== undefined && typeof members.skip !== "boolean") fail(`${place}.skip must be true or false`);
    return { place, members };
  });
}

const patternsOf = ({ place, members: { match } }: Rule): readonly string[] | undefined =>
  match === undefined ? undefined : textsIn(typeof match === "string" ? [match] : match, `${place}.match`);

function checkPatterns(rule: Rule, targets: readonly Target[], model: ApiModel): void {
  const useless = patternsOf(rule)?.find((pattern) => !targets.some((target) => isMatch(target, pattern, model)));
  if (useless === undefined) return;
  fail(
    `${rule.place}.match: no endpoint matches ${JSON.stringify(useless)}; write a method, a path such as /plants/*, both, an id such as list*, or tag:NAME`,
  );
}

const matches = (rule: Rule, target: Target, model: ApiModel): boolean =>
  patternsOf(rule)?.some((pattern) => isMatch(target, pattern, model)) ?? true;

interface RuleDeps extends Pick<OperationSources, "env" | "checks"> {
  /** The settings of the rules before. */
  readonly own: OperationSettings;
}

function readRule(
  { place, members }: Rule,
  target: Target,
  { own, env, checks }: RuleDeps,
  known: Set<string>,
): OperationSettings {
  const time = (name: "timeout" | "maxResponseTime"): { readonly [name: string]: number } => {
    const value = members[name];
    if (value === undefined) return {};
    const read = typeof value === "string" || typeof value === "number" ? durationOf(String(value)) : undefined;
    return { [name]: read ?? fail(`${place}.${name} must be a time, such as 500ms or 30s`) };
  };
  const { cases } = members;
  const isCount = typeof cases === "number" && Number.isSafeInteger(cases) && cases >= 1;
  if (cases !== undefined && !isCount) fail(`${place}.cases must be a whole number of at least 1`);
  const fixed = Object.entries(objectIn(members.values, `${place}.values`)).flatMap(([name, value]) => {
    const found = fixedValue(target, name, value, `${place}.values: ${name}`);
    if (found !== undefined) known.add(`${place}.values: ${name}`);
    return found ?? [];
  });
  const headers = headersIn(members.headers, `${place}.headers`, env);
  const names = new Set(headers.map(([name]) => name.toLowerCase()));
  const on = checksIn({ place, members }, own.checks ?? checks, checks);
  return {
    ...time("timeout"),
    ...time("maxResponseTime"),
    ...(isCount && { cases }),
    ...(on && { checks: on }),
    ...(fixed.length > 0 && { fixed: [...(own.fixed ?? []), ...fixed] }),
    ...(headers.length > 0 && {
      headers: [...(own.headers ?? []).filter(([name]) => !names.has(name.toLowerCase())), ...headers],
    }),
  };
}

/** Returns the checks of a rule that are on in the run too; undefined if it chooses none. */
function checksIn({ place, members }: Rule, before: TestOptions["checks"], all: TestOptions["checks"]) {
  if (members.checks === undefined && members.without === undefined) return undefined;
  const only = members.checks === undefined ? [...before] : textsIn(members.checks, `${place}.checks`);
  const without = members.without === undefined ? [] : textsIn(members.without, `${place}.without`);
  const problem = unknownCheck([...only, ...without]);
  if (problem !== undefined) return fail(`${place}: ${problem}`);
  return new Set([...(only.length === 0 ? [] : checksOf(only, without))].filter((id) => all.has(id)));
}

/** Reads headers; the text `${NAME}` is a variable of the environment. */
function headersIn(value: Json | undefined, place: string, env: OperationSources["env"]): readonly HeaderField[] {
  return Object.entries(objectIn(value, place)).map(([name, given]): HeaderField => {
    if (typeof given !== "string") return fail(`${place}: ${name} must be a text`);
    const text = given.replace(/\$\{([A-Za-z_]\w*)\}/g, (_, variableName: string) => {
      const found = env[variableName];
      return found ?? fail(`${place}: ${name} needs the variable ${variableName}, which is not set`);
    });
    return isSendableHeader(name, text) ? [name, text] : fail(`${place}: ${name} can't be sent as a header`);
  });
}

function fixedValue(target: Target, name: string, value: Json, place: string): FixedValue | undefined {
  const at = placeNamed(name);
  if (at === undefined) {
    return fail(`${place} must begin with path., query., header. or body. and name a parameter or a property`);
  }
  const read = readFixedValue(target, at, value);
  if (read === undefined) return undefined;
  return "error" in read ? fail(`${place}: ${read.error}`) : read.fixed;
}

function optionValue(text: string): { readonly name: string; readonly value: string } {
  const [, name, value] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  if (name === undefined || value === undefined) {
    return fail(`--value must be PLACE=VALUE, such as query.limit=10, not ${JSON.stringify(text)}`);
  }
  return { name, value };
}

function objectIn(value: Json | undefined, place = ""): { readonly [name: string]: Json } {
  if (value === undefined) return {};
  return isObject(value) ? value : fail(`${place} must be an object`);
}

function textsIn(value: Json, place: string): readonly string[] {
  if (!isList(value)) return fail(`${place} must be a list of texts`);
  return value.map((one) => (typeof one === "string" ? one : fail(`${place} must be a list of texts`)));
}
