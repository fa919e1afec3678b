import { fillPlaces } from "#engine/fill-places";
import { type LabelParts, partTexts, type TypeForm, type TypeLabel, type TypeWord } from "#engine/interpret";

/** The labels of types in one language; `{}`, or the position of a part in braces, stands for the part. */
export type TypeLabelTexts = { readonly [T in TypeWord | TypeForm]: string };

/** Creates the function that writes labels that are made from others in a language. */
export function typeLabelIn(language: string, texts: TypeLabelTexts) {
  const either = new Intl.ListFormat(language, { type: "disjunction" });
  const all = new Intl.ListFormat(language, { type: "unit" });
  return (label: LabelParts, write: (label: TypeLabel) => string): string => {
    const parts = partTexts(label, write);
    const { form } = label;
    if (form === " or ") return either.format(parts);
    return form === ", " ? all.format(parts) : fillPlaces(texts[form], parts);
  };
}
