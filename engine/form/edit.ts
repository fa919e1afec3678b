import type { Choices } from "#engine/interpret";
import type { Json, JsonObject } from "#engine/json";
import type { Path } from "#engine/shape";
import type { FormState, Typed } from "./state.ts";

/** The variants that the unions inside a new value were made with, by pointer from that value. */
interface Brings {
  readonly choices?: Choices;
}

/**
 * All that a reader can do to a form. Controls send these; nothing else changes a form.
 *
 * - `set` puts a value in a place that is there, or under a key of an object. The choice of a union at the place stays.
 *   `goesOn` tells that it belongs to the same act as the one before it there: a button or key that is still held down.
 * - `remove` takes away a property, an item or a key; at the root it leaves `null`.
 * - `addProperty`, `addKey`: `at` is the object or map. A key that is there already keeps its value.
 * - `addAll` adds those of the values whose keys are not there yet; `at` is the object, `choices` are from there.
 * - `choose` takes a variant of the union at `at` and puts that variant's first value there.
 * - `insert` puts an item before the one at `index`, or at the end.
 * - `renameKey` keeps the value, its choices and its place among the keys (as far as the language orders keys that are
 *   numbers elsewhere). Where `to` is there already nothing changes, so no value is lost.
 * - `clear` empties the list or object at `at`; anything else becomes `null`.
 * - `type` keeps a text that is no value yet; without `text` it is let go. What takes the place of the value, or of what
 *   stands around it, lets such a text go as well.
 * - `reset` takes another state.
 */
export type Edit =
  | ({ readonly type: "set"; readonly at: Path; readonly value: Json; readonly goesOn?: boolean } & Brings)
  | { readonly type: "remove"; readonly at: Path }
  | ({ readonly type: "addProperty"; readonly at: Path; readonly key: string; readonly value: Json } & Brings)
  | ({ readonly type: "addAll"; readonly at: Path; readonly values: JsonObject } & Brings)
  | ({ readonly type: "choose"; readonly at: Path; readonly variant: number; readonly value: Json } & Brings)
  | ({ readonly type: "insert"; readonly at: Path; readonly index: number; readonly value: Json } & Brings)
  | ({ readonly type: "addKey"; readonly at: Path; readonly key: string; readonly value: Json } & Brings)
  | { readonly type: "renameKey"; readonly at: Path; readonly from: string; readonly to: string }
  | { readonly type: "clear"; readonly at?: Path }
  | { readonly type: "type"; readonly at: Path; readonly what: keyof Typed; readonly text: string | undefined }
  | { readonly type: "reset"; readonly state: FormState };

/** The edit of one type. */
export type EditOf<T extends Edit["type"]> = Extract<Edit, { readonly type: T }>;
