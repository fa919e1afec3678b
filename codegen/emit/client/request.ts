import type { Property } from "#engine/shape";
import type { EndpointIr, Ir } from "../../ir/ir.ts";
import { mayBeAbsent, type PropertyIr } from "../../ir/type.ts";
import {
  documented,
  type Literal,
  literalOf,
  objectShape,
  objectText,
  slotOf,
  type TypeWriting,
  typeText,
} from "../text/index.ts";

/** The parts of a request, or of connecting to a channel. */
export type RequestSource = Pick<EndpointIr, "headers" | "pathParameters" | "queryParameters" | "body">;

/** The parameters of one location, as an object. */
interface Part {
  readonly key: "headers" | "pathParameters" | "queryParameters";
  readonly properties: readonly PropertyIr[];
  readonly optional: boolean;
}

/** The parts of a request before its body. A part without required members may be omitted. */
function partsOf(source: RequestSource, ir: Ir): readonly Part[] {
  const parts = [
    { key: "headers", properties: source.headers },
    { key: "pathParameters", properties: source.pathParameters },
    { key: "queryParameters", properties: source.queryParameters },
  ] as const;
  return parts
    .filter(({ properties }) => properties.length > 0)
    .map((part) => ({ ...part, optional: part.properties.every(({ type }) => mayBeAbsent(ir.types, type)) }));
}

/** Writes the TypeScript type of a request. */
export function requestText(source: RequestSource, ir: Ir, writing: TypeWriting): string {
  const parts = partsOf(source, ir).map(
    ({ key, properties, optional }) => `readonly ${key}${optional ? "?" : ""}: ${objectText(properties, writing)}`,
  );
  const { body } = source;
  if (body !== undefined) {
    parts.push(`readonly body${mayBeAbsent(ir.types, body.type) ? "?" : ""}: ${typeText(body.type, writing)}`);
  }
  return parts.length === 0 ? "Record<never, never>" : `{ ${parts.join("; ")} }`;
}

/** The object shape of a request: its parts and its body, in that order. */
export function requestShape(source: RequestSource, ir: Ir): Literal {
  const properties: Property[] = partsOf(source, ir).map(({ key, properties: inner, optional }) => ({
    key,
    shape: objectShape(ir.types, inner),
    optional,
  }));
  const { body } = source;
  if (body !== undefined) {
    properties.push({
      key: "body",
      ...slotOf(ir.types, body.type),
      ...documented({ ...(body.docs !== undefined && { docs: body.docs }) }),
    });
  }
  return literalOf({ kind: "object", properties });
}
