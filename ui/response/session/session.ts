import { checkAnswer, type Mismatch } from "#engine/answer";
import { type JsonSyntaxError, parseJson } from "#engine/json";
import type { Endpoint } from "#engine/model";
import { decodeInSteps, decodeText } from "#engine/request";
import { formatPath, type Path, type TypeTable, typesFrom } from "#engine/shape";
import { find, mostHits } from "./find.ts";
import { syntaxErrorAt, syntaxErrorIn } from "./json-check.ts";
import { jsonText } from "./json-text.ts";
import { copiedValue, type NodePaths, nodePaths } from "./node-paths.ts";
import { mostNodes, type Nodes, nodesIn } from "./nodes.ts";
import { plainText } from "./plain-text.ts";
import type { Row } from "./row.ts";
import { finish, type Steps } from "./steps.ts";
import { openTree, type Tree } from "./tree.ts";
import { type Marks, noNotes, type View } from "./view.ts";

/** A body to be looked at. */
export interface BodySource {
  /** The body as received, or a text where the bytes are gone. */
  readonly content: Uint8Array | string;
  /** The character set that the answer declares; UTF-8 where it declares none. */
  readonly charset: string | undefined;
  /** True if the response is declared to be JSON: only then are syntax errors reported. */
  readonly saysJson: boolean;
  /** The maximum number of values in a tree; a body with more is shown as text. */
  readonly mostValues?: number;
}

/** The kind of a body after reading it. */
export type BodyFacts =
  | { readonly kind: "json"; readonly values: number }
  /**
   * `issue` says why a body that says that it is JSON is not; `isHuge` that it has more values than a tree may have.
   */
  | { readonly kind: "text"; readonly syntaxError?: JsonSyntaxError; readonly isHuge?: true }
  /** Bytes that are no text in their character set. */
  | { readonly kind: "bytes" };

/** The two ways to look at JSON. */
export type ViewName = "tree" | "text";

/** A body and the documentation that it is compared with. */
export interface AnswerToCompare {
  readonly source: BodySource;
  readonly endpoint: Endpoint;
  readonly types: TypeTable;
  readonly status: number;
}

/** A mismatch with the value that it is marked on. */
export interface Marked extends Mismatch {
  readonly node: number;
}

/** The methods of an open body. They are synchronous here; a worker offers the same to the page as promises. */
export interface Session {
  readonly open: (source: BodySource) => BodyFacts;
  /** Lays the body out for a width in characters and says how many rows that takes. */
  readonly lay: (view: ViewName, width: number) => number;
  readonly read: (from: number, to: number) => readonly Row[];
  /** These two say how many rows there are then. */
  readonly fold: (node: number, folded: boolean) => number;
  readonly foldAll: (folded: boolean) => number;
  readonly find: (query: string) => { readonly count: number; readonly isCut: boolean };
  /** Opens what a search result is in; says its row and how many rows there are then. */
  readonly showHit: (hit: number) => Shown;
  /** The same for a value. */
  readonly showNode: (node: number) => Shown;
  /** The place of the issue in a text that is not JSON. */
  readonly showSyntaxError: () => Shown;
  readonly valueAt: (node: number) => { readonly path: string; readonly value: string };
  readonly pathOf: (node: number) => string;
  readonly mark: (mismatches: readonly Mismatch[]) => readonly Marked[];
  /** The whole text as received. */
  readonly text: () => string;
  /** Compares with the documentation, whatever is open; `undefined` if none is documented. */
  readonly check: (answer: AnswerToCompare) => readonly Mismatch[] | undefined;
}

/** Where something is shown. */
export interface Shown {
  readonly row: number;
  readonly rows: number;
}

const textOf = ({ content, charset }: Pick<BodySource, "content" | "charset">): string | undefined =>
  typeof content === "string" ? content : decodeText(content, charset);

const isJson = (text: string): boolean => {
  try {
    // The browser's own reader is many times faster; what it reads is thrown away, since it bends long numbers.
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Says what is wrong at a place, as it is beside the line. */
export const noteOf = ({ documented, got }: Mismatch): string => `documented: ${documented}; got: ${got}`;

/** A session whose long work is done step by step. */
export type StepSession = Omit<Session, LongWork> & {
  readonly [Name in LongWork]: (...asked: Parameters<Session[Name]>) => Steps<ReturnType<Session[Name]>>;
};

/** The methods that take long for long bodies. */
type LongWork = "open" | "lay" | "find";

/** Starts to look at one body, each question answered at once. */
export function startSession(): Session {
  const session = startSteps(false);
  return {
    ...session,
    open: (source) => finish(session.open(source)),
    lay: (view, width) => finish(session.lay(view, width)),
    find: (query) => finish(session.find(query)),
  };
}

/** Longer bodies are not compared where that would hold up the page; in bytes. */
const mostCompared = 1_000_000;

/** A body is too long to be compared with its documentation on the page. */
export class TooLongError extends Error {
  override readonly name = "TooLongError";
}

/**
 * Starts to look at one body.
 *
 * @param isShared whether the page waits meanwhile, so that no step may take long; alone it is done sooner in one go
 */
export function startSteps(isShared: boolean): StepSession {
  let text = "";
  let nodes: Nodes | undefined;
  let paths: NodePaths | undefined;
  let tree: Tree | undefined;
  let view: View | undefined;
  let saysJson = false;
  let syntaxError: JsonSyntaxError | undefined;
  let marks: Marks = { hits: undefined, notes: new Map() };

  const rows = (): number => view?.rows ?? 0;
  const shown = (row: number): Shown => ({ row, rows: rows() });
  const showNode = (node: number): Shown => {
    tree?.open(node);
    return shown(view?.rowOf(node) ?? -1);
  };

  return {
    *open(source) {
      const { content, charset } = source;
      const read = isShared && typeof content !== "string" ? yield* decodeInSteps(content, charset) : textOf(source);
      if (read === undefined) return { kind: "bytes" };
      text = read;
      saysJson = source.saysJson;
      const offset = isShared ? yield* syntaxErrorIn(text) : isJson(text) ? -1 : 0;
      if (offset >= 0) {
        if (saysJson && isShared) syntaxError = yield* syntaxErrorAt(text, offset);
        const parsed = saysJson && !isShared ? parseJson(text) : undefined;
        if (parsed?.ok === false) syntaxError = parsed.error;
        return { kind: "text", ...(syntaxError && { syntaxError }) };
      }
      saysJson = true;
      nodes = yield* nodesIn(text, source.mostValues ?? mostNodes);
      if (nodes === undefined) return { kind: "text", isHuge: true };
      paths = nodePaths(text, nodes);
      return { kind: "json", values: nodes.count };
    },
    *lay(name, width) {
      if (nodes === undefined) {
        const note = syntaxError && { offset: syntaxError.offset, text: syntaxError.message };
        view = yield* plainText(text, width, saysJson ? "json" : "text", note);
      } else if (name === "text") view = yield* jsonText(text, nodes, width);
      else {
        tree ??= openTree(text, nodes);
        view = tree;
      }
      return rows();
    },
    read: (from, to) => {
      const read: Row[] = [];
      if (view === undefined) return read;
      for (let row = Math.max(0, from); row < Math.min(to, view.rows); row += 1) read.push(view.read(row, marks));
      return read;
    },
    fold: (node, folded) => {
      tree?.fold(node, folded);
      return rows();
    },
    foldAll: (folded) => {
      tree?.foldAll(folded);
      return rows();
    },
    *find(query) {
      const { hits, isCut } = yield* find(text, query, nodes);
      marks = { ...marks, hits: hits.from.length === 0 ? undefined : hits };
      return { count: Math.min(hits.from.length, mostHits), isCut };
    },
    showHit: (hit) => {
      const offset = marks.hits?.from[hit] ?? 0;
      if (tree !== undefined && view === tree) tree.open(tree.nodeAt(offset));
      return shown(view?.rowAt(offset) ?? -1);
    },
    showNode,
    showSyntaxError: () => shown(syntaxError === undefined ? -1 : (view?.rowAt(syntaxError.offset) ?? -1)),
    valueAt: (node) =>
      nodes === undefined
        ? { path: "", value: "" }
        : { path: formatPath(paths?.pathOf(node) ?? []), value: copiedValue(text, nodes, node) },
    pathOf: (node) => formatPath(paths?.pathOf(node) ?? []),
    mark: (mismatches) => {
      const marked = mismatches.map((mismatch) => ({ ...mismatch, node: paths?.nearest(mismatch.path) ?? -1 }));
      const notes = new Map<number, readonly string[]>();
      for (const mismatch of marked) {
        const { node } = mismatch;
        const missing = paths !== undefined && isMissing(mismatch.path, paths.pathOf(node));
        const name = missing ? `${formatPath(mismatch.path.slice(-1))}: ` : "";
        notes.set(node, [...(notes.get(node) ?? noNotes), name + noteOf(mismatch)]);
      }
      marks = { ...marks, notes };
      return marked;
    },
    text: () => text,
    check: ({ source, endpoint, types, status }) => {
      if (isShared && source.content.length > mostCompared) throw new TooLongError("too long to be compared here");
      const read = textOf(source);
      const parsed = read === undefined ? undefined : parseJson(read);
      if (parsed?.ok !== true) return undefined;
      return checkAnswer({ endpoint, types: typesFrom(types), status, value: parsed.value });
    },
  };
}

/** Returns true if a mismatch at a path is shown at the value that should contain it. */
const isMissing = (at: Path, found: Path): boolean => at.length > found.length;
