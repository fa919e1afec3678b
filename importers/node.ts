import { isPattern } from "#engine/interpret";
import { exactText, isExact, isList, isObject, type Json, own } from "#engine/json";
import { type Path, toPointer } from "#engine/shape";
import { isUrl } from "./address.ts";
import type { ImportCode, ImportDiagnostic } from "./diagnostic.ts";

/** A value of a description with its path, and the list for its diagnostics. */
export interface Node {
  readonly value: Json | undefined;
  /** The steps to it from the root of its file; undefined for the root. */
  readonly steps: Steps | undefined;
  readonly diagnostics: ImportDiagnostic[];
  /** The address of its file, if that is not the imported one. */
  readonly file?: string;
}

/** Steps into a value, linked from the last to the first: entering a member costs the same at any depth. */
interface Steps {
  readonly last: string | number;
  readonly before: Steps | undefined;
}

/** Returns the root node of a description. */
export const rootNode = (value: Json, diagnostics: ImportDiagnostic[]): Node => ({
  value,
  steps: undefined,
  diagnostics,
});

/** Returns the path of a node in its file. */
export function pathOf({ steps }: Pick<Node, "steps">): Path {
  const path: (string | number)[] = [];
  for (let at = steps; at !== undefined; at = at.before) path.push(at.last);
  return path.reverse();
}

/** Returns the key or the index of a node in the value around it; undefined for the root. */
export const lastStep = ({ steps }: Node): string | number | undefined => steps?.last;

/** Maximum number of diagnostics; an author fixes no more at once. */
export const maxDiagnostics = 1000;

/** Reports a diagnostic of a node, unless there are too many already; `limit` is always reported. */
export function note(node: Node, code: ImportCode, message: string): void {
  if (node.diagnostics.length < maxDiagnostics || code === "limit")
    node.diagnostics.push({ at: locationOf(node), code, message });
}

/** Returns the location of a node: a JSON Pointer; in another file, the file's address and `#` precede it. */
export const locationOf = (node: Node): string =>
  (node.file === undefined ? "" : `${node.file}#`) + toPointer(pathOf(node));

/** Returns the mark of parts from a document that was fetched from an address for a reference. */
export const fetchedFrom = (...nodes: readonly Node[]): { readonly fetched?: true } =>
  nodes.some(({ file }) => file !== undefined && isUrl(file)) ? { fetched: true } : {};

/** The end of the message about a reference without a target. */
export const danglingSuffix = "can't be resolved";

/**
 * Returns each diagnostic once, with its first location: an inherited part is read in each type that inherits it, and
 * many references may lack the same target.
 */
export function distinct(diagnostics: readonly ImportDiagnostic[]): readonly ImportDiagnostic[] {
  const found = new Map<string, ImportDiagnostic>();
  for (const diagnostic of diagnostics) {
    const { at, message } = diagnostic;
    const location = message.endsWith(danglingSuffix) ? at.slice(0, at.indexOf("#") + 1) : at;
    const key = `${location} ${message}`;
    if (!found.has(key)) found.set(key, diagnostic);
  }
  return [...found.values()];
}

/** Returns the node of a member; its value is `undefined` if there is no such member, or no object. */
export const member = (node: Node, key: string): Node =>
  inside(node, isObject(node.value) ? own(node.value, key) : undefined, key);

/** Returns the node of a value inside another one. */
export const inside = ({ steps, diagnostics, file }: Node, value: Json | undefined, step: string | number): Node =>
  file === undefined
    ? { value, steps: { last: step, before: steps }, diagnostics }
    : { value, steps: { last: step, before: steps }, diagnostics, file };

/** Returns true if a node has a value; writers also send `null` for absent members. */
export const isThere = (node: Node): boolean => node.value !== undefined && node.value !== null;

/** Reads text that may be absent; other values are reported and read as absent. */
export const textOf = (node: Node): string | undefined =>
  typeof node.value === "string" ? node.value : nothing(node, "text");

/** Reads a required text. If it is missing, this is reported, and the fallback is used. */
export function textOr(node: Node, other: string): string {
  if (!isThere(node)) note(node, "missing", `expected text, found nothing; using ${JSON.stringify(other)} instead`);
  return textOf(node) ?? other;
}

/** Reports a pattern that is no regular expression of ECMA-262, as JSON Schema asks for. */
export function notePattern(node: Node, pattern: string): void {
  if (isPattern(pattern)) return;
  note(node, "type", `expected a JavaScript regular expression, found ${found(pattern)}; any text is accepted`);
}

/** Reads a boolean that may be absent. */
export const flagOf = (node: Node): boolean | undefined =>
  typeof node.value === "boolean" ? node.value : nothing(node, "true or false");

/** Reads a number that may be absent. */
export function numberOf(node: Node): number | undefined {
  const { value } = node;
  if (typeof value === "number") return value;
  return isExact(value) ? Number(exactText(value)) : nothing(node, "a number");
}

/** Reads the items of a list that may be absent. */
export function itemsOf(node: Node): readonly Node[] {
  if (!isList(node.value)) return nothing(node, "a list") ?? [];
  return node.value.map((value, i) => inside(node, value, i));
}

/** Reads the members of an object that may be absent. */
export function entriesOf(node: Node): readonly (readonly [string, Node])[] {
  if (!isObject(node.value)) return nothing(node, "an object") ?? [];
  return Object.keys(node.value).map((key) => [key, member(node, key)] as const);
}

/** Reads the texts of a list that may be absent. */
export const textsOf = (node: Node): readonly string[] => itemsOf(node).flatMap((item) => textOf(item) ?? []);

function nothing(node: Node, expected: string): undefined {
  if (isThere(node)) note(node, "type", `expected ${expected}, found ${found(node.value)}`);
  return undefined;
}

/** Describes a value for a message, without its content. */
export function found(value: Json | undefined): string {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  if (isExact(value)) return "a number";
  if (isList(value)) return "a list";
  if (typeof value === "string") return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  return typeof value === "object" ? "an object" : String(value);
}

/** Reports each member with another name than these. */
export function only(node: Node, names: readonly string[]): void {
  for (const [name, at] of entriesOf(node)) {
    if (!names.includes(name))
      note(at, "unsupported", `expected ${names.join(", ")}; ${JSON.stringify(name)} is ignored`);
  }
}
