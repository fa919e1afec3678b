import { parseJson } from "#engine/json";
import { utf8Text } from "../body-text.ts";
import type { StepInput } from "../call.ts";
import type { Exchange } from "../exchange.ts";
import type { Target } from "../targets/index.ts";
import { createdId } from "./created-id.ts";
import { idText } from "./id-text.ts";
import { isCollectionOf, outerValues, parameterOf, plainPath, type Slot, slotsOf } from "./slots.ts";

/** A created thing with the exchange that created it. */
export interface Creation extends Pick<Slot, "prefix" | "collection" | "key"> {
  /** The values of all parameters of its path, as `idText` writes them. */
  readonly ids: readonly string[];
  readonly exchange: Exchange;
  /** The place of its id in the answer; absent if the client chose it. */
  readonly from?: StepInput["from"];
  /** The requests that changed it since it was created, or since a PUT replaced it, which is the first then. */
  readonly changes?: readonly Exchange[];
  /** True after a request that removed it, which a faulty server may have ignored. */
  readonly isRemoved?: true;
}

/** The resources that a run has created most recently. */
export interface CreatedThings {
  /** Adds the resources that a call created, and marks the removed ones. */
  readonly add: (target: Target, exchange: Exchange) => void;
  /** In the order of their creation. */
  readonly all: () => readonly Creation[];
}

/** Things that are kept, and changes of each. Own choices: findings are about recent ones. */
const maxThings = 400;
const maxChanges = 10;

/** Creates an empty collection for the endpoints of a run. */
export function createdThings(targets: readonly Target[]): CreatedThings {
  const slots = new Map(targets.flatMap(({ endpoint }) => slotsOf(endpoint)).map((slot) => [slot.prefix, slot]));
  const collections = targets.flatMap(({ endpoint }) => (endpoint.method === "POST" ? [plainPath(endpoint)] : []));
  const isPosted = (slot: Slot): boolean => collections.some((path) => isCollectionOf(path, slot));
  const posted = new Set([...slots.values()].filter(isPosted).map(({ prefix }) => prefix));
  const things: Creation[] = [];
  const push = (thing: Creation): void => {
    things.push(thing);
    if (things.length > maxThings) things.shift();
  };
  let mark = (): void => {};
  const marking = (prefix: string, ids: readonly string[]) => (): void => {
    const at = things.findLastIndex((one) => isSame(one, prefix, ids));
    const thing = things[at];
    if (thing !== undefined) things[at] = { ...thing, isRemoved: true };
    mark = () => {};
  };
  const change = (prefix: string, ids: readonly string[], exchange: Exchange): void => {
    const at = things.findLastIndex((one) => isSame(one, prefix, ids));
    const thing = things[at];
    if (thing === undefined || thing.exchange === exchange) return;
    const before = exchange.request.method === "PUT" ? [] : (thing.changes ?? []);
    things[at] = { ...thing, changes: [...before, exchange].slice(-maxChanges) };
  };
  return {
    all: () => things,
    add: (target, exchange) => {
      const { received, call } = exchange;
      if (received.kind !== "answer" || received.status > 299 || call.change !== undefined) return;
      const { endpoint } = target;
      const path = plainPath(endpoint);
      const ids = slotsOf(endpoint).map(({ key }) => idText(parameterOf(call.form.value, key) ?? ""));
      // Marks a removed resource one call later: the removing call itself still refers to it.
      mark();
      if (endpoint.method === "DELETE") mark = marking(path, ids);
      if (endpoint.method === "PUT" || endpoint.method === "PATCH") change(path, ids, exchange);
      if (endpoint.method !== "POST" && endpoint.method !== "PUT") return;
      const body = parseJson(utf8Text(received.body) ?? "");
      const isItem = endpoint.method === "POST" && [...slots.values()].every(({ collection }) => collection !== path);
      // No path names such an item, so only its list needs it.
      if (isItem) push({ prefix: "", collection: path, key: "", ids: [...ids, ""], exchange });
      for (const slot of slots.values()) {
        if (endpoint.method === "POST" ? !isCollectionOf(path, slot) : slot.prefix !== path) continue;
        const created = createdId(slot, target, exchange, body.ok ? body.value : undefined);
        if (created === undefined) continue;
        const { prefix, collection, key } = slot;
        const { value, from } = created;
        const all = [...outerValues(ids, path, slot), idText(value)];
        // A PUT that replaces a resource can't start a replay (RFC 9110 section 9.3.4).
        const isReplaced = posted.has(prefix) && received.status !== 201;
        if (endpoint.method === "PUT" && (isReplaced || things.some((one) => isSame(one, prefix, all)))) continue;
        push({ prefix, collection, key, ids: all, exchange, ...(from && { from }) });
      }
    },
  };
}

const isSame = (one: Creation, prefix: string, ids: readonly string[]): boolean =>
  one.isRemoved !== true && one.prefix === prefix && one.ids.join("\n") === ids.join("\n");
