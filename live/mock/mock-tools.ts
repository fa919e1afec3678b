import { valueChecker } from "#engine/answer";
import { type Sample, type SamplePart, sampler } from "#engine/interpret";
import { isObject, type Json, own } from "#engine/json";
import type { Content } from "#engine/model";
import type { SchemaIssue } from "#engine/schema";
import { isPathWithin, type Path, type Shape, type Types } from "#engine/shape";
import { completed, instanceOf, type SchemaBook, schemaBook } from "#engine/testing";
import { writeOnlyPaths } from "../checks/index.ts";
import { type ReadingTools, readingTools } from "../received/index.ts";
import { withoutValue, withValueAt } from "../with-value-at.ts";
import { type VaryValue, valueVariation } from "./vary-value.ts";

/** The interpreters of the types of one API. They are created once, since answers need them again and again. */
export interface MockTools extends ReadingTools {
  readonly samples: (parts: readonly SamplePart[]) => readonly Sample[];
  readonly vary: VaryValue;
  /** Returns true if an answer with the value is as documented, by the schema of its body where there is one. */
  readonly isValid: (shape: Shape, value: Json, schema?: string) => boolean;
  /** Returns a value that its schema allows: invalid parts are replaced, such as a text in another format. */
  readonly repaired: (value: Json, content: Content) => Json;
}

/** Rounds of replacing invalid parts, since another rule may apply to a new part. Own choice. */
const maxRepairs = 30;

/** Replaces, completes or removes the part of a value that an issue is about; undefined if that is not possible. */
function repairPart(
  book: SchemaBook,
  root: Json,
  { path, schema, key, keyword, value }: SchemaIssue,
): Json | undefined {
  if (keyword === "false") return withoutValue(root, path);
  if (key !== undefined && isObject(value)) {
    if (own(value, key) !== undefined) return withoutValue(root, [...path, key]);
    const whole = completed(book, schema, value);
    if (whole !== undefined) return withValueAt(root, path, whole);
  }
  const part = instanceOf(book, schema);
  return part === undefined ? undefined : withValueAt(root, path, part);
}

/** Creates the function that replaces invalid parts of answers. */
function repairer(types: Types): (value: Json, schema: string) => Json {
  const book = schemaBook(types.written ?? { schemas: {} }, "answer");
  const references = new Map<string, { readonly $ref: string }>();
  return (value, $ref) => {
    const reference = references.get($ref) ?? { $ref };
    references.set($ref, reference);
    const validate = book.validatorOf(reference);
    let result = value;
    for (let round = 0; round < maxRepairs; round += 1) {
      const issues = validate(result);
      if (issues.length === 0) return result;
      const replaced: Path[] = [];
      for (const issue of issues) {
        if (replaced.some((one) => isPathWithin(issue.path, one))) continue;
        const next = repairPart(book, result, issue);
        if (next === undefined) continue;
        replaced.push(issue.path);
        result = next;
      }
      if (replaced.length === 0) break;
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
  const repair = repairer(types);
  return {
    ...readingTools(types),
    samples,
    isValid,
    vary: valueVariation(types, { samples, isValid }),
    repaired: (value, { shape, schema }) => {
      const hidden = writeOnlyPaths(types, shape)(value);
      // From the end, so that items of lists keep their positions.
      const shown = hidden.reduceRight((rest, path) => withoutValue(rest, path), value);
      return schema === undefined || isValid(shape, shown, schema) ? shown : repair(shown, schema);
    },
  };
}
