import { inEnglish, type Phrase } from "#engine/interpret";
import type { Texts } from "#ui/text";

/** Writes the label of a type in the language of a page. */
export const labelText = ({ typeLabel = inEnglish }: Texts, label: Phrase): string => typeLabel(label);
