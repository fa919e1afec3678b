import { isObject, type Json, own, parseJson } from "#engine/json";
import { utf8Text } from "../../body-text.ts";
import type { Call } from "../../call.ts";
import type { Exchange, Received } from "../../exchange.ts";
import { itemsOf } from "../../list-items.ts";
import { findValues, idText, propertyNames } from "../../resources/index.ts";
import type { Failure } from "../failure.ts";

/** The step of a failure that removes a resource, and the later steps, which only read. */
export interface Removal {
  /** The position of the step. */
  readonly at: number;
  /**
   * Returns true if answers to the steps after it have the thing.
   *
   * @param removal the call that removes the thing
   */
  readonly isThere: (removal: Call, answers: readonly Received[]) => boolean;
  /** The reason why nothing is shown if they do not have it before it is removed. */
  readonly missing: string;
}

/**
 * Finds the removal that a failure is about: one step, and later ones that only read its effect. A list without the
 * thing after the removal shows something only if it contained the thing before, since a list may be cut.
 */
export function removalOf({ check, steps }: Failure): Removal | undefined {
  const removals = steps.flatMap(({ request }, position) => (request.method === "DELETE" ? [position] : []));
  const [at] = removals;
  if (at === undefined || removals.length > 1) return undefined;
  const later = steps.slice(at + 1);
  if (later.length === 0 || later.some(({ request }) => request.method !== "GET")) return undefined;
  if (check === "found-after-delete") {
    const missing = "the thing can't be read before it is removed, so nothing is shown";
    return { at, isThere: (_, answers) => isFine(answers.at(-1)), missing };
  }
  if (check !== "listed-after-delete") return undefined;
  const taken = steps[at]?.takes.find(({ to }) => to[0] === "pathParameters");
  return {
    at,
    isThere: ({ form }, answers) => {
      const [key, id] = idIn(form.value, taken?.to[1]);
      const property = taken?.from.kind === "body" ? taken.from.path.at(-1) : undefined;
      const names = typeof property === "string" ? [property] : propertyNames({ prefix: "", key, collection: "" });
      return id !== undefined && answers.some((answer) => idsOf(answer, names).has(idText(id)));
    },
    missing: "the thing is not in the list before it is removed, so nothing is shown",
  };
}

/** Returns true if the thing that a replay removed is still there; undefined if the failure is not about that. */
export function isStillThere(failure: Failure, exchanges: readonly Exchange[]): boolean | undefined {
  const removal = removalOf(failure);
  const removed = removal && exchanges[removal.at];
  if (removal === undefined || removed === undefined) return undefined;
  const after = exchanges.slice(removal.at + 1).map(({ received }) => received);
  return removal.isThere(removed.call, after);
}

/** Returns true if an answer is a success. */
export const isFine = (received: Received | undefined): boolean =>
  received?.kind === "answer" && received.status >= 200 && received.status < 300;

/** Returns the path parameter of that name, or else the last one, with its name. */
export function idIn(form: Json, name: string | number | undefined): readonly [key: string, id: Json | undefined] {
  const parameters = isObject(form) ? own(form, "pathParameters") : undefined;
  const members = isObject(parameters) ? Object.entries(parameters) : [];
  return members.find(([key]) => key === name) ?? members.at(-1) ?? ["id", undefined];
}

/** Returns the ids of the items of a list. */
export function idsOf(received: Received, names: readonly string[]): ReadonlySet<string> {
  const parsed = received.kind === "answer" ? parseJson(utf8Text(received.body) ?? "") : undefined;
  const items = parsed?.ok ? (itemsOf(parsed.value) ?? []) : [];
  return new Set(items.flatMap((item) => findValues(item, names).slice(0, 1)).map(({ value }) => idText(value)));
}
