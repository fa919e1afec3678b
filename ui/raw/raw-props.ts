import type { RefObject } from "react";
import type { Json } from "#engine/json";
import type { Path, Shape, Types } from "#engine/shape";
import type { FormPort } from "#ui/form";

/**
 * The reader's text with the value that the form had then. It is outdated if the form has another value. Text that
 * can't be parsed is stored in the form.
 */
export interface RawDraft {
  readonly text: string;
  readonly over: Json | undefined;
}

/** The syntax of a text view. */
export type TextSyntax = "JSON" | "XML";

/** Props of the text view of one path. `draft` outlives the view, so that the text is restored as it was typed. */
export interface RawJsonProps {
  readonly port: FormPort;
  readonly types: Types;
  readonly shape: Shape;
  readonly at: Path;
  readonly label: string;
  readonly optional: boolean;
  readonly draft: RefObject<RawDraft | undefined>;
  /** JSON if absent. */
  readonly syntax?: TextSyntax | undefined;
}
