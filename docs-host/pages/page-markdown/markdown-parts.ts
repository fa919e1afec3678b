import { sampler } from "#engine/interpret";
import { type Json, own, printJson } from "#engine/json";
import type { ApiModel, Endpoint } from "#engine/model";
import { credentialParameters } from "#engine/request";
import type { Documented, Property, Shape, Types } from "#engine/shape";
import { authHeader } from "#ui/reference";
import { blocks, codeBlock, codeText, plainInLine } from "./markdown-text.ts";
import type { ShapeLines } from "./shape-lines.ts";

/** The API of a page, with the types that its shapes name. */
export interface ApiContext {
  readonly api: ApiModel;
  readonly types: Types;
}

/** Says how far readers may rely on a part. */
export const availability = (value: Documented["availability"]): string | undefined =>
  value === undefined || value === "Stable" || value === "GenerallyAvailable"
    ? undefined
    : `Availability: ${value.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase()}`;

/** Says which credentials a call needs; of several combinations, any one. */
export function authorization(
  target: Pick<Endpoint, "auth" | "security" | "scopes" | "queryParameters" | "requestHeaders">,
  { auths, globalHeaders }: ApiModel,
): string {
  const { auth, security, scopes = {} } = target;
  const required = (id: string): string => {
    const needed = own(scopes, id) ?? [];
    return needed.length === 0 ? "" : ` with the scopes ${needed.map(codeText).join(", ")}`;
  };
  const nameOf = (id: string): string => {
    const scheme = auths[id];
    const header = scheme && authHeader(scheme);
    if (scheme?.kind === "mutualTLS") return "a client certificate";
    if (header === undefined) return plainInLine(id);
    const place = header.in === undefined ? "header" : header.in === "query" ? "query parameter" : "cookie";
    return `${plainInLine(header.title)}, sent as the ${place} ${codeText(`${header.name}: ${header.value}`)}${required(id)}`;
  };
  const described = new Set<string>();
  const about = (id: string): string => {
    const description = Object.hasOwn(auths, id) ? auths[id]?.description : undefined;
    if (description === undefined || described.has(id)) return "";
    described.add(id);
    return `\n  - ${plainInLine(id)}: ${plainInLine(description)}`;
  };
  const ways = (security ?? auth.map((id) => [id])).map((ids) =>
    ids.length === 0 ? "none" : ids.map(nameOf).join(" and ") + ids.map(about).join(""),
  );
  const parameters = credentialParameters(target, globalHeaders).map(({ key }) => codeText(key));
  const none = parameters.length === 0 ? "No credentials are needed." : `Credentials: ${parameters.join(" or ")}`;
  return blocks("## Authorization", ways.length === 0 ? none : ways.map((way) => `- ${way}`).join("\n"));
}

/** Writes parameters under their title. */
export const parameters = (title: string, properties: readonly Property[], lines: ShapeLines): string | undefined =>
  properties.length === 0 ? undefined : blocks(`## ${title}`, lines.properties(properties).join("\n"));

/** Writes the stated example of a payload, else a generated one, as its page does. */
export function payloadExample(stated: Json | undefined, shape: Shape | undefined, types: Types): string | undefined {
  const value = stated ?? (shape && sampler(types)([{ shape }])[0]?.value);
  return value === undefined ? undefined : blocks("Example:", codeBlock(printJson(value, 2), "json"));
}

/** Writes a shape: its type, and what is in it. */
export const shapeBlock = (shape: Shape, lines: ShapeLines): string =>
  blocks(
    `Type: ${[plainInLine(lines.label(shape)), ...lines.facts(shape)].join(", ")}`,
    lines.inside(shape).join("\n"),
  );
