import { type Pasted, paster, pathLabel, shapeFinder } from "#engine/form";
import type { ObjectShape, Path, Shape, Types } from "#engine/shape";
import { formText } from "#locales/messages/form";
import { lateText } from "#locales/messages/late";
import type { FormPort } from "#ui/form";
import { writers } from "../../writers.ts";

/** The form that is pasted into. */
interface PastedForm {
  /** Of the whole form. */
  readonly shape: ObjectShape;
  readonly port: FormPort;
  readonly types: Types;
}

/** The message of a paste. */
interface PasteMessage {
  readonly text: string;
  readonly failed: boolean;
}

/** Marks the invalid fields of a part as touched; returns their number. */
type TouchInvalid = (shape: Shape, at: Path) => number;

/**
 * Creates the function that fills the first of several paths that a pasted text fits; without a text, the browser refused
 * to read it. It loads with the first paste.
 */
export function pastedReader({ shape, port, types }: PastedForm) {
  const [paste, shapeAt] = [paster(types)(shape), shapeFinder(types)];
  const settle = (at: Path, pasted: Pasted, touchInvalid: TouchInvalid): PasteMessage => {
    if (pasted.kind === "fills") {
      port.dispatch(pasted.edit);
      // A pasted value counts as touched: no one visits each of its fields.
      const part = shapeAt(shape, port.read(), at);
      const invalid = part === undefined ? 0 : touchInvalid(part, at);
      const issues = invalid > 0 ? [lateText().issues({ count: invalid })] : [];
      return { text: [lateText().pasted({ place: pathLabel(at) }), ...issues].join(". "), failed: false };
    }
    if (pasted.kind === "unfit") return failure(lateText().pasteUnfit({ place: pathLabel(at) }));
    const { line, column } = pasted.error;
    return failure(formText().jsonError({ line, column, message: writers().jsonFault(pasted.error) }));
  };
  return (paths: readonly Path[], text: string | undefined, touchInvalid: TouchInvalid): PasteMessage | undefined => {
    if (text === undefined) return failure(lateText().pasteRefused);
    if (text.trim() === "") return failure(lateText().pasteEmpty);
    let last: { readonly at: Path; readonly pasted: Pasted } | undefined;
    for (const at of paths) {
      last = { at, pasted: paste(port.read(), at, text) };
      if (last.pasted.kind !== "unfit") break;
    }
    return last && settle(last.at, last.pasted, touchInvalid);
  };
}

const failure = (text: string): PasteMessage => ({ text, failed: true });
