import { applyEdit, editsOf } from "#engine/form";
import {
  decoder,
  decoderWithSelection,
  encoder,
  inferSelection,
  initialValue,
  matcher,
  selectedVariant,
  validator,
} from "#engine/interpret";

/** The subject of a law. A test of the law injects a broken interpreter, to show that the law fails. */
export interface Interpreters {
  readonly validator: typeof validator;
  readonly initialValue: typeof initialValue;
  readonly encoder: typeof encoder;
  readonly decoder: typeof decoder;
  readonly decoderWithSelection: typeof decoderWithSelection;
  readonly matcher: typeof matcher;
  readonly inferSelection: typeof inferSelection;
  readonly selectedVariant: typeof selectedVariant;
  readonly applyEdit: typeof applyEdit;
  readonly editsOf: typeof editsOf;
}

/** The interpreters of the product. */
export const interpreters: Interpreters = {
  validator,
  initialValue,
  encoder,
  decoder,
  decoderWithSelection,
  matcher,
  inferSelection,
  selectedVariant,
  applyEdit,
  editsOf,
};
