import type { Availability } from "#engine/shape";
import type { Word } from "../source.ts";
import type { AvailabilityAst, DescribedAst, Limit, ValidationAst } from "./ast/type.ts";
import {
  inWords,
  listOf,
  oneOf,
  type Read,
  type ReadAll,
  readBoolean,
  readMembers,
  readNumber,
  readText,
  readWord,
} from "./read.ts";

/** The format's availabilities as availabilities of the model, which has no alpha, preview or legacy. */
const availabilityWord = oneOf<Availability>("an availability", {
  "in-development": "InDevelopment",
  "pre-release": "PreRelease",
  "generally-available": "GenerallyAvailable",
  deprecated: "Deprecated",
  alpha: "InDevelopment",
  beta: "Beta",
  preview: "PreRelease",
  legacy: "Deprecated",
});

/** Reads `deprecated`, or `{status: deprecated, message: …}`. */
export const readAvailability: Read<AvailabilityAst> = (node, report) => {
  if (node.kind !== "map") {
    const status = availabilityWord(node, report);
    return status && { status };
  }
  return readMembers(node, report, {
    name: "an availability",
    keys: { status: availabilityWord, message: readText },
    required: ["status"],
  });
};

/** The keys that describe nearly every construct. */
export const describedKeys: { readonly docs: Read<string>; readonly availability: Read<AvailabilityAst> } = {
  docs: readText,
  availability: readAvailability,
};

/** Combines the description of a construct: the availability's message follows the docs. */
export function described<M extends { readonly docs?: string; readonly availability?: AvailabilityAst }>(
  members: M,
): Omit<M, "docs" | "availability"> & DescribedAst {
  const { docs, availability: { status, message } = {}, ...rest } = members;
  const text = [docs, message].filter((part) => part !== undefined && part !== "").join("\n\n");
  return { ...rest, ...(text !== "" && { docs: text }), ...optional("availability", status) };
}

/** Reads a list of audiences. */
export const readAudiences: ReadAll<Word> = listOf("a list of audiences", readWord);

/** Reads a number with its digits. */
export const readLimit: Read<Limit> = (node, report) => {
  const value = readNumber(node, report);
  if (value === undefined || node.kind !== "scalar") return undefined;
  return { value, text: node.source, span: node.span };
};

const readCount: Read<Limit> = (node, report) => {
  const limit = readLimit(node, report);
  if (limit === undefined || (Number.isSafeInteger(limit.value) && limit.value >= 0)) return limit;
  report("expected", node.span, { expected: "a whole number that is 0 or more", found: inWords(node) });
  return undefined;
};

const readFlag: Read<Word> = (node, report) =>
  readBoolean(node, report) === true ? { text: "true", span: node.span } : undefined;

/** Reads the validation rules of a value. */
export const readValidation: Read<ValidationAst> = (node, report) =>
  readMembers(node, report, {
    name: "a validation",
    keys: {
      format: readWord,
      pattern: readWord,
      minLength: readCount,
      maxLength: readCount,
      min: readLimit,
      max: readLimit,
      exclusiveMin: readFlag,
      exclusiveMax: readFlag,
      multipleOf: readLimit,
      minItems: readCount,
      maxItems: readCount,
      minProperties: readCount,
      maxProperties: readCount,
    },
  });

const readSource: Read<unknown> = (node, report) =>
  readMembers(node, report, {
    name: "a source",
    keys: { openapi: readWord, proto: readWord },
  });

const readEncoding: Read<unknown> = (node, report) =>
  readMembers(node, report, {
    name: "an encoding",
    keys: {
      proto: (value, report) => readMembers(value, report, { name: "proto", keys: { type: readWord } }),
      xml: (value, report) =>
        readMembers(value, report, {
          name: "xml",
          keys: {
            name: readWord,
            namespace: readWord,
            prefix: readWord,
            attribute: readBoolean,
            text: readBoolean,
            wrapped: readBoolean,
            separator: readWord,
          },
        }),
    },
  });

/** The source that a declaration was imported from; it does not affect the API. */
export const sourceKey = { source: readSource };

/** The encoding of a value in formats other than JSON, for which no code is generated. */
export const encodingKey = { encoding: readEncoding };

/** The name of a construct in SDKs. Generated types have its key, which is its name on the wire. */
export const nameKey = { name: readWord };

/** Returns an object with a member, or without it if it is undefined, for `exactOptionalPropertyTypes`. */
export const optional = <K extends string, T>(key: K, value: T | undefined): { readonly [P in K]?: T } =>
  // The only key is K, and it is present only with a value.
  (value === undefined ? {} : { [key]: value }) as { readonly [P in K]?: T };
