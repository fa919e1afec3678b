import { isObject, type Json, own, printJson } from "#engine/json";
import type { Availability } from "#engine/shape";
import { plainText, type RichText } from "#engine/text";
import { formText } from "#locales/messages/form";
import type { Option, Options } from "#ui/kit";
import { availabilityText } from "./availability.ts";

/** A value or variant with its documentation. */
interface Documented {
  readonly description?: string;
  readonly availability?: Availability;
}

/** Returns the formatted text of a description. */
type Prose = (markdown: string) => RichText;

const optionOf = (label: string, { description, availability }: Documented, prose: Prose): Option => ({
  // An empty text can be neither seen nor read out; its JSON can.
  label: label === "" ? '""' : label,
  // An option is a single line.
  description: description === undefined ? undefined : plainText(prose(description)),
  note: availability && availabilityText(availability),
});

interface Variant extends Documented {
  readonly label: string;
}

/** Returns variants, with `null` as the last one of a union that may be null. */
export const withNull = (variants: readonly Variant[], isNullable: boolean): readonly Variant[] =>
  isNullable ? [...variants, { label: formText().nullWord }] : variants;

/** Returns a list as options, each created when it is read, so that thousands of them are not copied. */
export const documentedOptions = <T extends Documented>(
  things: readonly T[],
  labelOf: (thing: T) => string,
  prose: Prose,
): Options => ({
  length: things.length,
  at: (position) => {
    const thing = things[position];
    return thing && optionOf(labelOf(thing), thing, prose);
  },
});

/** Returns what a value names as its variant: the text of its discriminant, or other values as JSON. */
export function namedVariant(discriminant: string | undefined, value: Json | undefined): string | undefined {
  const named = discriminant !== undefined && isObject(value) ? own(value, discriminant) : undefined;
  return named === undefined || typeof named === "string" ? named : printJson(named);
}
