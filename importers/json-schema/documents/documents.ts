import { decodedUri } from "#engine/decode-uri";
import { errorMessage } from "#engine/error-message";
import { isList, isObject, type Json, own, unescapeSegment } from "#engine/json";
import { resolveAddress } from "../../address.ts";
import { type ImportDiagnostic, unreadable } from "../../diagnostic.ts";
import { type DescriptionLimits, defaultDescriptionLimits } from "../../limits.ts";
import { inside, keyword, lastStep, locationOf, member, type Node, note, rootIn, type Source } from "../../node.ts";
import { partDepth } from "../../text/cut-json.ts";
import { loadText } from "../../text/load-text.ts";
import { withoutMark } from "../../text/read-json-text.ts";
import { isTextFile } from "../../text-files.ts";
import { type ExternalReference, externalReferences } from "./external-references.ts";
import { type DocumentNames, draftOf, namesIn, type Place, placeOf } from "./places.ts";
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
  /** Returns the address that references in a node start from, and the draft of its schemas. */
  readonly placeOf: (node: Node) => Place;
  /** Returns the names that each document defines. */
  readonly names: () => readonly DocumentNames[];
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
  /** True if the model keeps the audiences that parts are for. */
  readonly keepsAudiences?: boolean | undefined;
}

/**
 * Opens a description with all files that it references, directly or through others. A file that can't be read is
 * reported and left out.
 */
export async function openDocuments(
  value: Json,
  { name = "", read, isAlone = false, limits, keepsAudiences = false }: OpenOptions,
  diagnostics: ImportDiagnostic[],
): Promise<Documents> {
  const most = { ...defaultDescriptionLimits, ...limits };
  let opened: Documents | undefined;
  const source: Source = { diagnostics, keepsAudiences, follow: (node) => opened?.follow(node) };
  const main = rootIn(value, source);
  const roots = new Map<string, Node | undefined>([[name, main]]);
  const places = placesOf(main, name, roots);
  let open: readonly Node[] = isAlone ? [] : [main];
  while (open.length > 0) {
    const wanted = new Map<string, ExternalReference>();
    for (const root of open) {
      for (const reference of externalReferences(root)) {
        const resolved = resolveAddress(reference.address, places.of(reference.at).base);
        // An address that a schema of the document has as its `$id` means that schema (JSON Schema 2020-12 §8.2.3).
        if (places.namesOf(root).nodes.has(resolved)) continue;
        const isKnown = roots.has(resolved) || wanted.get(resolved)?.isData === false;
        if (!isKnown) wanted.set(resolved, reference);
      }
    }
    for (const address of wanted.keys()) roots.set(address, undefined);
    if (read === undefined) break;
    const room = Math.max(0, most.files + 1 + wanted.size - roots.size);
    const all = [...wanted];
    const made = await Promise.all(all.slice(0, room).map(([address, by]) => openFile(address, by, read, most)));
    noteFiles(all[room], most.files);
    for (const [address, root] of made) roots.set(address, root);
    open = made.flatMap(([, root]) => root ?? []);
  }
  opened = documents({ main, name, roots, hasReader: read !== undefined });
  return opened;
}

/** Opens a document without reading any other file; references to them are reported where they are followed. */
export function openDocument(value: Json, diagnostics: ImportDiagnostic[]): Documents {
  let opened: Documents | undefined;
  const source: Source = { diagnostics, follow: (node) => opened?.follow(node) };
  const main = rootIn(value, source);
  opened = documents({ main, name: "", roots: new Map([["", main]]), hasReader: false });
  return opened;
}

/** The addresses and names of schemas in the documents of a description. */
interface Places {
  readonly of: (node: Node) => Place;
  readonly namesOf: (root: Node) => DocumentNames;
}

/** Creates the places of documents; a description says which draft its schemas have (OpenAPI 3.1 "jsonSchemaDialect"). */
function placesOf(main: Node, name: string, roots: ReadonlyMap<string, Node | undefined>): Places {
  const names = new Map<Node, DocumentNames>();
  const draft = isObject(main.value) ? draftOf(own(main.value, "jsonSchemaDialect")) : undefined;
  const documentOf = ({ source: { file } }: Node): Place => ({ base: file ?? name, draft });
  return {
    of: (node) =>
      placeOf(
        node,
        (node.source.file === undefined ? undefined : roots.get(node.source.file)) ?? main,
        documentOf(node),
      ),
    namesOf: (root) => {
      const known = names.get(root) ?? namesIn(root, documentOf(root));
      names.set(root, known);
      return known;
    },
  };
}

/**
 * Opens another file. A reference that cannot be read may still name an anchor, so only a failure of reading is
 * reported.
 */
async function openFile(
  address: string,
  { at: from, isData }: ExternalReference,
  read: NonNullable<OpenOptions["read"]>,
  limits: DescriptionLimits,
): Promise<readonly [string, Node | undefined]> {
  const { diagnostics } = from.source;
  try {
    const text = await read(address);
    const source = { ...from.source, file: address };
    if (isTextFile(address, text)) return [address, rootIn(withoutMark(text), source)];
    const parsed = await loadText({ name: address, text }, limits);
    if (parsed.ok) return [address, rootIn(parsed.value, source)];
    if (!isData) diagnostics.push(...parsed.diagnostics.map((error) => unreadable(error, address)));
  } catch (error) {
    // Any error of the injected reader means that this file can't be read; the import continues without it.
    const why = errorMessage(error);
    const message = why.startsWith(address) ? why : `${JSON.stringify(address)} could not be read: ${why}`;
    if (!isData) note(from, "unreadable", message);
  }
  return [address, undefined];
}

/** Reports the first file beyond the limit; `undefined` if all files are within it. */
function noteFiles(first: readonly [address: string, by: ExternalReference] | undefined, files: number): void {
  if (first === undefined) return;
  const [address, { at: from }] = first;
  const message = `more than ${files} other files are referenced; ${JSON.stringify(address)} and later files are ignored`;
  const { diagnostics, file } = from.source;
  diagnostics.push({
    at: locationOf(from),
    ...(file !== undefined && { file }),
    code: "limit",
    message,
    limit: "files",
  });
}

/** A description and the files that were read for it. */
interface Opened {
  readonly main: Node;
  /** The name or address of the description itself. */
  readonly name: string;
  /** The roots of all files by address; `undefined` for those that can't be read. */
  readonly roots: ReadonlyMap<string, Node | undefined>;
  /** True if other files were read, and those that can't be are reported. */
  readonly hasReader: boolean;
}

/** The state of following references. */
interface State extends Opened {
  readonly units: Units;
  readonly places: Places;
  /** The targets of references by base address and reference, in the unit that is being read. */
  readonly targets: Map<string, Node | undefined>;
}

function documents(files: Opened): Documents {
  const { main, name, roots } = files;
  const units = unitsOf(main.source.diagnostics);
  const places = placesOf(main, name, roots);
  const state: State = { ...files, units, places, targets: new Map() };
  units.onStart(() => state.targets.clear());
  if (roots.size > 1) units.preventReuse();
  return {
    main,
    units,
    placeOf: places.of,
    names: () => [...roots.values()].flatMap((root) => (root === undefined ? [] : places.namesOf(root))),
    find: (reference, from) => find(state, reference, from),
    target: (reference, from) => target(state, reference, from),
    follow: (node) => follow(state, node),
  };
}

function find(state: State, reference: string, from: Node): Node | undefined {
  const { main, units } = state;
  const hash = reference.indexOf("#");
  const address = hash === -1 ? reference : reference.slice(0, hash);
  const fragment = hash === -1 ? "" : reference.slice(hash + 1);
  const { base } = state.places.of(from);
  const resource = address === "" ? base : resolveAddress(address, base);
  const root = rootOf(state, resource, from);
  if (root === undefined) return tracked(units, named(reference, main));
  if (fragment === "") return tracked(units, root);
  if (!fragment.startsWith("/")) return anchored(state, `${resource}#${decodedUri(fragment)}`, from);
  const found = walk(state, root, fragment);
  const depth = fragment.split("/").length - 1;
  // A missing target may appear with any change of the node it was looked up in.
  if (found === undefined && partDepth(fragment.split("/").slice(1)) < depth) units.preventReuse();
  return tracked(units, found);
}

/** Returns the document or the schema with an address. */
function rootOf(state: State, address: string, from: Node): Node | undefined {
  const { main, name, roots } = state;
  const { file } = from.source;
  if (address === (file ?? name)) return file === undefined ? main : (roots.get(file) ?? main);
  return roots.get(address) ?? anchored(state, address, from);
}

/** Finds a schema by its name, in its own document first. */
function anchored({ places, main, roots, units }: State, name: string, { source: { file } }: Node): Node | undefined {
  // The search for a name reads the whole document.
  units.preventReuse();
  const own = (file === undefined ? undefined : roots.get(file)) ?? main;
  for (const root of [own, ...roots.values()]) {
    const found = root && places.namesOf(root).nodes.get(name);
    if (found !== undefined) return found;
  }
  return undefined;
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
  const { targets, places } = state;
  const key = `${places.of(from).base} ${reference}`;
  if (!targets.has(key)) {
    // While it is looked up it has no target: a pointer may lead through the reference itself.
    targets.set(key, undefined);
    targets.set(key, find(state, reference, from));
  }
  const node = targets.get(key);
  const name = node === undefined ? undefined : lastStep(node);
  if (typeof name === "string" && name.includes("/") && reference.endsWith(`/${name}`))
    note(keyword(from, "$ref"), "mismatch", "the name in the reference has slashes; write each as ~1");
  if (node === undefined && !isReported(state, reference, from)) {
    note(keyword(from, "$ref"), "unknown-reference", `the reference ${JSON.stringify(reference)} can't be resolved`);
  }
  return node;
}

/** Returns true if the file that a reference names could not be read, which is reported once for the file. */
function isReported({ roots, places, hasReader }: State, reference: string, from: Node): boolean {
  const [address = ""] = reference.split("#", 1);
  const resolved = resolveAddress(address, places.of(from).base);
  return hasReader && address !== "" && roots.has(resolved) && roots.get(resolved) === undefined;
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

/**
 * Walks a JSON pointer in the form of a URI fragment (RFC 6901 §6). It follows references: authors point at
 * `#/components/schemas/Pet` even if `schemas` is a separate file.
 */
function walk(state: State, root: Node, fragment: string): Node | undefined {
  let at = root;
  const steps = fragment.split("/").slice(1);
  for (const [i, raw] of steps.entries()) {
    const before = at;
    const own = stepInto(at, raw);
    const around = own.value === undefined && referenceOf(at) !== undefined ? follow(state, at) : undefined;
    // The unit also depends on the node with this reference, which is not recorded.
    if (around !== undefined) state.units.preventReuse();
    at = around === undefined ? own : stepInto(around, raw);
    if (at.value === undefined) {
      // Generators write the slashes of a name unchanged, not as ~1.
      const named = stepInto(before, steps.slice(i).join("/"));
      return i < steps.length - 1 && named.value !== undefined ? named : undefined;
    }
  }
  return at;
}

/** Returns the node behind one segment of a pointer. */
function stepInto(at: Node, segment: string): Node {
  const key = unescapeSegment(decodedUri(segment));
  if (isList(at.value)) {
    const index = /^(?:0|[1-9]\d{0,8})$/.test(key) ? Number(key) : -1;
    return inside(at, at.value[index], index);
  }
  const found = keyword(at, key);
  return found.value === undefined ? keyword(at, unescapeSegment(segment)) : found;
}
