import { checkAnswer, type Mismatch } from "#engine/answer";
import { parseJson } from "#engine/json";
import type { Schemas } from "#engine/schema-table";
import { formatPath, typesIn } from "#engine/shape";
import type { AnswerToCompare, Marked } from "./body-source.ts";
import { type BodyState, textOf } from "./body-state.ts";
import { noNotes, type RowNote } from "./layout/index.ts";

/** Longer bodies are not compared where that would block the page; in bytes. */
const maxCompared = 1_000_000;

/** A body is too long to be compared with its documentation on the page. */
export class TooLongError extends Error {
  override readonly name = "TooLongError";
}

/**
 * Compares a response with its documentation. Returns undefined if it is not JSON, or nothing is documented.
 *
 * @param isShared true on the page, which a long comparison would block
 */
export function compareAnswer(answer: AnswerToCompare, isShared: boolean): readonly Mismatch[] | undefined {
  const { source, endpoint, status } = answer;
  if (isShared && source.content.length > maxCompared) throw new TooLongError("too long to be compared here");
  const text = textOf(source);
  const parsed = text === undefined ? undefined : parseJson(text);
  if (parsed?.ok !== true) return undefined;
  const types = typesIn({ ...answer, ...schemasIn(answer.written) });
  return checkAnswer({ endpoint, types, status, value: parsed.value });
}

/** Reads the schemas of a message. */
function schemasIn(written: string | undefined): Partial<Schemas> {
  const parsed = written === undefined ? undefined : parseJson(written);
  // The page printed them.
  return parsed?.ok === true ? (parsed.value as unknown as Schemas) : {};
}

/** Marks mismatches on their values, and mismatches of missing members on the value that should contain them. */
export function markMismatches(state: BodyState, mismatches: readonly Mismatch[]): readonly Marked[] {
  const paths = state.json?.paths;
  const marked = mismatches.map((mismatch) => ({ ...mismatch, node: paths?.nearest(mismatch.path) ?? -1 }));
  const notes = new Map<number, readonly RowNote[]>();
  for (const mismatch of marked) {
    const { node, path } = mismatch;
    const isMissing = paths !== undefined && path.length > paths.pathOf(node).length;
    const name = isMissing ? `${formatPath(path.slice(-1))}: ` : "";
    notes.set(node, [...(notes.get(node) ?? noNotes), { kind: "mismatch", name, mismatch }]);
  }
  state.marks = { ...state.marks, notes };
  return marked;
}
