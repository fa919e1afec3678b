import { type TypeForms, type TypeLabel, type TypeWord, typeWriter } from "#engine/interpret";

type Listed = "or" | "oneOf" | "anyOf";

/** The labels of types in one language. Names, formats and counts are given as texts. */
export interface TypeLabelTexts {
  readonly words: { readonly [W in TypeWord]: string };
  readonly forms: Omit<TypeForms<string>, Listed> & {
    /** The list of types, or their number. */
    readonly oneOf: (types: string) => string;
    readonly anyOf: (types: string) => string;
  };
}

/** Creates the function that writes labels of types in a language. */
export function typeLabelIn(language: string, { words, forms }: TypeLabelTexts): (label: TypeLabel) => string {
  const either = new Intl.ListFormat(language, { type: "disjunction" });
  const all = new Intl.ListFormat(language, { type: "unit" });
  return typeWriter({
    words,
    forms: {
      ...forms,
      or: (...types) => either.format(types),
      oneOf: (...types) => forms.oneOf(all.format(types)),
      anyOf: (...types) => forms.anyOf(all.format(types)),
    },
  });
}
