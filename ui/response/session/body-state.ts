import { type JsonSyntaxError, parseJson } from "#engine/json";
import { decodeInSteps, decodeText } from "#engine/request";
import type { BodyFacts, BodySource, ViewName } from "./body-source.ts";
import type { Marks, View } from "./layout/index.ts";
import { jsonText, openTree, plainText, type Tree } from "./layout/index.ts";
import type { Steps } from "./steps.ts";
import {
  maxNodes,
  type NodePaths,
  type Nodes,
  nodePaths,
  nodesIn,
  syntaxErrorAt,
  syntaxErrorIn,
} from "./values/index.ts";

/** An open body: its text, its values if it is JSON, and its current layout. */
export interface BodyState {
  text: string;
  /** True if the text is JSON, or is declared to be. */
  isJson: boolean;
  syntaxError?: JsonSyntaxError | undefined;
  json?: JsonValues | undefined;
  view?: View | undefined;
  tree?: Tree | undefined;
  marks: Marks;
}

/** The values of a JSON text. */
interface JsonValues {
  readonly nodes: Nodes;
  readonly paths: NodePaths;
}

/** Starts without a body. */
export const noBody = (): BodyState => ({ text: "", isJson: false, marks: { hits: undefined, notes: new Map() } });

/** Decodes the text of a source; undefined if its bytes are not text. */
export const textOf = ({ content, charset }: Pick<BodySource, "content" | "charset">): string | undefined =>
  typeof content === "string" ? content : decodeText(content, charset);

const isJsonText = (text: string): boolean => {
  try {
    // The browser's parser is many times faster. Its value is not used, since it rounds long numbers.
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Finds a syntax error. On the page (`isShared`) this takes short steps, and finds only its position. */
function* syntaxErrorOf(text: string, isReported: boolean, isShared: boolean): Steps<SyntaxCheck> {
  if (!isShared) {
    if (isJsonText(text)) return { isJson: true };
    const parsed = isReported ? parseJson(text) : undefined;
    return { isJson: false, error: parsed?.ok === false ? parsed.error : undefined };
  }
  const offset = yield* syntaxErrorIn(text);
  if (offset < 0) return { isJson: true };
  return { isJson: false, error: isReported ? yield* syntaxErrorAt(text, offset) : undefined };
}

interface SyntaxCheck {
  readonly isJson: boolean;
  readonly error?: JsonSyntaxError | undefined;
}

/** Reads a source into the state. `isShared` is true on the page, where no step may take long. */
export function* openBody(state: BodyState, source: BodySource, isShared: boolean): Steps<BodyFacts> {
  const { content, charset, saysJson } = source;
  const text = isShared && typeof content !== "string" ? yield* decodeInSteps(content, charset) : textOf(source);
  if (text === undefined) return { kind: "bytes" };
  state.text = text;
  state.isJson = saysJson;
  const { isJson, error } = yield* syntaxErrorOf(text, saysJson, isShared);
  if (!isJson) {
    state.syntaxError = error;
    return { kind: "text", ...(error && { syntaxError: error }) };
  }
  state.isJson = true;
  const nodes = yield* nodesIn(text, source.maxValues ?? maxNodes);
  if (nodes === undefined) return { kind: "text", isHuge: true };
  state.json = { nodes, paths: nodePaths(text, nodes) };
  return { kind: "json", values: nodes.count };
}

/** Lays a body out for a width in characters. Returns the number of rows. */
export function* layOut(state: BodyState, name: ViewName, width: number): Steps<number> {
  const { text, json, syntaxError } = state;
  if (json === undefined) {
    state.view = yield* plainText(text, width, state.isJson ? "json" : "text", syntaxError);
  } else if (name === "text") state.view = yield* jsonText(text, json.nodes, width);
  else {
    state.tree ??= openTree(text, json.nodes);
    state.view = state.tree;
  }
  return state.view.rows;
}
