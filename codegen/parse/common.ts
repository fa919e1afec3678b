import type { Availability } from "#engine/shape";
import type { Word } from "../source.ts";
import type { DescribedAst, Limit, ValidationAst } from "./ast.ts";
import { inWords, listOf, oneOf, type Read, readMembers, readNumber, readText, readWord } from "./read.ts";

const availabilityWord = oneOf<Availability>("an availability", {
  "in-development": "InDevelopment",
  "pre-release": "PreRelease",
  "generally-available": "GenerallyAvailable",
  deprecated: "Deprecated",
});

/** Reads `deprecated`, or `{status: deprecated}`. */
export const readAvailability: Read<Availability> = (node, report) => {
  if (node.kind !== "map") return availabilityWord(node, report);
  const keys = { status: availabilityWord };
  return readMembers<{ status: Availability }>(node, report, { name: "an availability", keys, notYet: ["message"] })
    ?.status;
};

/** The keys that inWords nearly every construct. */
export const describedKeys: { readonly docs: Read<string>; readonly availability: Read<Availability> } = {
  docs: readText,
  availability: readAvailability,
};

/** Takes what describes a construct out of its members. */
export const describedOf = (members: {
  readonly docs?: string;
  readonly availability?: Availability;
}): DescribedAst => ({
  ...(members.docs !== undefined && members.docs !== "" && { docs: members.docs }),
  ...(members.availability !== undefined && { availability: members.availability }),
});

/** Reads the names of the readers that something is meant for. */
export const readAudiences: Read<readonly Word[]> = listOf("a list of audiences", readWord);

/** Reads a number and keeps its digits. */
export const readLimit: Read<Limit> = (node, report) => {
  const value = readNumber(node, report);
  if (value === undefined || node.kind !== "scalar") return undefined;
  return { value, text: node.source, span: node.span };
};

const readCount: Read<Limit> = (node, report) => {
  const limit = readLimit(node, report);
  if (limit === undefined || (Number.isSafeInteger(limit.value) && limit.value >= 0)) return limit;
  report("expected", node.span, { expected: "a whole number from 0 up", found: inWords(node) });
  return undefined;
};

/** Reads the rules that a value must keep. */
export const readValidation: Read<ValidationAst> = (node, report) =>
  readMembers<Required<ValidationAst>>(node, report, {
    name: "a validation",
    keys: {
      format: readWord,
      pattern: readWord,
      minLength: readCount,
      maxLength: readCount,
      min: readLimit,
      max: readLimit,
    },
    notYet: ["exclusiveMin", "exclusiveMax", "multipleOf"],
  });

/** Keeps a member only where it is there, as `exactOptionalPropertyTypes` wants it. */
export const optional = <K extends string, T>(key: K, value: T | undefined): { readonly [P in K]?: T } =>
  // The only key is K, and it stands there only with a value.
  (value === undefined ? {} : { [key]: value }) as { readonly [P in K]?: T };
