import type { FileValue } from "#engine/interpret";
import type { Property, Shape, TypeTable } from "#engine/shape";
import type { Endpoint } from "./call.ts";

const required = (key: string, shape: Shape): Property => ({ key, shape, optional: false });
const optional = (key: string, shape: Shape): Property => ({ key, shape, optional: true });
const text = { kind: "string" } as const;

/** A plant of the service that tests send all kinds of bodies to. `id` is a 64-bit number. */
export interface Plant {
  readonly id: string;
  readonly name: string;
}

const plantShape: Shape = { kind: "object", properties: [required("id", { kind: "long" }), required("name", text)] };

/** The types that the descriptors below name. */
export const plantTypes: TypeTable = { "plants:Plant": { name: "Plant", shape: plantShape } };

const plant: Shape = { kind: "ref", id: "plants:Plant" };

const post = { method: "POST", auth: false, errors: [] } as const;
const at = (value: string) => [{ kind: "literal", value }] as const;
const withBody = (shape: Shape, isOptional = false) =>
  ({ kind: "object", properties: [{ key: "body", shape, optional: isOptional }] }) as const;
const nothing = { kind: "object", properties: [] } as const;

/** The parts of the form. */
export interface UploadBody {
  readonly picture: FileValue;
  readonly more: readonly FileValue[];
  readonly tags: readonly string[];
  readonly notes: readonly string[];
  readonly about: Plant;
  readonly count?: number;
}

const upload: Endpoint<{ readonly body: UploadBody }, string, never> = {
  ...post,
  id: "plants.upload",
  path: at("/upload"),
  request: withBody({
    kind: "object",
    properties: [
      required("picture", { kind: "file", multiple: false }),
      required("more", { kind: "file", multiple: true }),
      required("tags", { kind: "list", item: text }),
      required("notes", { kind: "list", item: text }),
      required("about", plant),
      optional("count", { kind: "integer" }),
    ],
  }),
  requestBody: {
    kind: "form-data",
    parts: {
      picture: { contentType: ["image/png"] },
      tags: { exploded: true },
      about: { contentType: ["application/json"] },
    },
  },
  responseBody: { kind: "text" },
};

/** The pairs of the form. */
export interface Pairs {
  readonly a: string;
  readonly list: readonly string[];
  readonly size?: string;
}

const encoded: Endpoint<{ readonly body: Pairs }, Plant, never> = {
  ...post,
  id: "plants.encoded",
  path: at("/encoded"),
  request: withBody({
    kind: "object",
    properties: [
      required("a", text),
      required("list", { kind: "list", item: text }),
      optional("size", { kind: "long" }),
    ],
  }),
  requestBody: { kind: "form-urlencoded", contentType: "application/x-www-form-urlencoded" },
  response: plant,
};

const bytes: Endpoint<{ readonly body: FileValue }, Uint8Array, never> = {
  ...post,
  id: "plants.bytes",
  path: at("/bytes"),
  request: withBody({ kind: "file", multiple: false }),
  requestBody: { kind: "octet-stream", contentType: "audio/wav" },
  responseBody: { kind: "bytes" },
};

const merge: Endpoint<{ readonly body: Plant }, undefined, never> = {
  ...post,
  id: "plants.merge",
  method: "PATCH",
  path: at("/merge"),
  request: withBody(plant),
  requestBody: { kind: "json", contentType: "application/merge-patch+json" },
};

const lines: Endpoint<Record<never, never>, AsyncIterable<Plant>, never> = {
  ...post,
  id: "plants.lines",
  path: at("/lines"),
  request: nothing,
  stream: { format: "json", shape: plant },
};

const events: Endpoint<Record<never, never>, AsyncIterable<Plant>, never> = {
  ...post,
  id: "plants.events",
  path: at("/events"),
  request: nothing,
  stream: { format: "sse", shape: plant, terminator: "[DONE]" },
};

const words: Endpoint<Record<never, never>, AsyncIterable<string>, never> = {
  ...post,
  id: "plants.words",
  path: at("/words"),
  request: nothing,
  stream: { format: "text" },
};

const either: Endpoint<{ readonly body: { readonly want: boolean } }, Plant | AsyncIterable<Plant>, never> = {
  ...post,
  id: "plants.either",
  path: at("/either"),
  request: withBody({ kind: "object", properties: [required("want", { kind: "boolean" })] }),
  response: plant,
  stream: { format: "json", shape: plant, when: ["want"] },
};

type WateredError =
  | { readonly error: "DryError"; readonly content: { readonly days: number } }
  | { readonly error: "GoneError" };

const water: Endpoint<Record<never, never>, Plant, WateredError> = {
  ...post,
  id: "plants.water",
  path: at("/water"),
  request: nothing,
  response: plant,
  status: 201,
  errors: [
    {
      name: "DryError",
      status: 409,
      content: { kind: "object", properties: [required("days", { kind: "integer" })] },
      wire: { kind: "status" },
    },
    { name: "GoneError", status: 404, wire: { kind: "property", name: "errorName" } },
  ],
};

/** A call of every kind that is not plain JSON. */
export const plants = { upload, encoded, bytes, merge, lines, events, words, either, water } as const;
