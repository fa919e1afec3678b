import type { ParameterStyle, ParameterStyles } from "#engine/model";
import { isJsonType } from "#engine/request";
import type { Facts } from "../../json-schema/index.ts";
import { flagOf, isThere, member, type Node, note, textOf } from "../../node.ts";
import { type Media, mediaOf } from "../media.ts";
import type { Scope } from "../scope.ts";

/** The location of a parameter. OpenAPI 2.0 alone has the last two, which form the body. */
export type ParameterLocation = "path" | "query" | "header" | "cookie" | "querystring" | "formData" | "body";

/** A parameter of the description, with the schema of its values. */
export interface Parameter {
  readonly name: string;
  readonly placement: ParameterLocation;
  readonly node: Node;
  /** The schema of its values; in OpenAPI 2.0 that is the parameter itself. */
  readonly schema: Node;
}

/** Returns the serializations of parameters that differ from the default of their types. */
export function stylesOf(all: readonly Parameter[], scope: Scope): ParameterStyles {
  return Object.fromEntries(
    all.flatMap((one) => {
      const style = parameterStyle(one, scope);
      return style === undefined ? [] : [[one.name, style] as const];
    }),
  );
}

const styles: ReadonlySet<string> = new Set<ParameterStyle["style"]>([
  "simple",
  "label",
  "matrix",
  "form",
  "spaceDelimited",
  "pipeDelimited",
  "deepObject",
]);

/** Returns true for a style of a location; only cookies have the style of that name (OpenAPI 3.2). */
const isStyle = (text: string, placement: ParameterLocation): text is ParameterStyle["style"] =>
  styles.has(text) || (text === "cookie" && placement === "cookie");

/** Returns the serialization of a parameter if it differs from the engine's default for its type. */
export function parameterStyle({ node, schema, placement }: Parameter, scope: Scope): ParameterStyle | undefined {
  const { version, schemas } = scope;
  const content = contentOf(node);
  if (content !== undefined) return contentStyle(content, scope);
  const facts = schemas.factsOf(schema);
  const written = version === "2.0" ? collectionStyle(node, placement) : writtenStyle(node, placement);
  const { list, object } = compound(facts);
  const style = isList(facts) && sendsEmpty(node, placement) ? { ...written, sendsEmpty: true } : written;
  if (style.allowReserved === true || style.sendsEmpty === true || style.style === "cookie") return style;
  const usual =
    placement === "query" || placement === "cookie"
      ? style.style === "form" && (style.explode || !list)
      : style.style === "simple";
  if (usual && !object && (placement !== "path" || !list)) return undefined;
  return list || object || style.style === "label" || style.style === "matrix" ? style : undefined;
}

/** Returns true if the values of a schema are lists. */
export const isList = ({ types, items }: Facts): boolean => types?.has("array") === true || items !== undefined;

/** A required list is sent although it is empty, and so is one that may be (OpenAPI "Parameter Object"). */
const sendsEmpty = (node: Node, placement: ParameterLocation): boolean =>
  placement !== "path" &&
  placement !== "header" &&
  (flagOf(member(node, "required")) === true || flagOf(member(node, "allowEmptyValue")) === true);

/** Returns the media type of a parameter that has content. */
export const contentOf = (node: Node): Media | undefined =>
  isThere(member(node, "content")) ? mediaOf(member(node, "content"))[0] : undefined;

/** Returns the serialization of content; text needs none. */
export function contentStyle(media: Media, scope: Scope): ParameterStyle | undefined {
  if (media.kind === "json" || media.kind === "any") return { style: "json", explode: false };
  if (media.kind !== "urlencoded") return undefined;
  const { properties } = scope.schemas.factsOf(member(media.node, "schema"));
  const encodings = member(media.node, "encoding");
  const members = [...properties.keys()].flatMap((key) => {
    const style = pairStyle(member(encodings, key));
    return style === undefined ? [] : [[key, style] as const];
  });
  return { style: "pairs", explode: false, ...(members.length > 0 && { members: Object.fromEntries(members) }) };
}

/**
 * Returns the serialization of a pair of a form: JSON if that is the media type of its encoding, and the style of that
 * overrides the media type (OpenAPI 3.1 "Encoding Object").
 */
export function pairStyle(encoding: Node): ParameterStyle | undefined {
  const isStyled = ["style", "explode", "allowReserved"].some((key) => isThere(member(encoding, key)));
  if (isStyled) return writtenStyle(encoding, "query");
  const type = textOf(member(encoding, "contentType"));
  // An object without a style has its members in brackets, as servers read it.
  return type !== undefined && isJsonType(type) ? { style: "json", explode: false } : undefined;
}

/** Returns true if values may be lists or objects; a schema without keywords allows both. */
function compound({ types, choices, properties, items, values }: Facts): {
  readonly list: boolean;
  readonly object: boolean;
} {
  if (values !== undefined) return { list: false, object: false };
  const open = types === undefined && choices.length === 0;
  const any = open && properties.size === 0 && items === undefined;
  return {
    list: types?.has("array") === true || items !== undefined || any || choices.length > 0,
    object: types?.has("object") === true || properties.size > 0 || any || choices.length > 0,
  };
}

/** OpenAPI 3 "Parameter Object": the style, and its default by location. */
export function writtenStyle(node: Node, placement: "query" | ParameterLocation): ParameterStyle {
  const declared = textOf(member(node, "style"));
  const usual = placement === "query" || placement === "cookie" || placement === "formData" ? "form" : "simple";
  const style = declared !== undefined && isStyle(declared, placement) ? declared : usual;
  if (declared !== undefined && !isStyle(declared, placement)) {
    note(member(node, "style"), "unknown-kind", `unknown style ${JSON.stringify(declared)}; using ${usual} instead`);
  }
  const explode = flagOf(member(node, "explode")) ?? (style === "form" || style === "deepObject" || style === "cookie");
  return { style, explode, ...(flagOf(member(node, "allowReserved")) === true && { allowReserved: true }) };
}

/** OpenAPI 2.0 "collectionFormat". */
export function collectionStyle(node: Node, placement: ParameterLocation): ParameterStyle {
  const items = member(node, "items");
  const inner = member(items, "collectionFormat");
  if (isThere(inner) && member(items, "type").value === "array")
    note(inner, "unsupported", "lists in lists have no own separators; they are sent as JSON");
  const declared = textOf(member(node, "collectionFormat"));
  const usual = placement === "query" || placement === "formData" ? "form" : "simple";
  switch (declared) {
    case "multi":
      return { style: usual, explode: usual === "form" };
    case "ssv":
      return { style: "spaceDelimited", explode: false };
    case "pipes":
      return { style: "pipeDelimited", explode: false };
    case "tsv":
      return { style: "tabDelimited", explode: false };
    default:
      return { style: usual, explode: false };
  }
}
