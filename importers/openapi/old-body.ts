import type { ParameterStyles, PartEncoding, RequestBody } from "#engine/model";
import { isConcrete } from "#engine/request";
import type { ObjectShape, Property } from "#engine/shape";
import { documentedPart } from "../json-schema/index.ts";
import { flagOf, member, note } from "../node.ts";
import { type ReadRequest, readBody, requestOf } from "./body.ts";
import { type Media, mediaKind } from "./media.ts";
import { collectionStyle, type Parameter, parameterProperty } from "./parameters/index.ts";
import { nonEmptyText, type Scope } from "./scope.ts";

/** Reads the body of OpenAPI 2.0: a `body` parameter, or the fields of a form. */
export function readOldRequest(
  parameters: readonly Parameter[],
  consumes: readonly string[],
  scope: Scope,
): ReadRequest | undefined {
  const body = parameters.find(({ placement: place }) => place === "body");
  const fields = parameters.filter(({ placement: place }) => place === "formData");
  if (body !== undefined) return oldBody(body, consumes, scope);
  if (fields.length === 0) return undefined;
  const file = fields.find(({ node }) => member(node, "type").value === "file");
  const hasFile = file !== undefined;
  if (file !== undefined && !consumes.some((type) => mediaKind(type) === "multipart")) {
    note(
      member(file.node, "type"),
      "missing",
      `expected "multipart/form-data" in "consumes", which files require (OpenAPI 2.0 "Parameter Object"); the body is sent as multipart/form-data`,
    );
  }
  const multipart = hasFile || consumes[0] === "multipart/form-data";
  const properties = fields.map((field) => oldField(field, scope));
  const shape: ObjectShape = { kind: "object", properties };
  const optional = properties.every((one) => one.optional);
  if (multipart) {
    const body: RequestBody = { kind: "form-data", shape, parts: oldParts(fields), ...(optional && { optional }) };
    return requestOf([body], [], undefined);
  }
  const contentType = "application/x-www-form-urlencoded";
  return requestOf([{ kind: "urlencoded", shape, optional, contentType, styles: oldStyles(fields) }], [], undefined);
}

function oldBody({ node }: Parameter, consumes: readonly string[], scope: Scope): ReadRequest | undefined {
  const types = consumes.length === 0 ? ["application/json"] : consumes;
  const all = types.map((type): Media => ({ type, kind: mediaKind(type), node }));
  const media = [...all.filter(({ kind }) => kind === "json"), ...all.filter(({ kind }) => kind !== "json")];
  const optional = flagOf(member(node, "required")) !== true;
  const usable = media.filter(({ type }) => isConcrete(type) || type === "*/*");
  const known = usable.length === 0 ? [{ type: "application/json", kind: "json" as const, node }] : usable;
  const bodies = known.map((one) => readBody(one, optional, scope));
  return requestOf(bodies, known, nonEmptyText(node, "description"));
}

function oldField(field: Parameter, scope: Scope): Property {
  const { name, node } = field;
  if (member(node, "type").value !== "file") return parameterProperty(field, scope);
  const optional = flagOf(member(node, "required")) !== true;
  return { ...documentedPart(node), key: name, shape: { kind: "file", multiple: false }, optional };
}

/** A list is one part for each item, or one part with separators (OpenAPI 2.0 `collectionFormat`). */
function oldParts(fields: readonly Parameter[]): { readonly [key: string]: PartEncoding } {
  const lists = fields.filter(({ node }) => member(node, "type").value === "array");
  return Object.fromEntries(
    lists.map(({ name, node }): readonly [string, PartEncoding] => {
      const style = collectionStyle(node, "formData");
      return [name, style.explode ? { exploded: true } : { style }];
    }),
  );
}

function oldStyles(fields: readonly Parameter[]): ParameterStyles {
  const lists = fields.filter(({ node }) => member(node, "type").value === "array");
  return Object.fromEntries(
    lists.map(({ name, node }) => {
      const isRequired = flagOf(member(node, "required")) === true;
      return [name, { ...collectionStyle(node, "formData"), ...(isRequired && { sendsEmpty: true }) }] as const;
    }),
  );
}
