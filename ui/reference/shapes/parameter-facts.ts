import type { ParameterStyle, ParameterStyles } from "#engine/model";
import type { Property, Shape } from "#engine/shape";
import { type Fact, fact } from "./facts.ts";

/** A parameter with the facts about its serialization. */
export interface DocumentedParameter extends Property {
  readonly facts?: readonly Fact[];
}

/** Adds the serialization to parameters that do not have the default one of their location, in the words of OpenAPI. */
export function withStyleFacts(
  location: "path" | "query" | "header",
  parameters: readonly Property[],
  styles: ParameterStyles = {},
): readonly DocumentedParameter[] {
  return parameters.map((one) => {
    const style = Object.hasOwn(styles, one.key) ? styles[one.key] : undefined;
    if (style === undefined) return one;
    const facts = styleFacts(style, location);
    return { ...one, facts, ...(style.members && { shape: withMembers(one.shape, style.members) }) };
  });
}

/** The members of a cookie header, and the pairs of a query string, are written as query parameters are. */
const withMembers = (shape: Shape, styles: ParameterStyles): Shape =>
  shape.kind === "object" ? { ...shape, properties: withStyleFacts("query", shape.properties, styles) } : shape;

const exploded: ReadonlySet<string> = new Set<ParameterStyle["style"]>(["form", "deepObject", "cookie"]);

function styleFacts(
  { style, explode, allowReserved, members }: ParameterStyle,
  location: "path" | "query" | "header",
): readonly Fact[] {
  if (style === "json") return fact("content", "JSON");
  if (style === "pairs") return fact("content", "application/x-www-form-urlencoded", true);
  if (members !== undefined) return [];
  const isDefault = style === (location === "query" ? "form" : "simple");
  return [
    ...fact("style", isDefault ? undefined : style, true),
    ...fact("explode", explode === exploded.has(style) ? undefined : String(explode), true),
    ...fact("allowReserved", allowReserved ? "true" : undefined, true),
  ];
}
