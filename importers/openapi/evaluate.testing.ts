import { seedForm } from "#engine/form";
import { decoderWithSelection, encoder, validator } from "#engine/interpret";
import { exactText, isExact, isList, isObject, type Json, own, parseJson, printJson } from "#engine/json";
import { type ApiModel, closureOf, type Endpoint, type Example, type RequestBody } from "#engine/model";
import { type PlannedBody, planRequest } from "#engine/request";
import { type Shape, type Types, toPointer, typesFrom } from "#engine/shape";
import type { ImportDiagnostic } from "../diagnostic.ts";
import { unitsOf } from "../json-schema/documents/units.ts";
import { member, pathOf, rootNode } from "../node.ts";
import { operationIds, operationsIn } from "./operations.ts";

/** A published example and the result of its import. */
export interface Verdict {
  readonly endpoint: string;
  /** Its part: the request, or the response with a status. */
  readonly part: string;
  readonly name?: string;
  /** The issues that `validate` reports; empty if the example is valid. */
  readonly diagnostics: readonly string[];
  /** True if the request of its form equals the example; only of valid requests. */
  readonly returns?: boolean;
}

/**
 * Evaluates every published example of an API: whether `validate` accepts it, and whether sending it gives the same
 * value.
 */
export function evaluate(model: ApiModel): readonly Verdict[] {
  const types = typesFrom(model.types);
  const issuesOf = examiner(types, optionalTags(model));
  const readOnly = readOnlyKeys(model);
  return model.endpoints.flatMap((endpoint) => {
    const verdicts: Verdict[] = [];
    const add = (part: string, shape: Shape, wire: Json, name?: string): boolean => {
      const diagnostics = issuesOf(shape, wire);
      verdicts.push({ endpoint: endpoint.id, part, ...(name !== undefined && { name }), diagnostics });
      return diagnostics.length === 0;
    };
    for (const example of endpoint.examples) {
      const body = endpoint.request?.body;
      if (example.body !== undefined && body !== undefined && "shape" in body) {
        const accepted = add("request", body.shape, example.body, example.name);
        const last = verdicts.pop();
        if (last) verdicts.push(accepted ? { ...last, returns: returns(model, endpoint, example, readOnly) } : last);
      }
      const answer = endpoint.responses.find(({ statusCode }) => statusCode === example.statusCode)?.body;
      if (example.response !== undefined && answer?.kind === "json")
        add(String(example.statusCode), answer.shape, example.response, example.name);
    }
    for (const { shape, statusCode, examples } of endpoint.errors) {
      for (const { name, value } of examples) if (shape !== undefined) add(String(statusCode), shape, value, name);
    }
    return verdicts;
  });
}

/**
 * Creates the function that returns the issue of a published value; `undefined` if a form accepts it and sends the same
 * value, with the discriminants in `tags` if it lacks them.
 */
export function examiner(types: Types, tags: ReadonlySet<string>): (shape: Shape, wire: Json) => readonly string[] {
  const [read, check, write] = [decoderWithSelection(types), validator(types), encoder(types)];
  return (shape, wire) => {
    const { value, selection: choices } = read(shape)(wire);
    const diagnostics = check(shape)(value, choices).map(({ path, message }) =>
      path.length === 0 ? message : `${path.join("/")}: ${message}`,
    );
    if (diagnostics.length > 0) return diagnostics;
    // A form holds long numbers as text, so it accepts digit text, which is a number on the wire.
    return says(wire, write(shape)(value, choices), new Set(), tags) ? [] : ["a number is written as text"];
  };
}

/** Returns true if a form that starts with an example sends that example. */
export function returns(model: ApiModel, endpoint: Endpoint, example: Example, readOnly: ReadonlySet<string>): boolean {
  const types = typesOf(model);
  const { globalHeaders } = model;
  const form = seedForm({ endpoint, globalHeaders, types, deps: { now: () => new Date(0) }, example });
  const plan = planRequest({
    endpoint,
    globalHeaders,
    types,
    form,
    credentials: [],
    baseUrl: "https://api.example.com",
  });
  const body = endpoint.request?.body;
  return body !== undefined && example.body !== undefined && carries(plan.body, body, example.body, readOnly);
}

const known = new WeakMap<ApiModel, Types>();
const typesOf = (model: ApiModel): Types => {
  const types = known.get(model) ?? typesFrom(model.types);
  known.set(model, types);
  return types;
};

function carries(sent: PlannedBody, body: RequestBody, expected: Json, readOnly: ReadonlySet<string>): boolean {
  if (sent.kind === "text" && body.kind === "urlencoded") {
    const found = [...new URLSearchParams(sent.text)].map(([, text]) => text).join(",");
    return leafTexts(expected).every((text) => found.includes(text));
  }
  if (sent.kind === "multipart") {
    const texts = sent.parts.map((part) => (part.kind === "text" ? part.text : part.fileName)).join("\n");
    return leafTexts(expected).every(
      (text) => texts.includes(text) || texts.includes(JSON.stringify(text).slice(1, -1)),
    );
  }
  if (sent.kind !== "text") return false;
  if (sent.text === expected) return true;
  const parsed = parseJson(sent.text);
  return parsed.ok && says(expected, parsed.value, readOnly);
}

const leafTexts = (value: Json): readonly string[] => {
  if (isList(value)) return value.flatMap(leafTexts);
  if (isObject(value)) return Object.values(value).flatMap(leafTexts);
  return value === null ? [] : [typeof value === "string" ? value : printJson(value)];
};

/** Keys that only the server fills in, so that a request leaves them out. */
export function readOnlyKeys(model: ApiModel): ReadonlySet<string> {
  const keys = new Set<string>();
  const open: unknown[] = [model.types, model.endpoints.map(({ request }) => request)];
  for (let at = open.pop(); open.length > 0 || at !== undefined; at = open.pop()) {
    if (typeof at !== "object" || at === null) continue;
    const { access, key } = at as { readonly access?: unknown; readonly key?: unknown };
    if (access === "READ_ONLY" && typeof key === "string") keys.add(key);
    open.push(...Object.values(at).filter((child) => typeof child === "object" && child !== null));
  }
  return keys;
}

/** Discriminants that an example may leave out, and a form sends. */
export function optionalTags(model: ApiModel): ReadonlySet<string> {
  const tags = new Set<string>();
  const open: unknown[] = [model.types, model.endpoints];
  for (let at = open.pop(); open.length > 0 || at !== undefined; at = open.pop()) {
    if (typeof at !== "object" || at === null) continue;
    const { isTagOptional, discriminant } = at as { readonly isTagOptional?: unknown; readonly discriminant?: unknown };
    if (isTagOptional === true && typeof discriminant === "string") tags.add(discriminant);
    open.push(...Object.values(at).filter((child) => typeof child === "object" && child !== null));
  }
  return tags;
}

/**
 * Returns true if two JSON values are equal, numbers by value; members that only the server sets may be missing, and
 * discriminants may be added.
 */
function says(
  expected: Json,
  sent: Json,
  mayMiss: ReadonlySet<string>,
  mayAdd: ReadonlySet<string> = new Set(),
): boolean {
  const [one, other] = [numberOf(expected), numberOf(sent)];
  if (one !== undefined || other !== undefined) return one === other;
  if (isList(expected)) {
    return (
      isList(sent) &&
      expected.length === sent.length &&
      expected.every((item, i) => says(item, sent[i] as Json, mayMiss, mayAdd))
    );
  }
  if (!isObject(expected)) return expected === sent;
  if (!isObject(sent)) return false;
  return [...new Set([...Object.keys(expected), ...Object.keys(sent)])].every((key) => {
    const [left, right] = [own(expected, key), own(sent, key)];
    if (right === undefined) return mayMiss.has(key);
    return left === undefined ? mayAdd.has(key) : says(left, right, mayMiss, mayAdd);
  });
}

function numberOf(value: Json): string | undefined {
  const text = isExact(value) ? exactText(value) : typeof value === "number" ? String(value) : undefined;
  if (text === undefined) return undefined;
  return /^-?\d+$/.test(text) ? String(BigInt(text)) : String(Number(text));
}

/** Codes of diagnostics that affect no field. */
const harmless: ReadonlySet<string> = new Set(["mismatch", "missing", "unsupported"]);

/** Counts of one API's operations. */
export interface Tally {
  readonly operations: number;
  /** Operations without a diagnostic, also in their types. */
  readonly clean: number;
  /** Operations with a field that can only be edited as JSON, or as text although it has more structure. */
  readonly fallen: number;
}

/** Counts diagnostics by operation: its own and diagnostics of the parts and types that it references. */
export function tally(document: Json, model: ApiModel, diagnostics: readonly ImportDiagnostic[]): Tally {
  const operations = operationsOf(document);
  if (diagnostics.length === 0) return { operations: model.endpoints.length, clean: model.endpoints.length, fallen: 0 };
  let [clean, fallen] = [model.endpoints.length, 0];
  for (const { id } of model.endpoints) {
    const operation = operations.get(id);
    const reached = new Set(Object.keys(closureOf(model, id)?.types ?? {}));
    const touching = diagnostics.filter(({ at }) => {
      if (operation !== undefined && (at === operation.at || at.startsWith(`${operation.at}/`))) return true;
      const [, root, kind, name] =
        /^\/(components|definitions|parameters|responses)\/([^/]+)(?:\/([^/]+))?/.exec(at) ?? [];
      const schema = root === "definitions" ? kind : kind === "schemas" ? name : undefined;
      if (schema !== undefined) return reached.has(schema.replaceAll("~1", "/").replaceAll("~0", "~"));
      return (
        root !== undefined &&
        (operation?.text.includes(`#/${root}/${kind}${root === "components" ? `/${name}` : ""}"`) ?? false)
      );
    });
    if (touching.length > 0) clean -= 1;
    if (touching.some(({ code }) => !harmless.has(code))) fallen += 1;
  }
  return { operations: model.endpoints.length, clean, fallen };
}

function operationsOf(document: Json): ReadonlyMap<string, { readonly at: string; readonly text: string }> {
  const paths = member(rootNode(document, []), "paths");
  const documents = {
    main: paths,
    target: () => undefined,
    find: () => undefined,
    follow: () => undefined,
    placeOf: () => ({ base: "", draft: undefined }),
    names: () => [],
    units: unitsOf([]),
  };
  const operations = operationsIn(paths, { documents });
  const ids = operationIds(operations);
  return new Map(
    operations.map((one) => {
      const at = toPointer(pathOf(one.node));
      return [ids.get(one) ?? "", { at, text: printJson(one.node.value ?? null) }];
    }),
  );
}
