import { sampler } from "#engine/interpret";
import { type Json, printJson } from "#engine/json";
import type { ApiModel, Environment } from "#engine/model";
import type { Documented, Property, Shape, Types } from "#engine/shape";
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

/** Writes parameters under their title. */
export const parameters = (title: string, properties: readonly Property[], lines: ShapeLines): string | undefined =>
  properties.length === 0 ? undefined : blocks(`## ${title}`, lines.properties(properties).join("\n"));

/** Writes the stated example of a payload, else a generated one, as its page does. */
export function payloadExample(
  stated: Json | undefined,
  shape: Shape | undefined,
  types: Types,
  name?: string,
): string | undefined {
  const value = stated ?? (shape && sampler(types)([{ shape }])[0]?.value);
  const title = name === undefined ? "Example:" : `Example ${plainInLine(name)}:`;
  return value === undefined ? undefined : blocks(title, codeBlock(printJson(value, 2), "json"));
}

/** Writes a shape: its type, and what is in it. */
export const shapeBlock = (shape: Shape, lines: ShapeLines): string =>
  blocks(
    `Type: ${[plainInLine(lines.label(shape)), ...lines.facts(shape)].join(", ")}`,
    lines.inside(shape).join("\n"),
  );

/** Lists addresses with the parts that a reader may choose. */
export const environmentLines = (all: readonly Environment[]): string =>
  all
    .flatMap(({ id, baseUrl, template = baseUrl, variables = {} }) => [
      `- ${plainInLine(id)}: ${codeText(template)}`,
      ...Object.entries(variables).map(([name, { default: value, values = [], description = "" }]) => {
        const oneOf = values.length < 2 ? "" : `, one of ${values.map(codeText).join(", ")}`;
        const about = plainInLine(description);
        return `  - ${codeText(name)} (default: ${codeText(value)}${oneOf})${about === "" ? "" : `: ${about}`}`;
      }),
    ])
    .join("\n");
