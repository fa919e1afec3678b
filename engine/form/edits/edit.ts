import type { VariantSelection } from "#engine/interpret";
import type { Json, JsonObject } from "#engine/json";
import type { Path } from "#engine/shape";
import type { FormState, TypedDraft } from "./state.ts";

/** The selected variants of the unions inside a new value, by pointer from that value. */
interface SelectionPart {
  readonly selection?: VariantSelection;
}

/**
 * Every edit of a form. Controls send these; nothing else changes a form.
 *
 * - `set` stores a value at an existing path, or under a key of an object. The variant of a union at the path stays.
 *   `continues` marks it as part of the same gesture as the edit before it there: a button or key that is still held down.
 * - `remove` removes a property, an item or a key; at the root it leaves `null`.
 * - `addProperty`, `addKey`: `at` is the object or map. An existing key keeps its value.
 * - `addAll` adds values with keys that don't exist yet; `at` is the object, `selection` is relative to it. `empty` has the keys
 *   of properties that are revealed without a value; only the name of the step counts them.
 * - `choose` selects a variant of the union at `at` and stores that variant's initial value there.
 * - `insert` inserts an item before the one at `index`, or appends it.
 * - `renameKey` keeps the value, its variants and its position among the keys. If `to` exists already nothing changes, so
 *   no value is lost.
 * - `clear` empties the list or object at `at`; anything else becomes `null`.
 * - `type` stores a draft: typed text that is not a value yet; without `text` it drops the draft. Replacing the value,
 *   a value around it, drops the draft as well.
 * - `reset` replaces the whole state.
 */
export type Edit =
  | ({ readonly type: "set"; readonly at: Path; readonly value: Json; readonly continues?: boolean } & SelectionPart)
  | { readonly type: "remove"; readonly at: Path }
  | ({ readonly type: "addProperty"; readonly at: Path; readonly key: string; readonly value: Json } & SelectionPart)
  | ({
      readonly type: "addAll";
      readonly at: Path;
      readonly values: JsonObject;
      readonly empty?: readonly string[];
    } & SelectionPart)
  | ({ readonly type: "choose"; readonly at: Path; readonly variant: number; readonly value: Json } & SelectionPart)
  | ({ readonly type: "insert"; readonly at: Path; readonly index: number; readonly value: Json } & SelectionPart)
  | ({ readonly type: "addKey"; readonly at: Path; readonly key: string; readonly value: Json } & SelectionPart)
  | { readonly type: "renameKey"; readonly at: Path; readonly from: string; readonly to: string }
  | { readonly type: "clear"; readonly at?: Path }
  | { readonly type: "type"; readonly at: Path; readonly what: keyof TypedDraft; readonly text: string | undefined }
  | { readonly type: "reset"; readonly state: FormState };

/** The edit of one type. */
export type EditOf<T extends Edit["type"]> = Extract<Edit, { readonly type: T }>;
