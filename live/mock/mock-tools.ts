import { valueChecker } from "#engine/answer";
import { type Sample, type SamplePart, sampler } from "#engine/interpret";
import type { Json } from "#engine/json";
import type { Shape, Types } from "#engine/shape";
import { instanceOf, schemaBook } from "#engine/testing";
import { type ReadingTools, readingTools } from "../received/index.ts";
import { withValueAt } from "../with-value-at.ts";
import { type VaryValue, valueVariation } from "./vary-value.ts";

/** The interpreters of the types of one API. They are created once, since answers need them again and again. */
export interface MockTools extends ReadingTools {
  readonly samples: (parts: readonly SamplePart[]) => readonly Sample[];
  readonly vary: VaryValue;
  /** Returns true if an answer with the value is as documented, by the schema of its body where there is one. */
  readonly isValid: (shape: Shape, value: Json, schema?: string) => boolean;
  /** Replaces the parts of a value that its schema does not allow, such as a text in another format. */
  readonly repaired: (value: Json, schema: string) => Json;
}

/** Parts of a value that are replaced. Own choice. */
const maxRepairs = 30;

/** Creates the function that replaces invalid parts of answers. */
function repairer(types: Types): MockTools["repaired"] {
  const book = schemaBook(types.written ?? { schemas: {} }, "answer");
  const references = new Map<string, { readonly $ref: string }>();
  return (value, $ref) => {
    const reference = references.get($ref) ?? { $ref };
    references.set($ref, reference);
    const validate = book.validatorOf(reference);
    let result = value;
    for (let round = 0; round < maxRepairs; round += 1) {
      const [issue] = validate(result);
      if (issue === undefined) return result;
      const part = instanceOf(book, issue.schema);
      if (part === undefined) break;
      result = withValueAt(result, issue.path, part);
    }
    return instanceOf(book, reference) ?? value;
  };
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
  return {
    ...readingTools(types),
    samples,
    isValid,
    vary: valueVariation(types, { samples, isValid }),
    repaired: repairer(types),
  };
}
