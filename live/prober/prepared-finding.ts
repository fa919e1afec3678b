import { isObject, own } from "#engine/json";
import { isSamePath } from "#engine/shape";
import type { Call, Step, StepInput } from "../call.ts";
import { headerOf } from "../checks/index.ts";
import type { Finding } from "../finding.ts";
import { type Creation, idText, parameterOf, plainPath, slotsOf } from "../resources/index.ts";
import type { Target } from "../targets/index.ts";

/** Checks of lists, which need items. */
const ofLists: ReadonlySet<Finding["check"]> = new Set([
  "pages-never-end",
  "pages-overlap",
  "pages-skip",
  "not-repeatable",
  "no-answer",
]);

/** Items of a list that are created. Own choice: more than two pages of two. */
const maxItems = 5;

/** A parameter of a path with the call that created the thing that it names. */
interface NamedThing {
  readonly key: string;
  readonly creation: Creation;
}

/**
 * Returns a finding with the steps before it that create the things it is about: those that a path names, and the items
 * of a list. So it can be made again where these are missing.
 */
export function preparedFinding<F extends Omit<Finding, "count">>(
  finding: F,
  targets: readonly Target[],
  creations: readonly Creation[],
): F {
  const { steps, exchanges, check, at = [] } = finding;
  const targetOf = ({ endpoint: id }: Call): Target | undefined => targets.find(({ endpoint }) => endpoint.id === id);
  const namedIn = (call: Call): readonly NamedThing[] => {
    const target = targetOf(call);
    const slots = target === undefined ? [] : slotsOf(target.endpoint);
    const ids = slots.map(({ key }) => idText(parameterOf(call.form.value, key) ?? null));
    return slots.flatMap(({ key, prefix }, i) => {
      const creation = creations.findLast((one) => one.prefix === prefix && isSameList(one.ids, ids.slice(0, i + 1)));
      return creation === undefined || creation.exchange.call === call ? [] : [{ key, creation }];
    });
  };
  const isOwn = ({ exchange }: Creation): boolean => exchanges.includes(exchange);
  const added: Creation[] = [];
  const add = (creation: Creation): void => {
    if (added.includes(creation) || isOwn(creation)) return;
    for (const { creation: outer } of namedIn(creation.exchange.call)) add(outer);
    added.push(creation);
  };
  for (const { call, takes } of steps) {
    for (const { key, creation } of namedIn(call)) if (!hasTake(takes, key)) add(creation);
  }
  const last = steps.at(-1)?.call;
  const list = last && targetOf(last);
  const hasItems = ofLists.has(check) || at.some((key) => typeof key === "number");
  if (last !== undefined && list?.endpoint.method === "GET" && hasItems) {
    for (const one of creations.filter((each) => isItemOf(each, list, last)).slice(0, maxItems)) add(one);
  }
  if (added.length === 0) return finding;
  const positionOf = (creation: Creation): number =>
    isOwn(creation) ? added.length + exchanges.indexOf(creation.exchange) : added.indexOf(creation);
  const takesIn = (call: Call, takes: readonly StepInput[]): readonly StepInput[] => {
    const named = namedIn(call).filter(({ key }) => !hasTake(takes, key));
    return [
      ...takes,
      ...named.flatMap(({ key, creation: { from }, creation }): readonly StepInput[] =>
        from === undefined ? [] : [{ step: positionOf(creation), from, to: ["pathParameters", key] }],
      ),
      ...named.flatMap(({ creation }) => conditionIn(call, creation, positionOf(creation))),
    ];
  };
  const shifted = (takes: readonly StepInput[]) => takes.map((one) => ({ ...one, step: one.step + added.length }));
  return {
    ...finding,
    steps: [
      ...added.map(({ exchange: { call } }): Step => ({ call, takes: takesIn(call, []) })),
      ...steps.map(({ call, takes }): Step => ({ call, takes: takesIn(call, shifted(takes)) })),
    ],
    exchanges: [...added.map(({ exchange }) => exchange), ...exchanges],
  };
}

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

const hasTake = (takes: readonly StepInput[], key: string): boolean =>
  takes.some(({ to }) => isSamePath(to, ["pathParameters", key]));

/** Returns true if a created thing is an item of the list that a call reads. */
function isItemOf({ collection, ids }: Creation, { endpoint }: Target, call: Call): boolean {
  const outer = slotsOf(endpoint).map(({ key }) => idText(parameterOf(call.form.value, key) ?? null));
  return collection === plainPath(endpoint) && isSameList(ids.slice(0, -1), outer);
}
