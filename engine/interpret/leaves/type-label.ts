/** A type by its English name; some are only used by references. */
export type TypeWord =
  | "string"
  | "boolean"
  | "integer"
  | "uint"
  | "unsigned integer"
  | "double"
  | "number"
  | "long"
  | "uint64"
  | "unsigned long"
  | "big integer"
  | "datetime"
  | "date"
  | "uuid"
  | "UUID"
  | "base64"
  | "enum"
  | "object"
  | "file"
  | "files"
  | "any"
  | "nothing";

/** A form of labels that are made from others, by its English text; `{}` stands for each part in turn. */
export type TypeForm =
  /** The only type of a choice. */
  | "{}"
  | "list of {}"
  | "set of {}"
  | "array of {}"
  /** A list with items by position. */
  | "[{}]"
  | "map<{}, {}>"
  | "{} or null"
  /** One or any of the listed types, or of so many. */
  | "one of {}"
  | "any of {}"
  | "one of {} variants"
  /** A type and its format. */
  | "{} ({})"
  /** An object by one of its properties, by its number, or as the only unnamed one. */
  | "{} with {}"
  | "{} {}"
  | "other {}";

/** The label of a type as data, which is a phrase: a word, an unchanged name or value, or a form with its parts. */
export type TypeLabel =
  | TypeWord
  | { readonly kind: "json"; readonly json: string }
  | ({ readonly kind: "label" } & LabelParts);

/** A form with its parts, or several labels: a choice of them, or a list. */
export interface LabelParts {
  readonly form: TypeForm | " or " | ", ";
  readonly parts: readonly TypeLabel[];
}

/** Writes the parts of a label. A choice of several types inside another label is in brackets. */
export const partTexts = ({ form, parts }: LabelParts, write: (label: TypeLabel) => string): readonly string[] =>
  parts.map((part) => {
    const text = write(part);
    const isJoined = typeof part === "object" && "form" in part && /or|(one|any) of {}$/.test(part.form);
    return isJoined && form !== "{} or null" ? `(${text})` : text;
  });

/** Creates a label from others. */
export const madeLabel = (form: LabelParts["form"], ...parts: readonly TypeLabel[]): TypeLabel => ({
  kind: "label",
  form,
  parts,
});
