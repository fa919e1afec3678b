import { isList, isObject, type Json, own, unescapeSegment } from "#engine/json";
import { resolveAddress } from "../../address.ts";
import type { ImportDiagnostic } from "../../diagnostic.ts";
import { type DescriptionLimits, defaultDescriptionLimits } from "../../limits.ts";
import { danglingSuffix, inside, locationOf, member, type Node, note, rootNode } from "../../node.ts";
import { partDepth } from "../../text/cut-json.ts";
import { readText } from "../../text/read-text.ts";
import { unreadable } from "../../unreadable.ts";
import { anchorsIn } from "./anchors.ts";
import { externalReferences } from "./external-references.ts";
import { type Units, unitsOf } from "./units.ts";

/** A description and the files that it refers to, so that every `$ref` can be followed. */
export interface Documents {
  /** The root of the description itself. */
  readonly main: Node;
  /** Resolves the `$ref` of a node; a dangling one is reported once. */
  readonly target: (reference: string, from: Node) => Node | undefined;
  /** The same without a report of a dangling one. */
  readonly find: (reference: string, from: Node) => Node | undefined;
  /**
   * Returns the node itself or the target of its `$ref`, at the end of all references; `undefined` if there is no
   * target.
   */
  readonly follow: (node: Node) => Node | undefined;
  /** The dependencies of each unit of the description. */
  readonly units: Units;
}

/** Options of opening a description. */
export interface OpenOptions {
  /** The name of the description's own file or its address; references are relative to it. */
  readonly name?: string;
  /** Reads another file by the address that a reference makes; without it such references are diagnostics. */
  readonly read?: (address: string) => Promise<string>;
  /** True if it is known that it has no reference to another file. */
  readonly isAlone?: boolean;
  /** Limits that differ from the defaults. */
  readonly limits?: Partial<DescriptionLimits>;
}

/**
 * Opens a description with all files that it references, directly or through others. A file that can't be read is
 * reported and left out.
 */
export async function openDocuments(
  value: Json,
  { name = "", read, isAlone = false, limits }: OpenOptions,
  diagnostics: ImportDiagnostic[],
): Promise<Documents> {
  const most = { ...defaultDescriptionLimits, ...limits };
  const main = rootNode(value, diagnostics);
  const roots = new Map<string, Node | undefined>([[name, main]]);
  let open: readonly Node[] = isAlone ? [] : [main];
  while (open.length > 0) {
    const wanted = new Map<string, Node>();
    for (const root of open) {
      for (const { address, at } of externalReferences(root)) {
        const resolved = resolveAddress(address, root.file ?? name);
        if (!roots.has(resolved) && !wanted.has(resolved)) wanted.set(resolved, at);
      }
    }
    for (const address of wanted.keys()) roots.set(address, undefined);
    if (read === undefined) break;
    const room = Math.max(0, most.files + 1 + wanted.size - roots.size);
    const all = [...wanted];
    const made = await Promise.all(all.slice(0, room).map(([address, at]) => openFile(address, at, read, most)));
    noteFiles(all[room], most.files);
    for (const [address, root] of made) roots.set(address, root);
    open = made.flatMap(([, root]) => root ?? []);
  }
  return documents(main, name, roots);
}

/**
 * Opens another file. A reference that cannot be read may still name an anchor, so only a failure of reading is
 * reported.
 */
async function openFile(
  address: string,
  from: Node,
  read: NonNullable<OpenOptions["read"]>,
  limits: DescriptionLimits,
): Promise<readonly [string, Node | undefined]> {
  try {
    const parsed = readText({ name: address, text: await read(address) }, limits);
    if (parsed.ok) return [address, { ...rootNode(parsed.value, from.diagnostics), file: address }];
    from.diagnostics.push(...parsed.diagnostics.map((error) => unreadable(error, address)));
  } catch (error) {
    // Any error of the injected reader means that this file can't be read; the import continues without it.
    const why = error instanceof Error ? error.message : String(error);
    note(from, "unreadable", `${JSON.stringify(address)} could not be read: ${why}`);
  }
  return [address, undefined];
}

/** Reports the first file beyond the limit; `undefined` if all files are within it. */
function noteFiles(first: readonly [address: string, from: Node] | undefined, files: number): void {
  if (first === undefined) return;
  const [address, from] = first;
  const message = `more than ${files} other files are referenced; ${JSON.stringify(address)} and later files are ignored`;
  from.diagnostics.push({ at: locationOf(from), code: "limit", message, limit: "files" });
}

/** The state of following references. */
interface State {
  readonly main: Node;
  /** The name or address of the description itself. */
  readonly name: string;
  /** The roots of all files by address; `undefined` for those that can't be read. */
  readonly roots: ReadonlyMap<string, Node | undefined>;
  readonly units: Units;
  /** The targets of references by file and reference, in the unit that is being read. */
  readonly targets: Map<string, Node | undefined>;
  /** The anchors of each file. */
  readonly anchors: Map<Node, ReadonlyMap<string, Node>>;
}

function documents(main: Node, name: string, roots: ReadonlyMap<string, Node | undefined>): Documents {
  const units = unitsOf(main.diagnostics);
  const state: State = { main, name, roots, units, targets: new Map(), anchors: new Map() };
  units.onStart(() => state.targets.clear());
  if (roots.size > 1) units.preventReuse();
  return {
    main,
    units,
    find: (reference, from) => find(state, reference, from),
    target: (reference, from) => target(state, reference, from),
    follow: (node) => follow(state, node),
  };
}

function find(state: State, reference: string, from: Node): Node | undefined {
  const { main, name, roots, units } = state;
  const hash = reference.indexOf("#");
  const address = hash === -1 ? reference : reference.slice(0, hash);
  const fragment = hash === -1 ? "" : reference.slice(hash + 1);
  const own = from.file === undefined ? main : (roots.get(from.file) ?? main);
  const root =
    address === "" ? own : (roots.get(resolveAddress(address, from.file ?? name)) ?? anchored(state, own, address));
  if (root === undefined) return tracked(units, named(reference, main));
  if (fragment === "") return tracked(units, root);
  if (!fragment.startsWith("/")) return anchored(state, root, `#${fragment}`);
  const found = walk(root, fragment);
  const depth = fragment.split("/").length - 1;
  // A missing target may appear with any change of the node it was looked up in.
  if (found === undefined && partDepth(fragment.split("/").slice(1)) < depth) units.preventReuse();
  return tracked(units, found);
}

function anchored({ anchors, units }: State, root: Node, anchor: string): Node | undefined {
  // The search for a name reads the whole document.
  units.preventReuse();
  const all = anchors.get(root) ?? anchorsIn(root);
  anchors.set(root, all);
  return all.get(anchor);
}

/** Returns a target and records that the unit depends on it: on its presence, and on its content once that is read. */
function tracked(units: Units, node: Node | undefined): Node | undefined {
  if (units.current() === undefined) return node;
  if (node === undefined) {
    units.dependOnAbsence();
    return undefined;
  }
  units.dependOnPresence(node);
  let isRead = false;
  return {
    ...node,
    get value() {
      if (!isRead) units.dependOnContent(node);
      isRead = true;
      return node.value;
    },
  };
}

function target(state: State, reference: string, from: Node): Node | undefined {
  const { targets } = state;
  const key = `${from.file ?? ""} ${reference}`;
  if (targets.has(key)) return targets.get(key);
  const node = find(state, reference, from);
  targets.set(key, node);
  if (node === undefined) {
    note(member(from, "$ref"), "unknown-reference", `the reference ${JSON.stringify(reference)} ${danglingSuffix}`);
  }
  return node;
}

function follow(state: State, node: Node): Node | undefined {
  const visited = new Set<Node>();
  let at: Node | undefined = node;
  for (;;) {
    const reference = referenceOf(at);
    if (reference === undefined) return at;
    if (visited.has(at)) {
      note(node, "cycle", `the reference ${JSON.stringify(reference)} is circular`);
      return undefined;
    }
    visited.add(at);
    const next: Node | undefined = target(state, reference, at);
    if (next === undefined) return undefined;
    at = next;
  }
}

/** Returns the `$ref` of a node, if it has one. `$dynamicRef` is read as a plain one, with its first target. */
export function referenceOf({ value }: Node): string | undefined {
  if (!isObject(value)) return undefined;
  const reference = own(value, "$ref") ?? own(value, "$dynamicRef");
  return typeof reference === "string" ? reference : undefined;
}

/** Finds a schema by its name alone, as in early descriptions. */
function named(name: string, main: Node): Node | undefined {
  const containers = [member(main, "definitions"), member(member(main, "components"), "schemas")];
  return containers.map((container) => member(container, name)).find(({ value }) => value !== undefined);
}

/** Walks a JSON pointer in the form of a URI fragment (RFC 6901 §6). */
function walk(root: Node, fragment: string): Node | undefined {
  let at = root;
  for (const raw of fragment.split("/").slice(1)) {
    const key = unescapeSegment(decoded(raw));
    const plain = unescapeSegment(raw);
    if (isList(at.value)) {
      const index = /^(?:0|[1-9]\d{0,8})$/.test(key) ? Number(key) : -1;
      at = inside(at, at.value[index], index);
    } else {
      const next = member(at, key);
      at = next.value === undefined ? member(at, plain) : next;
    }
    if (at.value === undefined) return undefined;
  }
  return at;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
