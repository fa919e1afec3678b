import { isPattern } from "#engine/interpret";
import { exactText, isExact, isList, isObject, type Json, type JsonObject, objectOf, own } from "#engine/json";
import { isSlowPattern } from "#engine/schema";
import { type Path, toPointer } from "#engine/shape";
import { isUrl } from "./address.ts";
import type { ImportCode, ImportDiagnostic } from "./diagnostic.ts";

/** A value of a description with its path and its file. */
export interface Node {
  readonly value: Json | undefined;
  /** The steps to it from the root of its file; undefined for the root. */
  readonly steps: Steps | undefined;
  readonly source: Source;
}

/** The file that nodes are in. */
export interface Source {
  readonly diagnostics: ImportDiagnostic[];
  /** Its address, if it is not the imported file. */
  readonly file?: string;
  /**
   * Returns the target of a node that is a reference, at the end of all references; `undefined` if there is none, which
   * is reported. Absent if the format has no references.
   */
  readonly follow?: (node: Node) => Node | undefined;
  /** True if the model keeps the audiences that parts are for. */
  readonly keepsAudiences?: boolean;
}

/** Steps into a value, linked from the last to the first: entering a member costs the same at any depth. */
interface Steps {
  readonly last: string | number;
  readonly before: Steps | undefined;
}

/** Returns the root node of a description in a format without references. */
export const rootNode = (value: Json, diagnostics: ImportDiagnostic[]): Node => rootIn(value, { diagnostics });

/** Returns the root node of a file. */
export const rootIn = (value: Json, source: Source): Node => ({ value, steps: undefined, source });

/** Returns the path of a node in its file. */
export function pathOf({ steps }: Pick<Node, "steps">): Path {
  const path: (string | number)[] = [];
  for (let at = steps; at !== undefined; at = at.before) path.push(at.last);
  return path.reverse();
}

/** Returns the key or the index of a node in the value around it; undefined for the root. */
export const lastStep = ({ steps }: Node): string | number | undefined => steps?.last;

/** Maximum number of diagnostics: more than any published description has. */
export const maxDiagnostics = 10_000;

/** Reports a diagnostic of a node, unless there are too many already; `limit` is always reported. */
export function note(node: Node, code: ImportCode, message: string): void {
  const { diagnostics, file } = node.source;
  if (diagnostics.length < maxDiagnostics || code === "limit")
    diagnostics.push({ at: locationOf(node), ...(file !== undefined && { file }), code, message });
}

/** Returns the location of a node: a JSON Pointer; in another file, the file's address and `#` precede it. */
export const locationOf = (node: Node): string =>
  (node.source.file === undefined ? "" : `${node.source.file}#`) + toPointer(pathOf(node));

/** Returns the mark of parts that are, or contain, parts of a document that was fetched from an address. */
export function fetchedFrom(...nodes: readonly Node[]): { readonly fetched?: true } {
  const seen = new Set<Json>();
  const open = [...nodes];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const { value, source } = included(node);
    if (source.file !== undefined && isUrl(source.file)) return { fetched: true };
    if (typeof value !== "object" || value === null || seen.has(value)) continue;
    seen.add(value);
    open.push(...(isList(value) ? itemsOf(node) : isObject(value) ? entriesOf(node).map(([, one]) => one) : []));
  }
  return {};
}

/** Returns each diagnostic once: an inherited part is read in each type that inherits it. */
export const distinct = (diagnostics: readonly ImportDiagnostic[]): readonly ImportDiagnostic[] =>
  distinctBy(diagnostics, ({ at, message }) => `${at} ${message}`);

/** Returns the items without those that have the key of an earlier one. */
export function distinctBy<T>(items: readonly T[], keyOf: (item: T) => string): readonly T[] {
  const found = new Map<string, T>();
  for (const item of items) if (!found.has(keyOf(item))) found.set(keyOf(item), item);
  return [...found.values()];
}

/**
 * Returns the node of a member, in the node itself, else in the target of its `$ref`. Its value is `undefined` if
 * neither has it.
 */
export function member(node: Node, key: string): Node {
  const at = keyword(node, key);
  if (at.value !== undefined || !isReference(node)) return at;
  return keyword(included(node), key);
}

/**
 * Returns the node of a member of the node itself, also if that has a `$ref`: a schema with one adds keywords to its
 * target.
 */
export const keyword = (node: Node, key: string): Node =>
  inside(node, isObject(node.value) ? own(node.value, key) : undefined, key);

/** Returns the node of a value inside another one. */
export const inside = ({ steps, source }: Node, value: Json | undefined, step: string | number): Node => ({
  value,
  steps: { last: step, before: steps },
  source,
});

const isReference = ({ value, source }: Node): boolean =>
  source.follow !== undefined && isObject(value) && typeof own(value, "$ref") === "string";

/**
 * Returns the target of a node that is a reference. Authors split a description anywhere: texts, lists and maps are in
 * separate files, though the format allows a `$ref` only in place of some objects. Returns a node without a value if
 * there is no target, and the node itself if it is not a reference.
 */
export const included = (node: Node): Node =>
  isReference(node) ? (node.source.follow?.(node) ?? { ...node, value: undefined }) : node;

/** Returns true if a node has a value; writers also send `null` for absent members. */
export const isThere = (node: Node): boolean => node.value !== undefined && node.value !== null;

/** Reads text that may be absent; other values are reported and read as absent. */
export function textOf(node: Node): string | undefined {
  const { value } = included(node);
  return typeof value === "string" ? value : nothing(node, "text", value);
}

/** Returns a text unless it is absent or empty. */
export function nonEmptyText(node: Node, key: string): string | undefined {
  const text = textOf(member(node, key));
  return text === undefined || text.trim() === "" ? undefined : text;
}

/** Reads a required text. If it is missing, this is reported, and the fallback is used. */
export function textOr(node: Node, other: string): string {
  if (!isThere(node)) note(node, "missing", `expected text, found nothing; using ${JSON.stringify(other)} instead`);
  return textOf(node) ?? other;
}

/** Reports a pattern that is not a regular expression of ECMA-262, which JSON Schema requires, or takes too long. */
export function notePattern(node: Node, pattern: string): void {
  if (!isPattern(pattern))
    note(node, "type", `expected a JavaScript regular expression, found ${found(pattern)}; any text is accepted`);
  else if (isSlowPattern(pattern))
    note(node, "unsupported", `a test of ${found(pattern)} could take too long; any text is accepted`);
}

/** A pattern between slashes, as JavaScript writes it; JSON Schema has only what is between them. */
const literalPattern = /^\/(\^[\s\S]*)\/[gmsuy]*$/;

/** Returns a pattern without the slashes around it, which are reported; they would be part of the text. */
export function withoutSlashes(node: Node, pattern: string): string {
  const inner = literalPattern.exec(pattern)?.[1];
  if (inner === undefined || !isPattern(inner)) return pattern;
  note(node, "mismatch", `expected a regular expression, found ${found(pattern)}; it is read without the slashes`);
  return inner;
}

/** Reads a boolean that may be absent. */
export function flagOf(node: Node): boolean | undefined {
  const { value } = included(node);
  return typeof value === "boolean" ? value : nothing(node, "true or false", value);
}

/** Reads a number that may be absent. */
export function numberOf(node: Node): number | undefined {
  const { value } = included(node);
  if (typeof value === "number") return value;
  return isExact(value) ? Number(exactText(value)) : nothing(node, "a number", value);
}

/** Reads the items of a list that may be absent. */
export function itemsOf(node: Node): readonly Node[] {
  const list = included(node);
  if (!isList(list.value)) return nothing(node, "a list", list.value) ?? [];
  return list.value.map((value, i) => inside(list, value, i));
}

/**
 * Reads the members of an object that may be absent. Properties beside a `$ref` are added to the properties of its
 * target.
 */
export function entriesOf(node: Node): readonly (readonly [string, Node])[] {
  const object = included(node);
  if (object === node) return ownEntries(node);
  const beside = ownEntries(node).filter(([key]) => key !== "$ref");
  const overridden = new Set(beside.map(([key]) => key));
  return [...ownEntries(object).filter(([key]) => !overridden.has(key)), ...beside];
}

function ownEntries(node: Node): readonly (readonly [string, Node])[] {
  if (!isObject(node.value)) return nothing(node, "an object", node.value) ?? [];
  return Object.keys(node.value).map((key) => [key, keyword(node, key)] as const);
}

/** Reads the texts of a list that may be absent. */
export const textsOf = (node: Node): readonly string[] => itemsOf(node).flatMap((item) => textOf(item) ?? []);

/** Reports a value of another type. A reference without a target is reported already. */
function nothing(node: Node, expected: string, value: Json | undefined): undefined {
  if (value !== undefined && value !== null) note(node, "type", `expected ${expected}, found ${found(value)}`);
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

/**
 * Reads the audiences that a part itself is for, under this key: a list, or one as text. Empty unless the model keeps
 * them and the part names some. The audiences of a type don't hide the properties that have it.
 */
export function audiencesIn(node: Node, key: string): { readonly audiences?: readonly string[] } {
  if (node.source.keepsAudiences !== true || !isObject(node.value)) return {};
  const { value } = keyword(node, key);
  const audiences = (isList(value) ? value : [value]).filter((one) => typeof one === "string");
  return audiences.length === 0 ? {} : { audiences };
}

/** Reports each member with another name than these. */
export function only(node: Node, names: readonly string[]): void {
  for (const [name, at] of entriesOf(node)) {
    if (!names.includes(name))
      note(at, "unsupported", `expected ${names.join(", ")}; ${JSON.stringify(name)} is ignored`);
  }
}

/** Returns the members of an object that are headers with these names, under them: names of headers have no case. */
export function headersNamed(names: Iterable<string>, values: JsonObject): JsonObject {
  const known = new Map([...names].map((name) => [name.toLowerCase(), name]));
  return objectOf(
    Object.entries(values).flatMap(([key, value]) => {
      const name = known.get(key.toLowerCase());
      return name === undefined ? [] : [[name, value] as const];
    }),
  );
}
