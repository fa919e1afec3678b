import { isObject, own } from "#engine/json";
import type { Content } from "#engine/model";
import type { Schema, SchemaAnchors, SchemaObject, Schemas, SchemaTable } from "#engine/schema-table";
import { locationOf, type Node } from "../../node.ts";
import { type Documents, ignoresSiblings, type Place, placeIn } from "../documents/index.ts";
import { type Dialect, isNullable } from "../facts/index.ts";
import type { NamedSchema } from "../named-schemas.ts";
import { withDiscriminator } from "./discriminated.ts";
import { nullable, type Translation, translateKeywords } from "./translate.ts";

/** The schemas of a description as their authors wrote them, in the keywords of one draft. */
export interface WrittenSchemas {
  /** Returns the location of a schema, which becomes part of the table; nothing for an absent schema. */
  readonly locationOf: (schema: Node) => Pick<Content, "schema">;
  /** Returns the table of these schemas and of all that they refer to; `undefined` for unchanged ones. */
  readonly finish: () => FinishedSchemas;
  /** Returns the whole table, after `finish`: unchanged schemas are read again once they are needed. */
  readonly table: () => Schemas;
  /** Adds named schemas that nothing uses, and returns all locations; after `finish`, for checks only. */
  readonly addUnused: () => readonly string[];
  /** Lists the schemas with examples or a default at a location and inside that schema. */
  readonly statingExamples: (location: string) => readonly StatingSchema[];
  /** Records that the current unit depends on schemas of the table. */
  readonly dependOn: (locations: Iterable<string>) => void;
}

/** A schema that states examples or a default, as written and translated. */
export interface StatingSchema {
  readonly node: Node;
  readonly schema: SchemaObject;
}

/** The table of a description's schemas. */
export interface FinishedSchemas {
  readonly entries: readonly (readonly [location: string, schema: SchemaObject | undefined])[];
  readonly anchors: SchemaAnchors | undefined;
}

/** Returns the schemas of a table that was read as a whole; nothing if it is empty. */
export function wholeTable({ entries, anchors }: FinishedSchemas): Partial<Schemas> {
  const present = entries.flatMap(([location, schema]) => (schema === undefined ? [] : [[location, schema] as const]));
  return present.length === 0
    ? {}
    : { schemas: Object.fromEntries(present), ...(anchors && { schemaAnchors: anchors }) };
}

/** The name of a schema among the units of a description. */
const schemaUnit = (location: string): string => `schema ${location}`;

/** The state of collecting. */
interface State {
  readonly documents: Documents;
  readonly dialect: Dialect;
  /** The schemas of the table by location, in the order in which they were found. */
  readonly found: Map<string, Node>;
  /** The schemas of the table that were read. */
  readonly read: Map<string, SchemaObject | undefined>;
  anchors: SchemaAnchors | undefined;
  /** Collects the schemas that state examples, while it is present. */
  readonly stating?: StatingSchema[];
  /** True once a dynamic reference was read. */
  isDynamic: boolean;
}

/** Creates the collector of written schemas. */
export function writtenSchemas(documents: Documents, dialect: Dialect, named: readonly NamedSchema[]): WrittenSchemas {
  const state: State = { documents, dialect, found: new Map(), read: new Map(), anchors: undefined, isDynamic: false };
  const { units } = documents;
  units.onReuse(({ schemas = [] }) => {
    for (const location of schemas) {
      const node = state.found.has(location) ? undefined : documents.find(`#${encodeURI(location)}`, documents.main);
      if (node !== undefined) state.found.set(location, node);
    }
  });
  return {
    locationOf: (schema) => (schema.value === undefined ? {} : { schema: add(state, schema) }),
    finish: () => {
      const entries = readAll(state);
      if (!state.isDynamic) return { entries: [...entries], anchors: undefined };
      units.preventReuse();
      state.anchors = anchorsOf(state);
      return { entries: [...readAll(state)], anchors: state.anchors };
    },
    table: () => ({ schemas: tableOf(state), ...(state.anchors && { schemaAnchors: state.anchors }) }),
    addUnused: () => {
      for (const { node } of named) if (!state.found.has(locationOf(node))) state.found.set(locationOf(node), node);
      // The map grows while it is read.
      for (const [location, node] of state.found)
        if (!state.read.has(location))
          state.read.set(
            location,
            units.readDetached(() => entryOf(state, node)),
          );
      return [...state.found.keys()];
    },
    statingExamples: (location) => {
      const node = state.found.get(location);
      const stating: StatingSchema[] = [];
      if (node !== undefined) units.readDetached(() => entryOf({ ...state, stating }, node));
      return stating;
    },
    dependOn: (locations) => {
      // The order of the table depends on which schemas were read.
      for (const location of [...locations].sort()) {
        const [unit, node] = [schemaUnit(location), state.found.get(location)];
        units.dependOnUnit(unit);
        // An unused schema is not a unit.
        if (node !== undefined && units.openOf(unit) === undefined && units.cachedRecord(unit) === undefined)
          units.dependOnContent(node);
      }
    },
  };
}

function tableOf(state: State): SchemaTable {
  const table: { [location: string]: SchemaObject } = {};
  for (const [location, node] of state.found) {
    let schema = state.read.get(location);
    const get = (): SchemaObject => {
      schema ??= state.documents.units.readDetached(() => entryOf(state, node));
      return schema;
    };
    Object.defineProperty(table, location, { get, enumerable: true });
  }
  return table;
}

/** Adds a schema to the table, and returns its location. */
function add({ documents: { units }, found }: State, node: Node): string {
  const location = locationOf(node);
  if (!found.has(location)) found.set(location, node);
  units.current()?.schemas.add(location);
  return location;
}

/** Reads all schemas that were found, and those that they refer to. */
function readAll(state: State): ReadonlyMap<string, SchemaObject | undefined> {
  const { units } = state.documents;
  // The map grows while it is read.
  for (const [location, node] of state.found)
    state.read.set(
      location,
      units.read(schemaUnit(location), [node], () => entryOf(state, node)),
    );
  return state.read;
}

function entryOf(state: State, node: Node): SchemaObject {
  const place = state.documents.placeOf(node);
  const schema = schemaOf(state, node, place);
  if (typeof schema === "boolean") return schema ? {} : { not: {} };
  return isAnchored(state, place) ? { $id: place.base, ...schema } : schema;
}

/** Returns true if the resource of a place has dynamic anchors. */
const isAnchored = ({ anchors }: State, { base }: Place): boolean =>
  anchors !== undefined && Object.hasOwn(anchors, base);

/** Translates a schema; `around` is the place of the schema that contains it. */
function schemaOf(state: State, node: Node, around: Place): Schema {
  const { value } = node;
  if (typeof value === "boolean") return value;
  if (!isObject(value)) return true;
  const place = placeIn(value, around);
  const functions = translationAt(state, place);
  const plain = {
    ...(place.base !== around.base && isAnchored(state, place) && { $id: place.base }),
    ...referencesOf(node, functions),
    ...(!hasReferenceOnly(state, node, place) && translateKeywords(node, place.draft, functions)),
  };
  const schema = state.dialect === "openapi-2.0" ? plain : withDiscriminator(plain, node, state.documents);
  const translated = isNullable(node) ? nullable(schema) : schema;
  if (
    state.stating &&
    exampleKeys.some((key) => own(value, key) !== undefined) &&
    !hasReferenceOnly(state, node, place)
  )
    state.stating.push({ node, schema: translated });
  return translated;
}

const exampleKeys = ["example", "examples", "x-example", "default"];

/** Returns true if keywords beside the reference of a schema are ignored (OpenAPI 3.0 "Reference Object"). */
const hasReferenceOnly = ({ dialect }: State, { value }: Node, { draft }: Place): boolean =>
  isObject(value) &&
  typeof own(value, "$ref") === "string" &&
  (draft === undefined ? dialect !== "json-schema" : ignoresSiblings(draft));

const translationAt = (state: State, place: Place): Translation => ({
  schemaOf: (node) => schemaOf(state, node, place),
  locationOf: (reference, from) => {
    const target = state.documents.target(reference, from);
    return target && add(state, target);
  },
  dynamicLocationOf: (reference, from) => {
    const target = state.documents.target(reference, from);
    if (target === undefined) return undefined;
    state.isDynamic = true;
    const anchor = reference.slice(reference.indexOf("#") + 1);
    return { location: add(state, target), anchor: hasAnchor(target, anchor) ? anchor : undefined };
  },
});

/** Returns true if a schema has a dynamic anchor; the name of a recursive one is empty. */
const hasAnchor = ({ value }: Node, anchor: string): boolean =>
  isObject(value) &&
  (anchor === "" ? own(value, "$recursiveAnchor") === true : own(value, "$dynamicAnchor") === anchor);

/** Translates the references of a schema. */
function referencesOf(node: Node, { locationOf, dynamicLocationOf }: Translation): SchemaObject {
  const { value } = node;
  if (!isObject(value)) return {};
  const [plain, dynamic, recursive] = ["$ref", "$dynamicRef", "$recursiveRef"].map((key) => own(value, key));
  const location = typeof plain === "string" ? locationOf(plain, node) : undefined;
  const reference = typeof dynamic === "string" ? dynamic : typeof recursive === "string" ? "#" : undefined;
  const target = reference === undefined ? undefined : dynamicLocationOf(reference, node);
  const isAnchored = target?.anchor !== undefined;
  return {
    ...(location !== undefined && { $ref: location }),
    ...(isAnchored && { $dynamicRef: [target.location, target.anchor] as const }),
    ...(target !== undefined &&
      !isAnchored &&
      (location === undefined ? { $ref: target.location } : { allOf: [{ $ref: target.location }] })),
  };
}

/** Adds the schemas with dynamic anchors to the table, and lists them by their resource. */
function anchorsOf(state: State): SchemaAnchors {
  const anchors: { [resource: string]: { [anchor: string]: string } } = {};
  for (const { dynamic } of state.documents.names())
    for (const { resource, anchor, node } of dynamic)
      anchors[resource] = { ...anchors[resource], [anchor]: add(state, node) };
  return anchors;
}
