import { equalJson, isObject, type Json, own, parseJson, printJson } from "#engine/json";
import { isSamePath, type Path, valueAt } from "#engine/shape";
import { utf8Text } from "../body-text.ts";
import type { Call, Step, StepInput } from "../call.ts";
import { headerOf } from "../checks/index.ts";
import type { Exchange } from "../exchange.ts";
import type { Finding } from "../finding.ts";
import {
  type Creation,
  findValues,
  idText,
  parameterOf,
  plainPath,
  propertyNames,
  referenceFinder,
  slotsOf,
} from "../resources/index.ts";
import type { Target } from "../targets/index.ts";

/** Checks of lists, which need items. */
const ofLists: ReadonlySet<Finding["check"]> = new Set([
  "pages-never-end",
  "pages-overlap",
  "pages-skip",
  "wrong-items",
  "not-repeatable",
  "no-answer",
]);

/** Items of a list that are created. Own choice: more than two pages of two. */
const maxItems = 5;

/** A place of a request with the call that created the thing that it names. */
interface NamedThing {
  readonly to: Path;
  readonly creation: Creation;
}

/**
 * Returns a finding with the steps before it that create the things it is about: those that a path names, and the items
 * of a list. So it can be made again where these are missing.
 */
export function preparedFinding<F extends Omit<Finding, "count">>(
  finding: F,
  targets: readonly Target[],
  created: readonly Creation[],
): F {
  const { steps, exchanges, check, at = [] } = finding;
  // A success about a removed thing shows that it is still there.
  const creations = created.filter(({ isRemoved }) => isRemoved !== true || isSuccess(exchanges.at(-1)));
  const find = referenceFinder(targets.flatMap(({ endpoint }) => slotsOf(endpoint)));
  const targetOf = ({ endpoint: id }: Call): Target | undefined => targets.find(({ endpoint }) => endpoint.id === id);
  const namedIn = (call: Call): readonly NamedThing[] => {
    const target = targetOf(call);
    const slots = target === undefined ? [] : slotsOf(target.endpoint);
    const ids = slots.map(({ key }) => idText(parameterOf(call.form.value, key) ?? null));
    const named = slots.map(({ key, prefix }, i) => ({
      ...{ to: ["pathParameters", key], prefix },
      isNamed: (one: Creation): boolean => isSameList(one.ids, ids.slice(0, i + 1)),
    }));
    const referred = (call.change === undefined ? find(call.form.value) : []).map(({ at, prefix }) => {
      const id = idText(valueAt(call.form.value, at) ?? null);
      return { to: at, prefix, isNamed: ({ ids: all }: Creation): boolean => all.at(-1) === id };
    });
    return [...named, ...referred].flatMap(({ to, prefix, isNamed }) => {
      const creation = creations.findLast((one) => one.prefix === prefix && isNamed(one));
      return creation === undefined || creation.exchange.call === call ? [] : [{ to, creation }];
    });
  };
  const isOwn = ({ exchange }: Creation): boolean => exchanges.includes(exchange);
  const added: Creation[] = [];
  const changes: Exchange[] = [];
  const add = (creation: Creation): void => {
    if (added.includes(creation) || isOwn(creation)) return;
    for (const { creation: outer } of namedIn(creation.exchange.call)) add(outer);
    added.push(creation);
  };
  for (const { call, takes } of steps) {
    for (const { to, creation } of namedIn(call)) if (!hasTake(takes, to)) add(creation);
  }
  const last = steps.at(-1)?.call;
  const list = last && targetOf(last);
  if (last !== undefined && list?.endpoint.method === "GET") {
    const items = creations.filter((each) => isItemOf(each, list, last));
    const shown = shownItem(exchanges.at(-1), at);
    if (shown !== undefined) {
      for (const one of creationsOf(shown.item, items)) {
        add(one);
        // The steps of a sequence have its changes.
        if (added.includes(one)) changes.push(...changesOf(one, shown.within));
      }
    } else if (ofLists.has(check) && finding.cause !== "items") for (const one of items.slice(0, maxItems)) add(one);
  }
  const before = [...added.map(({ exchange }) => exchange), ...changes];
  if (before.length === 0) return finding;
  const positionOf = (creation: Creation): number =>
    isOwn(creation) ? before.length + exchanges.indexOf(creation.exchange) : added.indexOf(creation);
  const takesIn = (call: Call, takes: readonly StepInput[]): readonly StepInput[] => {
    const named = namedIn(call).filter(({ to }) => !hasTake(takes, to));
    return [
      ...takes,
      ...named.flatMap(({ to, creation: { from }, creation }): readonly StepInput[] =>
        from === undefined ? [] : [{ step: positionOf(creation), from, to }],
      ),
      ...named.flatMap(({ creation }) => conditionIn(call, creation, positionOf(creation))),
    ];
  };
  const shifted = (takes: readonly StepInput[]) => takes.map((one) => ({ ...one, step: one.step + before.length }));
  return {
    ...finding,
    steps: [
      ...before.map(({ call }): Step => ({ call, takes: takesIn(call, []) })),
      ...steps.map(({ call, takes }): Step => ({ call, takes: takesIn(call, shifted(takes)) })),
    ],
    exchanges: [...before, ...exchanges],
  };
}

const isSuccess = (exchange: Exchange | undefined): boolean =>
  exchange?.received.kind === "answer" && exchange.received.status < 300;

/** Returns the item of a list that has the place of a finding, and the place within it, if any. */
function shownItem(
  exchange: Exchange | undefined,
  at: Path,
): { readonly item: Json; readonly within: Path } | undefined {
  const index = at.findIndex((key) => typeof key === "number");
  if (index === -1 || exchange?.received.kind !== "answer") return undefined;
  const body = parseJson(utf8Text(exchange.received.body) ?? "");
  const item = body.ok ? valueAt(body.value, at.slice(0, index + 1)) : undefined;
  return item === undefined ? undefined : { item, within: at.slice(index + 1) };
}

/** Lists the changes of a created thing, if the last one that sent a value at a place sent another than its creation. */
function changesOf({ exchange, changes = [] }: Creation, place: Path): readonly Exchange[] {
  const sentAt = (one: Exchange): Json | undefined => {
    const body = parseJson(typeof one.request.body === "string" ? one.request.body : "");
    return body.ok ? valueAt(body.value, place) : undefined;
  };
  const [first, last] = [sentAt(exchange), changes.findLast((one) => sentAt(one) !== undefined)];
  const value = last && sentAt(last);
  const isPut = changes[0]?.request.method === "PUT";
  if (value === undefined) return isPut && first !== undefined ? changes.slice(0, 1) : [];
  return first !== undefined && equalJson(first, value) ? [] : changes;
}

/** Returns the creation of an item: by its id, or else the one with the most members that the item has too. */
function creationsOf(item: Json, creations: readonly Creation[]): readonly Creation[] {
  const members = new Set(membersOf(item));
  const named = creations.filter(({ ids }) => ids.at(-1) !== "");
  if (named.length > 0) {
    const isNamed = (one: Creation): boolean => {
      const [found] = findValues(item, propertyNames(one));
      return found !== undefined && idText(found.value) === one.ids.at(-1);
    };
    return named.filter(isNamed).slice(-1);
  }
  const shared = ({ exchange: { received } }: Creation): number => {
    const body = parseJson(received.kind === "answer" ? (utf8Text(received.body) ?? "") : "");
    return body.ok ? membersOf(body.value).filter((member) => members.has(member)).length : 0;
  };
  return creations.toSorted((one, other) => shared(other) - shared(one)).slice(0, 1);
}

const membersOf = (value: Json): readonly string[] =>
  isObject(value) ? Object.entries(value).map((member) => printJson(member)) : [printJson(value)];

/** Returns the condition of a call that has the entity tag of a created thing. */
function conditionIn({ form }: Call, { exchange: { received } }: Creation, step: number): readonly StepInput[] {
  const tag = received.kind === "answer" ? headerOf(received.headers, "etag") : undefined;
  const headers = isObject(form.value) ? own(form.value, "headers") : undefined;
  return Object.entries(isObject(headers) ? headers : {}).flatMap(([key, value]): readonly StepInput[] =>
    /^if-/i.test(key) && tag !== undefined && value === tag
      ? [{ step, from: { kind: "header", name: "ETag" }, to: ["headers", key] }]
      : [],
  );
}

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, i) => text === other[i]);

const hasTake = (takes: readonly StepInput[], at: Path): boolean => takes.some(({ to }) => isSamePath(to, at));

/** Returns true if a created thing is an item of the list that a call reads. */
function isItemOf({ collection, ids }: Creation, { endpoint }: Target, call: Call): boolean {
  const outer = slotsOf(endpoint).map(({ key }) => idText(parameterOf(call.form.value, key) ?? null));
  return collection === plainPath(endpoint) && isSameList(ids.slice(0, -1), outer);
}
