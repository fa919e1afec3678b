import type { Schema } from "../http/description.ts";
import { problemSchema } from "../http/documented-errors.ts";

/** A moment with its zone (RFC 3339). */
const moment: Schema = { type: "string", format: "date-time" };

const writable = {
  name: { type: "string", minLength: 1, maxLength: 40 },
  kind: { type: "string", enum: ["tree", "herb", "moss", "fern"] },
  leaves: { type: "integer", format: "int64", minimum: 0 },
  height: { type: "number", minimum: 0, maximum: 120, description: "In meters." },
  planted: moment,
  watered: { type: ["string", "null"], format: "date-time", description: "Null until it is first watered." },
  tags: { type: "array", items: { type: "string", minLength: 1, maxLength: 12 }, maxItems: 5, uniqueItems: true },
} as const satisfies { readonly [name: string]: Schema };

const optional = {
  label: { type: "string", format: "uuid" },
  note: { type: "string", maxLength: 200 },
} as const satisfies { readonly [name: string]: Schema };

const secret = {
  pin: { type: "string", pattern: "^[0-9]{4}$", writeOnly: true, description: "Opens the garden. It is never shown." },
} as const satisfies { readonly [name: string]: Schema };

const closed = (properties: { readonly [name: string]: Schema }, required: readonly string[]): Schema => ({
  type: "object",
  required,
  properties,
  additionalProperties: false,
});

/** The schemas of the plants API. */
export const schemas = {
  Plant: closed(
    {
      id: {
        type: "integer",
        format: "int64",
        minimum: 1,
        readOnly: true,
        description: "Beyond the digits of a double.",
      },
      ...writable,
      place: { $ref: "#/components/schemas/Place" },
      ...optional,
      ...secret,
    },
    ["id", ...Object.keys(writable), "place"],
  ),
  PlantChange: closed(
    { ...writable, note: { type: ["string", "null"], maxLength: 200, description: "Null removes it." }, ...secret },
    [],
  ),
  Place: {
    oneOf: [{ $ref: "#/components/schemas/Pot" }, { $ref: "#/components/schemas/Bed" }],
    discriminator: { propertyName: "type" },
  },
  Pot: closed({ type: { type: "string", const: "pot" }, litres: { type: "number", minimum: 0, maximum: 1000 } }, [
    "type",
    "litres",
  ]),
  Bed: closed(
    {
      type: { type: "string", const: "bed" },
      row: { type: "integer", format: "int32", minimum: 1, maximum: 99 },
      isSunny: { type: "boolean" },
    },
    ["type", "row", "isSunny"],
  ),
  PlantPage: closed(
    {
      items: { type: "array", items: { $ref: "#/components/schemas/Plant" } },
      next: { type: ["string", "null"], description: "The cursor of the next page; null on the last one." },
    },
    ["items", "next"],
  ),
  PlantEvent: {
    oneOf: [{ $ref: "#/components/schemas/Watered" }, { $ref: "#/components/schemas/Measured" }],
    discriminator: { propertyName: "type" },
  },
  Watered: closed({ type: { type: "string", const: "watered" }, at: moment, litres: { type: "number", minimum: 0 } }, [
    "type",
    "at",
    "litres",
  ]),
  Measured: closed(
    { type: { type: "string", const: "measured" }, at: moment, height: { type: "number", minimum: 0 } },
    ["type", "at", "height"],
  ),
  NewPhoto: closed({ file: { type: "string", format: "binary" }, caption: { type: "string", maxLength: 80 } }, [
    "file",
  ]),
  Photo: closed(
    {
      bytes: { type: "integer", minimum: 0 },
      sha256: { type: "string", pattern: "^[0-9a-f]{64}$" },
      caption: { type: "string", maxLength: 80 },
    },
    ["bytes", "sha256"],
  ),
  Weather: closed({ sky: { type: "string", enum: ["clear", "clouds", "rain"] }, celsius: { type: "number" } }, [
    "sky",
    "celsius",
  ]),
  Problem: problemSchema,
} as const satisfies { readonly [name: string]: Schema };
