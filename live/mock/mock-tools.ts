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
  /** Returns true if an answer with the value is as documented. */
  readonly isValid: (shape: Shape, value: Json) => boolean;
}

/** Creates the interpreters of an API. */
export function createTools(types: Types): MockTools {
  const checks = new Map<Shape, (value: Json) => readonly unknown[]>();
  const checkOf = (shape: Shape) => {
    const known = checks.get(shape) ?? valueChecker(types, { shape });
    checks.set(shape, known);
    return known;
  };
  const isValid = (shape: Shape, value: Json): boolean => checkOf(shape)(value).length === 0;
  const samples = sampler(types, undefined, "answer");
  return { types, samples, isValid, vary: valueVariation(types, { samples, isValid }), readText: textReader(types) };
}
