import { isList, isObject, type Json, type JsonObject, own } from "#engine/json";
import type { MarkupNode, Sketch, SketchField, SketchSection } from "../protocol/index.ts";

/** Extensions that change operations, or whether they are shown; others are left to the importer. */
const changing = /^x-(?:callboard|fern|internal|hidden|excluded|availability|beta|stability|lifecycle|\w+-ignore)/i;

const methods: ReadonlySet<string> = new Set(["get", "post", "put", "patch", "delete", "head", "options", "trace"]);

/** The members of parameters and schemas that a plain text field has. */
const plainParameter: ReadonlySet<string> = new Set(["name", "in", "required", "description", "schema", "style"]);
const plainSchema: ReadonlySet<string> = new Set(["type", "maxLength"]);

/**
 * Returns the start of the playground of an operation of an OpenAPI 3 document. It equals the start of the playground
 * itself (`sketch.test.ts`), and is undefined if only the importer can compute it.
 *
 * @param name the id of the operation, or method and path
 */
export function sketchOf(document: Json, name: string): Sketch | undefined {
  if (!isObject(document) || !/^3\.[01]\./.test(textIn(document, "openapi") ?? "") || isChanged(document))
    return undefined;
  const found = operationNamed(document, name);
  if (found === undefined || isChanged(found.operation) || own(found.operation, "deprecated") === true)
    return undefined;
  const { method, path, item, operation } = found;
  const title = titleOf(operation, method);
  const nodes = [operation, item, document];
  const baseUrl = baseUrlOf(nodes);
  const hasAuth = hasAuthIn(document, own(operation, "security") ?? own(document, "security"));
  const parameters = parametersOf(document, [own(item, "parameters"), own(operation, "parameters")]);
  if (title === undefined || baseUrl === undefined || hasAuth === undefined || parameters === undefined)
    return undefined;
  const sections = sectionsOf(path, parameters);
  const asked = parameters.filter((one) => isIn(one, "query") && own(one, "required") === true);
  const query = asked.map((one) => `${textIn(one, "name")}=`).join("&");
  if (sections === undefined || sections.length === 0) return undefined;
  const shown = path.replaceAll(/\{[^{}]+\}/g, pathPlaceholder);
  return { title, method, baseUrl, path: query === "" ? shown : `${shown}?${query}`, hasAuth, sections };
}

/** A summary without markup, as short as a title (ui/reference/articles/title.ts). */
const plainSummary = /^\p{L}[\p{L}\p{N} ,'’-]{0,78}[\p{L}\p{N}]$/u;

/** Returns the title of an operation: its summary. Other titles are undefined, since only the importer can tell them. */
function titleOf(operation: JsonObject, method: string): string | undefined {
  const summary = textIn(operation, "summary") ?? "";
  const isTitle = plainSummary.test(summary) && !summary.includes("  ") && !summary.startsWith(method);
  return isTitle && summary !== textIn(operation, "operationId") ? summary : undefined;
}

/** The placeholder of a text parameter of the path (docs/behavior.md#initial-values-of-a-form). */
const pathPlaceholder = "string";

/** Returns true if a text is a JSON object rather than YAML, by its first character. */
export const isJsonText = (text: string): boolean => /^\s*\{/.test(text);

/** Returns the start of the playground of an operation of a text in JSON; undefined for another text. */
export function sketchOfText(text: string, name: string): Sketch | undefined {
  try {
    return sketchOf(JSON.parse(text), name);
  } catch {
    return undefined;
  }
}

interface Operation {
  readonly method: string;
  readonly path: string;
  readonly item: JsonObject;
  readonly operation: JsonObject;
}

/** Returns the only operation of a name, if its path has parameters that fill whole segments. */
function operationNamed(document: JsonObject, name: string): Operation | undefined {
  const paths = own(document, "paths");
  if (!isObject(paths)) return undefined;
  const found: Operation[] = [];
  for (const [path, item] of Object.entries(paths)) {
    if (!isObject(item)) continue;
    for (const [key, operation] of Object.entries(item)) {
      if (!methods.has(key) || !isObject(operation)) continue;
      const method = key.toUpperCase();
      if (textIn(operation, "operationId") === name || name === `${method} ${path}`)
        found.push({ method, path, item, operation });
    }
  }
  const [only, other] = found;
  const isUsual = only !== undefined && /^(?:\/(?:[\w.~-]+|\{[\w-]+\}))+$/.test(only.path);
  return isUsual && other === undefined && own(only.item, "$ref") === undefined && !isChanged(only.item)
    ? only
    : undefined;
}

/** An address by the name of a host that is not private: requests to others may be refused. */
const publicUrl =
  /^https?:\/\/(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?!(?:localhost|local|internal|lan|home|corp|intranet)[:/]?)[a-z]{2,}(?::\d+)?(?:\/\w[\w-]*)*\/?$/;

/** Returns the address of the only server, with no variables; undefined if there is another, or none. */
function baseUrlOf(nodes: readonly JsonObject[]): string | undefined {
  const [servers] = nodes.map((node) => own(node, "servers")).filter((one) => isList(one) && one.length > 0);
  const [server, other] = isList(servers) ? servers : [];
  if (!isObject(server ?? null) || other !== undefined || own(server as JsonObject, "variables") !== undefined)
    return undefined;
  const url = textIn(server as JsonObject, "url") ?? "";
  return publicUrl.test(url) ? url.replace(/\/$/, "") : undefined;
}

/** Returns true if every request has credentials, and false if none has; undefined if only the importer can tell. */
function hasAuthIn(document: JsonObject, security: Json | undefined): boolean | undefined {
  if (security === undefined) return false;
  if (!isList(security)) return undefined;
  const components = own(document, "components");
  const schemes = isObject(components) ? own(components, "securitySchemes") : undefined;
  const isUsual = (requirement: Json): boolean =>
    isObject(requirement) &&
    Object.keys(requirement).length === 1 &&
    Object.keys(requirement).every((name) => isUsualScheme(isObject(schemes) ? own(schemes, name) : undefined));
  return security.every(isUsual) ? security.length > 0 : undefined;
}

const isUsualScheme = (scheme: Json | undefined): boolean =>
  isObject(scheme) &&
  !isChanged(scheme) &&
  (textIn(scheme, "type") === "http"
    ? /^(?:basic|bearer)$/i.test(textIn(scheme, "scheme") ?? "")
    : textIn(scheme, "type") === "apiKey" && textIn(scheme, "in") === "header" && textIn(scheme, "name") !== undefined);

/** Returns the parameters of lists, of which later ones replace earlier ones; undefined if there are headers. */
function parametersOf(document: JsonObject, lists: readonly (Json | undefined)[]): readonly JsonObject[] | undefined {
  const found = new Map<string, JsonObject>();
  for (const given of lists.flatMap((list) => (isList(list) ? list : []))) {
    const parameter = isObject(given) ? resolved(document, given) : undefined;
    if (parameter === undefined || !(isIn(parameter, "path") || isIn(parameter, "query"))) return undefined;
    const name = textIn(parameter, "name");
    if (name === undefined) return undefined;
    found.set(`${textIn(parameter, "in")} ${name}`, parameter);
  }
  return [...found.values()];
}

function resolved(document: JsonObject, parameter: JsonObject): JsonObject | undefined {
  const reference = own(parameter, "$ref");
  if (reference === undefined) return parameter;
  const [, name] = /^#\/components\/parameters\/([\w.-]+)$/.exec(String(reference)) ?? [];
  const components = own(document, "components");
  const named = isObject(components) ? own(components, "parameters") : undefined;
  const target = isObject(named) && name !== undefined ? own(named, name) : undefined;
  return isObject(target) && own(target, "$ref") === undefined ? target : undefined;
}

/** Returns the sections up to the first field that is not plain text; undefined if the URL shows such a field. */
function sectionsOf(path: string, parameters: readonly JsonObject[]): readonly SketchSection[] | undefined {
  const keys = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, key]) => key ?? "");
  const inPath = keys.map((key) => parameters.find((one) => isIn(one, "path") && textIn(one, "name") === key));
  if (new Set(keys).size < keys.length) return undefined;
  const query = parameters.filter((one) => isIn(one, "query"));
  const asked = query.filter((one) => own(one, "required") === true);
  // The URL shows the initial values of all fields.
  if (query.some((one) => !isWithoutValue(one)) || asked.some((one) => fieldOf(one) === undefined)) return undefined;
  const ofPath = fieldsUntil(inPath);
  const ofQuery = fieldsUntil(asked);
  const isWhole = ofPath.length === keys.length;
  const all: readonly SketchSection[] = [
    { part: "pathParameters", fields: ofPath, hasMore: false },
    ...(isWhole ? [{ part: "queryParameters", fields: ofQuery, hasMore: asked.length < query.length } as const] : []),
  ];
  return all.filter(({ fields }) => fields.length > 0);
}

function fieldsUntil(parameters: readonly (JsonObject | undefined)[]): readonly SketchField[] {
  const fields: SketchField[] = [];
  for (const parameter of parameters) {
    const field = parameter && fieldOf(parameter);
    if (field === undefined) break;
    fields.push(field);
  }
  return fields;
}

/** Returns true if a parameter is not filled in before the reader does: it has neither a default nor an example. */
const isWithoutValue = (parameter: JsonObject): boolean => {
  const schema = own(parameter, "schema");
  return (
    isObject(schema) &&
    !hasOther(schema, new Set([...plainSchema, "enum", "description", "minLength", "format", "items", "pattern"])) &&
    !hasOther(parameter, new Set([...plainParameter, "style", "explode"]))
  );
};

/** Returns the text field of a required parameter; undefined if it is not plain text. */
function fieldOf(parameter: JsonObject): SketchField | undefined {
  const schema = own(parameter, "schema");
  const key = textIn(parameter, "name") ?? "";
  if (!/^\w[\w-]*$/.test(key) || /^idempotency[_-]key$/i.test(key) || own(parameter, "required") !== true)
    return undefined;
  const style = own(parameter, "style");
  if (style !== undefined && style !== (isIn(parameter, "path") ? "simple" : "form")) return undefined;
  if (hasOther(parameter, plainParameter) || !isObject(schema) || hasOther(schema, plainSchema)) return undefined;
  if (own(schema, "type") !== "string") return undefined;
  const most = own(schema, "maxLength");
  const least = isIn(parameter, "path") ? pathPlaceholder.length : 2;
  const isLimit = typeof most === "number" && Number.isSafeInteger(most) && most >= least;
  const given = own(parameter, "description");
  const description = given === "" ? undefined : given;
  const about = typeof description === "string" ? nodesOf(description) : undefined;
  if ((most !== undefined && !isLimit) || (description !== undefined && about === undefined)) return undefined;
  return { key, about, most: isLimit ? most : undefined };
}

/** Text that markdown shows unchanged. Nothing in it matches in two ways, so that a long text takes no long time. */
const plainText = /^ ?(?:[A-Za-z][A-Za-z\d ,.;()'-]*)?$/;

/** Text behind code, where a sentence may end. */
const plainEnd = /^ ?(?:[A-Za-z][A-Za-z\d ,.;()'-]*|[.)])?$/;

/** Returns a description in markdown that marks nothing but code; undefined for another one. */
function nodesOf(markdown: string): readonly MarkupNode[] | undefined {
  if (/www\.|\s$|^\s| {2}|``/.test(markdown)) return undefined;
  const pieces = markdown.split("`");
  const last = pieces.length - 1;
  const isPlain = (piece: string, i: number): boolean => {
    if (i % 2 === 1) return i < last && /^[\w./-]+$/.test(piece);
    return (i === last && last > 0 ? plainEnd : plainText).test(piece);
  };
  if (!pieces.every(isPlain)) return undefined;
  const parts = pieces.map((piece, i) => (i % 2 === 0 ? piece : (["code", {}, [piece]] as const)));
  return parts.length === 1 ? parts : [["p", {}, parts.filter((part) => part !== "")]];
}

const isChanged = (object: JsonObject): boolean => Object.keys(object).some((key) => changing.test(key));

const hasOther = (object: JsonObject, known: ReadonlySet<string>): boolean =>
  Object.keys(object).some((key) => !known.has(key));

const isIn = (parameter: JsonObject, placement: string): boolean => own(parameter, "in") === placement;

function textIn(object: JsonObject, key: string): string | undefined {
  const value = own(object, key);
  return typeof value === "string" ? value : undefined;
}
