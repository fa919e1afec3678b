import { applyEdit, editsOf } from "#engine/form";
import { choicesIn, chosenVariant, decoder, encoder, matcher, reader, starter, validator } from "#engine/interpret";

/** What a law is about. A twin of a law hands in a wrong one, to show that the law bites. */
export interface Interpreters {
  readonly validator: typeof validator;
  readonly starter: typeof starter;
  readonly encoder: typeof encoder;
  readonly decoder: typeof decoder;
  readonly reader: typeof reader;
  readonly matcher: typeof matcher;
  readonly choicesIn: typeof choicesIn;
  readonly chosenVariant: typeof chosenVariant;
  readonly applyEdit: typeof applyEdit;
  readonly editsOf: typeof editsOf;
}

/** The product's own. */
export const interpreters: Interpreters = {
  validator,
  starter,
  encoder,
  decoder,
  reader,
  matcher,
  choicesIn,
  chosenVariant,
  applyEdit,
  editsOf,
};
