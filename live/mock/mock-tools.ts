import { valueChecker } from "#engine/answer";
import { type Sample, type SamplePart, sampler } from "#engine/interpret";
import type { Json } from "#engine/json";
import type { Shape, Types } from "#engine/shape";
import { type TextReader, textReader } from "./reading/index.ts";
import { type VaryValue, valueVariation } from "./vary-value.ts";

/** The interpreters of the types of one API. They are created once, since answers need them again and again. */
export interface MockTools {
  readonly types: Types;
  readonly samples: (parts: readonly SamplePart[]) => readonly Sample[];
  readonly vary: VaryValue;
  readonly readText: (shape: Shape) => TextReader;
  /** Returns true if an answer with the value is as documented, by the schema of its body where there is one. */
  readonly isValid: (shape: Shape, value: Json, schema?: string) => boolean;
}

/** Creates the interpreters of an API. */
export function createTools(types: Types): MockTools {
  const checks = new Map<Shape | string, (value: Json) => readonly unknown[]>();
  const checkOf = (shape: Shape, schema: string | undefined) => {
    const key = schema ?? shape;
    const known = checks.get(key) ?? valueChecker(types, { shape, ...(schema !== undefined && { schema }) });
    checks.set(key, known);
    return known;
  };
  const isValid: MockTools["isValid"] = (shape, value, schema) => checkOf(shape, schema)(value).length === 0;
  const samples = sampler(types, undefined, "answer");
  return { types, samples, isValid, vary: valueVariation(types, { samples, isValid }), readText: textReader(types) };
}
