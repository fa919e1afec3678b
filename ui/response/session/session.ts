import { checkAnswer, checkXmlAnswer, type Mismatch } from "#engine/answer";
import { parseJson, trustJson } from "#engine/json";
import type { EndpointForm } from "#engine/model";
import { formatPath, type Path, typesIn } from "#engine/shape";
import type { AnswerToCompare, BodyFacts, BodySource, Marked, ViewName } from "./body-source.ts";
import { type BodyState, layOut, noBody, openBody, textOf } from "./body-state.ts";
import { find, maxHits } from "./find.ts";
import { noNotes, type Row, type RowNote } from "./layout/index.ts";
import { finish, type Steps } from "./steps.ts";
import { copiedValue } from "./values/index.ts";

/** Longer bodies are not compared where that would block the page; in bytes. */
const maxCompared = 1_000_000;

/** A body is too long to be compared with its documentation on the page. */
class TooLongError extends Error {
  override readonly name = "TooLongError";
}

/**
 * Compares a response with its documentation. Returns undefined if it is neither JSON nor XML, or nothing is documented.
 *
 * @param isShared true on the page, which a long comparison would block
 */
function compareAnswer(answer: AnswerToCompare, isShared: boolean): readonly Mismatch[] | undefined {
  const { source, status } = answer;
  if (isShared && source.content.length > maxCompared) throw new TooLongError("too long to be compared here");
  const text = textOf(source);
  const parsed = text === undefined ? undefined : parseJson(text);
  const documented = parseJson(answer.documented);
  if (text === undefined || parsed === undefined || !documented.ok) return undefined;
  // The page printed it.
  const form = trustJson<EndpointForm>(documented.value);
  const about = { endpoint: form.endpoint, types: typesIn(form), status };
  if (parsed.ok) return checkAnswer({ ...about, value: parsed.value });
  return /^[\s\ufeff]*</.test(text) ? checkXmlAnswer({ ...about, text }) : undefined;
}

/** Marks mismatches on their values, and mismatches of missing members on the value that should contain them. */
function markMismatches(state: BodyState, mismatches: readonly Mismatch[]): readonly Marked[] {
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

/** The methods of an open body. They are synchronous; a worker offers the same to the page as promises. */
export interface Session {
  readonly open: (source: BodySource) => BodyFacts;
  /** Lays the body out for a width in characters. Returns the number of rows. */
  readonly lay: (view: ViewName, width: number) => number;
  readonly read: (from: number, to: number) => readonly Row[];
  /** Returns the number of rows after folding. */
  readonly fold: (node: number, folded: boolean) => number;
  /** Returns the number of rows after folding. */
  readonly foldAll: (folded: boolean) => number;
  readonly find: (query: string) => { readonly count: number; readonly isCut: boolean };
  /**
   * Shows in the tree only the values at some paths, with all around and inside them; everything again for `undefined`.
   * Returns these values in text order, and the number of rows.
   */
  readonly filter: (paths: readonly Path[] | undefined) => { readonly nodes: readonly number[]; readonly rows: number };
  /** Unfolds the values around a search result. */
  readonly showHit: (hit: number) => Shown;
  /** Unfolds the values around a value. */
  readonly showNode: (node: number) => Shown;
  /** Finds the syntax error of a text that is not JSON. */
  readonly showSyntaxError: () => Shown;
  readonly valueAt: (node: number) => { readonly path: string; readonly value: string };
  readonly pathOf: (node: number) => string;
  readonly mark: (mismatches: readonly Mismatch[]) => readonly Marked[];
  /** The whole text as received. */
  readonly text: () => string;
  /** Compares a body with its documentation, independently of the open one; undefined if nothing is documented. */
  readonly check: (answer: AnswerToCompare) => readonly Mismatch[] | undefined;
}

/** The row that shows something, -1 if none does, and the number of rows. */
export interface Shown {
  readonly row: number;
  readonly rows: number;
}

/** The methods that take long for large bodies. */
type LongWork = "open" | "lay" | "find";

/** A session with long work that can pause. */
export type StepSession = Omit<Session, LongWork> & {
  readonly [Name in LongWork]: (...asked: Parameters<Session[Name]>) => Steps<ReturnType<Session[Name]>>;
};

/** Starts a session that does each call at once. */
export function startSession(): Session {
  const session = startSteps(false);
  return {
    ...session,
    open: (source) => finish(session.open(source)),
    lay: (view, width) => finish(session.lay(view, width)),
    find: (query) => finish(session.find(query)),
  };
}

/** Returns where a row is shown; -1 before the first layout. */
const shownAt = ({ view }: BodyState, row: number | undefined): Shown => ({ row: row ?? -1, rows: view?.rows ?? 0 });

/**
 * Starts a session without a body.
 *
 * @param isShared true on the page, so that no step may take long; in a worker one long step takes less time
 */
export function startSteps(isShared: boolean): StepSession {
  const state = noBody();
  const rows = (): number => state.view?.rows ?? 0;
  return {
    open: (source) => openBody(state, source, isShared),
    lay: (name, width) => layOut(state, name, width),
    read: (from, to) => {
      const { view, marks } = state;
      const read: Row[] = [];
      if (view === undefined) return read;
      for (let row = Math.max(0, from); row < Math.min(to, view.rows); row += 1) read.push(view.read(row, marks));
      return read;
    },
    fold: (node, folded) => {
      state.tree?.fold(node, folded);
      return rows();
    },
    foldAll: (folded) => {
      state.tree?.foldAll(folded);
      return rows();
    },
    *find(query) {
      const { hits, isCut } = yield* find(state.text, query, state.json?.nodes);
      state.marks = { ...state.marks, hits: hits.from.length === 0 ? undefined : hits };
      return { count: Math.min(hits.from.length, maxHits), isCut };
    },
    filter: (paths) => {
      const { json, tree } = state;
      if (json === undefined || tree === undefined) return { nodes: [], rows: rows() };
      const nodes = paths && [...new Set(paths.map(json.paths.nearest))].sort((a, b) => a - b);
      tree.filter(nodes);
      return { nodes: nodes ?? [], rows: rows() };
    },
    showHit: (hit) => {
      const { marks, tree, view } = state;
      const offset = marks.hits?.from[hit] ?? 0;
      if (tree !== undefined && view === tree) tree.open(tree.nodeAt(offset));
      return shownAt(state, view?.rowAt(offset));
    },
    showNode: (node) => {
      state.tree?.open(node);
      return shownAt(state, state.view?.rowOf(node));
    },
    showSyntaxError: () => shownAt(state, state.syntaxError && state.view?.rowAt(state.syntaxError.offset)),
    valueAt: (node) => {
      const { text, json } = state;
      if (json === undefined) return { path: "", value: "" };
      return { path: formatPath(json.paths.pathOf(node)), value: copiedValue(text, json.nodes, node) };
    },
    pathOf: (node) => formatPath(state.json?.paths.pathOf(node) ?? []),
    mark: (mismatches) => markMismatches(state, mismatches),
    text: () => state.text,
    check: (answer) => compareAnswer(answer, isShared),
  };
}
