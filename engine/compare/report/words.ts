import { type Json, printJson } from "#engine/json";
import type { EnumShape, Property, Shape } from "#engine/shape";

/** A value as text, truncated if it is long. */
export function valueText(value: Json | undefined): string {
  const text = value === undefined ? "nothing" : printJson(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

/** Describes a property in the words that follow its name. */
export const propertyText = ({ shape, optional, access }: Property, label: (shape: Shape) => string): string =>
  `${label(shape)}${optional ? ", optional" : ""}${access ? `, ${accessText(access)}` : ""}`;

/** Who may write a property. */
export const accessText = (access: Property["access"]): string =>
  access === undefined ? "read and write" : access === "READ_ONLY" ? "read-only" : "write-only";

/** The values of an enum as text, truncated if there are many. */
export function enumText({ values }: EnumShape): string {
  const shown = values.slice(0, 8).map(({ value }) => JSON.stringify(value));
  return `${shown.join(" or ")}${values.length > 8 ? ` or ${values.length - 8} more` : ""}`;
}
