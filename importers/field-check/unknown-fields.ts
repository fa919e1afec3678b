import { isList, isObject, own } from "#engine/json";
import { toPointer } from "#engine/shape";
import { editDistance, nearest } from "#engine/text";
import type { Documents } from "../json-schema/index.ts";
import {
  found,
  included,
  inside,
  isThere,
  itemsOf,
  keyword,
  locationOf,
  member,
  type Node,
  note,
  pathOf,
} from "../node.ts";
import { partDepth } from "../text/cut-json.ts";
import { asyncApiObjects, type FormatObjects, openApi2Objects, openApi3Objects, openRpcObjects } from "./objects.ts";

/** Reports fields that a format does not have, and tags that are declared twice. It is injected, since pages import without it. */
export type FieldCheck = (documents: Documents) => void;

interface Field {
  readonly object: string | undefined;
  readonly form: "one" | "list" | "map";
}

type Objects = ReadonlyMap<string, ReadonlyMap<string, Field>>;

const formOf = { "": "one", "[]": "list", "{}": "map" } as const;

/** Reads the fields of objects; see `FormatObjects`. */
const parsed = (objects: FormatObjects): Objects =>
  new Map(
    Object.entries(objects).map(([name, fields]) => [
      name,
      new Map(
        fields.split(/\s+/).map((text) => {
          const [key = "", object, form = ""] = text.split(/:|(?=\[\]|\{\})/);
          return [key, { object, form: formOf[form as keyof typeof formOf] }]; // the forms of this table
        }),
      ),
    ]),
  );

/** The objects of each format by the field that declares it. */
const formats: readonly (readonly [key: string, objects: Objects])[] = [
  ["swagger", parsed(openApi2Objects)],
  ["openapi", parsed(openApi3Objects)],
  ["asyncapi", parsed(asyncApiObjects)],
  ["openrpc", parsed(openRpcObjects)],
];

export const fieldCheck: FieldCheck = ({ main, units }) => {
  const [key, objects] = formats.find(([one]) => keyword(main, one).value !== undefined) ?? [];
  if (objects === undefined) return;
  const { value: version } = keyword(main, "openapi");
  // Schemas of another dialect may have either form.
  const isOther = isThere(keyword(main, "jsonSchemaDialect"));
  const hasFlags = isOther
    ? undefined
    : key === "swagger" || (typeof version === "string" && version.startsWith("3.0"));
  const walk: Walk = { objects, hasFlags, followed: new Set(), units };
  check(main, "root", walk);
  noteTags(member(main, "tags"));
};

interface Walk extends Pick<Documents, "units"> {
  readonly objects: Objects;
  /** True if limits of numbers are exclusive by a flag, as before OpenAPI 3.1; undefined if both forms are legal. */
  readonly hasFlags: boolean | undefined;
  /** The objects of other files that were checked. */
  readonly followed: Set<string>;
}

/** Schemas may have any other keyword since OpenAPI 3.1: only those that look like a known one are reported. */
const openObject = "schema";

/** Objects that may have fields beside a reference. */
const besideReferences: ReadonlySet<string> = new Set([openObject, "pathItem"]);

function check(at: Node, name: string, walk: Walk): void {
  if (isList(at.value)) for (const item of itemsOf(at)) check(item, name, walk);
  const node = ownNode(at);
  const fields = walk.objects.get(name);
  if (fields === undefined || !isObject(node.value)) return;
  // Its schema may be in another language.
  if (name === openObject && own(node.value, "schemaFormat") !== undefined) return;
  if (node.source.file !== undefined) {
    const key = `${name} ${locationOf(node)}`;
    if (walk.followed.has(key)) return;
    walk.followed.add(key);
  }
  // A reference has a summary and a description at most; others are ignored (OpenAPI 3.1 "Reference Object").
  if (own(node.value, "$ref") !== undefined && !besideReferences.has(name)) return;
  const [all, known] = [fields.get("*"), [...fields.keys()]];
  for (const key of Object.keys(node.value)) {
    if (/^x-/i.test(key) || key === "$ref") continue;
    if (name === openObject && isExclusive(key)) noteLimit(keyword(node, key), walk.hasFlags);
    const field = fields.get(key) ?? all;
    if (field === undefined) noteField(keyword(node, key), key, name, known);
    else if (field.object !== undefined && !isForeign(node, key)) checkMember(node, key, field, walk);
  }
}

/** Checks a member of an object. One that is a part of the description is a unit: it is read again once it has changed. */
function checkMember(node: Node, key: string, { object = "", form }: Field, walk: Walk): void {
  const path = [...pathOf(node), key];
  const read = (): void => {
    const at = keyword(node, key);
    const map = ownNode(at);
    if (form !== "map") check(at, object, walk);
    else if (isObject(map.value))
      for (const name of Object.keys(map.value)) checkMember(map, name, { object, form: "one" }, walk);
  };
  if (node.source.file !== undefined || path.length < 2 || partDepth(path) !== path.length) read();
  else walk.units.read(`fields ${toPointer(path)}`, [inside(node, undefined, key)], read);
}

/** Returns true for the payload of a message in another language of schemas. */
const isForeign = ({ value }: Node, key: string): boolean =>
  key === "payload" && isObject(value) && own(value, "schemaFormat") !== undefined;

/**
 * Returns the node itself, or the target of its reference in another file. Parts of its own file are checked where they
 * are, so that a change of one part requires no check of others.
 */
function ownNode(at: Node): Node {
  const reference = isObject(at.value) ? own(at.value, "$ref") : undefined;
  if (typeof reference !== "string") return at;
  return reference.startsWith("#") && at.source.file === undefined ? at : included(at);
}

const isExclusive = (key: string): boolean => key === "exclusiveMinimum" || key === "exclusiveMaximum";

/** Reports an exclusive limit in the form of another version, which is read as meant. */
function noteLimit(node: Node, hasFlags: boolean | undefined): void {
  const isFlag = typeof node.value === "boolean";
  if (hasFlags === undefined || isFlag === hasFlags) return;
  const [expected, other] = hasFlags ? ["true or false", "3.1"] : ["the limit itself", "3.0"];
  note(node, "type", `expected ${expected}, found ${found(node.value)}; it is read as in OpenAPI ${other}`);
}

function noteField(node: Node, key: string, object: string, known: readonly string[]): void {
  const meant = nearest(key, object === openObject ? known.filter((one) => isMisspelled(key, one)) : known);
  if (meant === undefined && object === openObject) return;
  const advice = meant === undefined ? "it is ignored" : `did you mean ${JSON.stringify(meant)}?`;
  note(node, "unknown-field", `the format has no field ${JSON.stringify(key)} here; ${advice}`);
}

/** Returns true if a name differs from a keyword by its case, by one letter, or by two if it is long. */
function isMisspelled(name: string, keyword: string): boolean {
  if (name.length < 3 || keyword.length < 4 || (keyword.startsWith("$") && keyword !== "$ref")) return false;
  return editDistance(name.toLowerCase(), keyword.toLowerCase()) <= (keyword.length < 8 ? 1 : 2);
}

/** Reports tags with the name of an earlier one. */
function noteTags(tags: Node): void {
  const names = new Set<string>();
  for (const tag of isList(included(tags).value) ? itemsOf(tags) : []) {
    const name = member(tag, "name");
    if (typeof name.value !== "string") continue;
    if (names.has(name.value))
      note(name, "mismatch", `more than one tag has the name ${JSON.stringify(name.value)}; this one is ignored`);
    names.add(name.value);
  }
}
