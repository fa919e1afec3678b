import { parseJson } from "#engine/json";
import { utf8Text } from "../body-text.ts";
import type { StepInput } from "../call.ts";
import type { Exchange } from "../exchange.ts";
import type { Target } from "../targets/index.ts";
import { createdId } from "./created-id.ts";
import { idText } from "./id-text.ts";
import { parameterOf, plainPath, type Slot, slotsOf } from "./slots.ts";

/** A created thing with the exchange that created it. */
export interface Creation extends Pick<Slot, "prefix" | "collection"> {
  /** The values of all parameters of its path, as `idText` writes them. */
  readonly ids: readonly string[];
  readonly exchange: Exchange;
  /** The place of its id in the answer; absent if the client chose it. */
  readonly from?: StepInput["from"];
}

/** The resources that a run has created most recently. */
export interface CreatedThings {
  /** Adds the resources that a call created, and drops the removed ones. */
  readonly add: (target: Target, exchange: Exchange) => void;
  /** In the order of their creation. */
  readonly all: () => readonly Creation[];
}

/** Things that are kept. Own choice: findings are about recent ones. */
const maxThings = 400;

/** Creates an empty collection for the endpoints of a run. */
export function createdThings(targets: readonly Target[]): CreatedThings {
  const slots = new Map(targets.flatMap(({ endpoint }) => slotsOf(endpoint)).map((slot) => [slot.prefix, slot]));
  const things: Creation[] = [];
  let drop = (): void => {};
  const dropping = (prefix: string, ids: readonly string[]) => (): void => {
    const at = things.findIndex((one) => isSame(one, prefix, ids));
    if (at !== -1) things.splice(at, 1);
    drop = () => {};
  };
  return {
    all: () => things,
    add: (target, exchange) => {
      const { received, call } = exchange;
      if (received.kind !== "answer" || received.status > 299 || call.change !== undefined) return;
      const { endpoint } = target;
      const path = plainPath(endpoint);
      const ids = slotsOf(endpoint).map(({ key }) => idText(parameterOf(call.form.value, key) ?? ""));
      // Drops a removed resource one call later: the removing call itself still refers to it.
      drop();
      if (endpoint.method === "DELETE") drop = dropping(path, ids);
      if (endpoint.method !== "POST" && endpoint.method !== "PUT") return;
      const body = parseJson(utf8Text(received.body) ?? "");
      for (const slot of slots.values()) {
        if ((endpoint.method === "POST" ? slot.collection : slot.prefix) !== path) continue;
        const created = createdId(slot, target, exchange, body.ok ? body.value : undefined);
        if (created === undefined) continue;
        const { prefix, collection } = slot;
        const { value, from } = created;
        const outer = prefix === path ? ids.slice(0, -1) : ids;
        const all = [...outer, idText(value)];
        // A PUT on a known resource replaces it, and can't be what a replay starts with.
        if (endpoint.method === "PUT" && things.some((one) => isSame(one, prefix, all))) continue;
        things.push({ prefix, collection, ids: all, exchange, ...(from && { from }) });
        if (things.length > maxThings) things.shift();
      }
    },
  };
}

const isSame = (one: Creation, prefix: string, ids: readonly string[]): boolean =>
  one.prefix === prefix && one.ids.join("\n") === ids.join("\n");
