import { type Control, type ControlFold, foldControl, integerRanges } from "#engine/interpret";
import type { MemberLimits, NumberLimits } from "#engine/shape";
import { formText } from "#locales/messages/form";
import type { Tools } from "./tools.ts";

/** Limits that only repeat the width of an integer type are not shown; an issue names them when they are exceeded. */
const widthEnds: ReadonlySet<string> = new Set(
  Object.values(integerRanges).flatMap(({ least, greatest }) => (least === "0" ? [greatest] : [least, greatest])),
);

const declared = (limit: number | string | undefined): number | string | undefined =>
  widthEnds.has(String(limit)) ? undefined : limit;

/** Returns the limits of a number that are not the ends of its type. */
export const declaredRange = ({ minimum, maximum }: Pick<NumberLimits, "minimum" | "maximum">) => ({
  minimum: declared(minimum),
  maximum: declared(maximum),
});

const range = (
  least: number | string | undefined,
  greatest: number | string | undefined,
  unit: (count: string) => string = String,
): string | undefined => {
  const [from, to] = [least, greatest].map((one) => (one === undefined ? undefined : String(one)));
  if (from === undefined) return to && unit(formText().atMost({ greatest: to }));
  if (to === undefined) return unit(formText().atLeast({ least: from }));
  return unit(from === to ? formText().exactly({ count: to }) : formText().fromTo({ least: from, greatest: to }));
};

const all = (...parts: readonly (string | undefined)[]): string | undefined =>
  parts.filter(Boolean).join("; ") || undefined;

const unlimited = (): undefined => undefined;

const rule = <T>(limit: T | undefined, text: (limit: string) => string): string | undefined =>
  limit === undefined ? undefined : text(String(limit));

const numberLimits = ({
  minimum,
  maximum,
  exclusiveMinimum,
  exclusiveMaximum,
  multipleOf,
}: NumberLimits): string | undefined =>
  all(
    range(declared(minimum), declared(maximum)),
    rule(exclusiveMinimum, (limit) => formText().moreThan({ limit })),
    rule(exclusiveMaximum, (limit) => formText().lessThan({ limit })),
    rule(multipleOf, (step) => formText().multipleOf({ step })),
  );

/** Returns the text of how many parts a value may have; a least of 0 says nothing. */
const counts = (
  least: number | undefined,
  most: number | undefined,
  unit: (values: { readonly count: string; readonly isOne: boolean }) => string,
): string | undefined =>
  range(least === 0 ? undefined : least, most, (count) => unit({ count, isOne: (most ?? least) === 1 }));

const memberCounts = ({ minProperties, maxProperties }: MemberLimits): string | undefined =>
  counts(minProperties, maxProperties, formText().properties);

/**
 * Returns the rules of a control, to show before there is an issue: limits, a pattern, counts, unique items, and rules
 * between its parts, once their words are loaded. `undefined` if it accepts all values of its type.
 */
export const limitsText = (control: Control, tools: Tools): string | undefined =>
  all(ownLimits(control, tools), control.rules && tools.rulesHint(control.rules));

const ownLimits: ControlFold<string | undefined, [tools: Tools]> = foldControl<string | undefined, [tools: Tools]>({
  text: ({ minLength, maxLength, regex, secret }, tools) =>
    all(
      counts(minLength, maxLength, formText().characters),
      rule(regex, (one) => formText().pattern({ regex: one })),
      secret && !tools.keepsSecrets ? formText().notKept : undefined,
    ),
  number: numberLimits,
  digits: numberLimits,
  switch: unlimited,
  datetime: unlimited,
  date: unlimited,
  base64: unlimited,
  choice: unlimited,
  fixed: unlimited,
  nullable: ({ item }, tools) => limitsText(tools.control(item), tools),
  list: ({ unique, minItems, maxItems }) =>
    all(counts(minItems, maxItems, formText().items), unique ? formText().eachOnce : undefined),
  map: memberCounts,
  group: memberCounts,
  union: unlimited,
  files: unlimited,
  json: unlimited,
});
