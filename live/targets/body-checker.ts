import { type AnswerToCheck, checkAnswer, type DocumentedContent, type Mismatch, valueChecker } from "#engine/answer";
import type { Json } from "#engine/json";
import { memoizeWeak } from "#engine/memoize-weak";
import { rpcAnswer } from "#engine/request";
import type { SchemaObject } from "#engine/schema-table";
import { isPathWithin, type Path, type Types } from "#engine/shape";
import { contradictionIn, schemaBook } from "#engine/testing";

/**
 * Creates the function that lists where a body differs from its documentation. A part with a schema that allows no value
 * has no mismatch: each value differs from it, and `callboard docs check` reports the description.
 */
export function bodyChecker({ endpoint, types, status }: Omit<AnswerToCheck, "value">, content: DocumentedContent) {
  const isRest = endpoint.protocol.kind === "rest";
  const check = isRest ? valueChecker(types, content) : undefined;
  return (value: Json): readonly Mismatch[] => {
    const found = check?.(value) ?? checkAnswer({ endpoint, types, status, value }) ?? [];
    const rpc = isRest ? undefined : rpcAnswer(value);
    if (found.length === 0 || (rpc !== undefined && rpc.kind !== "result")) return found;
    const impossible = impossibleParts(types, content, rpc?.value ?? value);
    const at = impossible.map((path) => (rpc === undefined ? path : ["result", ...path]));
    return found.filter(({ path }) => !at.some((one) => isPathWithin(path, one)));
  };
}

/** Lists the invalid parts of a value that no value is valid for. */
function impossibleParts(types: Types, { schema = [] }: DocumentedContent, value: Json): readonly Path[] {
  const { book, isImpossible } = answerBook(types);
  return [schema]
    .flat()
    .flatMap(($ref) => book.validatorOf({ $ref })(value))
    .flatMap((issue) => (isImpossible(issue.schema) ? [issue.path] : []));
}

const answerBook = memoizeWeak((types: Types) => {
  const book = schemaBook(types.written ?? { schemas: {} }, "answer");
  return { book, isImpossible: memoizeWeak((schema: SchemaObject) => contradictionIn(book, schema) !== undefined) };
});
