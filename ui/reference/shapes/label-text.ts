import { type TypeLabel, typeInEnglish } from "#engine/interpret";
import type { Texts } from "#ui/text";

/** Writes the label of a type in the language of a page. */
export const labelText = ({ typeLabel = typeInEnglish }: Texts, label: TypeLabel): string => typeLabel(label);
