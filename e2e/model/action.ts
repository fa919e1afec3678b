import type { Edit, FormState } from "#engine/form";
import type { JsonObject } from "#engine/json";
import type { Path } from "#engine/shape";
import type { SampleFile } from "./sample-files.ts";

/** An action of a reader, as plain data for a replay file: `do`, the path as a JSON Pointer, and its details. */
export interface Action extends JsonObject {
  readonly do: string;
}

/** The widget of a gesture: its field, and its accessible name. */
export interface Widget {
  /** The path of its field; the root is the whole playground. */
  readonly field: Path;
  readonly name: string;
  /** The number of widgets of the same role and name before it in the field. */
  readonly nth: number;
}

/** The search for an option of a long list, of which only a part is on the page. */
export interface Find {
  readonly name: string;
  /** The number of options of the same name before it. */
  readonly nth: number;
}

/** Performs an action on a page, by roles and names. */
export type Gesture =
  | { readonly kind: "fill"; readonly widget: Widget; readonly text: string; readonly secret: boolean }
  | { readonly kind: "toggle"; readonly widget: Widget }
  | { readonly kind: "press"; readonly widget: Widget; readonly which: "first" | "last" }
  | { readonly kind: "segment"; readonly widget: Widget; readonly position: number }
  | { readonly kind: "dropdown"; readonly widget: Widget; readonly position: number; readonly find?: Find }
  | { readonly kind: "menu"; readonly widget: Widget; readonly entry: string | number }
  | { readonly kind: "newKey"; readonly widget: Widget; readonly key: string; readonly closed: boolean }
  | { readonly kind: "renameKey"; readonly row: Path; readonly name: string; readonly to: string }
  | { readonly kind: "removeRow"; readonly row: Path; readonly name: string; readonly which: "first" | "last" }
  | { readonly kind: "json"; readonly title: string; readonly text: string }
  /** Chosen in the system's dialog, which `button` opens, or dropped. */
  | {
      readonly kind: "files";
      readonly field: Path;
      readonly button: string;
      readonly how: "browse" | "drop";
      readonly files: readonly SampleFile[];
    }
  | { readonly kind: "copy"; readonly text: string }
  /** Focuses a group, or a chooser by its name, and presses the keys to paste. */
  | { readonly kind: "pasteKeys"; readonly field: Path; readonly focus: "group" | Widget };

/** The effect that an action must have on a form, as an edit of the engine. */
export type Effect =
  | { readonly kind: "edits"; readonly edits: readonly Edit[] }
  | { readonly kind: "undo" }
  | { readonly kind: "redo" }
  | { readonly kind: "replace"; readonly state: FormState; readonly name: string };

/** An action that a form offers, without parameters. */
export interface Offer {
  readonly action: Action;
  readonly gestures: readonly Gesture[];
  readonly effect: Effect;
}
