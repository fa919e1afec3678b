import type { Property, Shape, TypeTable } from "#engine/shape";
import type { Endpoint } from "./call.ts";

const required = (key: string, shape: Shape): Property => ({ key, shape, optional: false });
const optional = (key: string, shape: Shape): Property => ({ key, shape, optional: true });
const text = { kind: "string" } as const;

/** A note of the small service in tests. `size` is a 64-bit number: digit text here and a number on the wire. */
export interface Note {
  readonly title: string;
  readonly size: string;
  readonly tags?: readonly string[];
  readonly more?: unknown;
}

/** The types that the descriptors below name. */
export const noteTypes: TypeTable = {
  "notes:Note": {
    name: "Note",
    shape: {
      kind: "object",
      properties: [
        required("title", { kind: "string", minLength: 1 }),
        required("size", { kind: "long" }),
        optional("tags", { kind: "set", item: text }),
        optional("more", { kind: "unknown" }),
      ],
    },
  },
};

const note: Shape = { kind: "ref", id: "notes:Note" };

interface SaveRequest {
  readonly headers?: { readonly "X-Reason"?: string };
  readonly pathParameters: { readonly folder: string };
  readonly queryParameters: { readonly count: string; readonly label: readonly string[]; readonly draft?: boolean };
  readonly body: Note;
}

type SaveError =
  | { readonly error: "FolderFullError"; readonly content: { readonly limit: string } }
  | { readonly error: "FolderGoneError" };

const save: Endpoint<SaveRequest, Note, SaveError> = {
  id: "notes.save",
  method: "POST",
  path: [
    { kind: "literal", value: "/folders/" },
    { kind: "parameter", key: "folder" },
    { kind: "literal", value: "/notes" },
  ],
  auth: true,
  request: {
    kind: "object",
    properties: [
      optional("headers", { kind: "object", properties: [optional("X-Reason", text)] }),
      required("pathParameters", { kind: "object", properties: [required("folder", text)] }),
      required("queryParameters", {
        kind: "object",
        properties: [
          required("count", { kind: "long" }),
          required("label", { kind: "list", item: text }),
          optional("draft", { kind: "boolean" }),
        ],
      }),
      required("body", note),
    ],
  },
  response: note,
  errors: [
    {
      name: "FolderFullError",
      status: 409,
      content: { kind: "object", properties: [required("limit", { kind: "long" })] },
    },
    { name: "FolderGoneError", status: 404 },
  ],
};

const clear: Endpoint<Record<never, never>, undefined, never> = {
  id: "notes.clear",
  method: "DELETE",
  path: [{ kind: "literal", value: "/folders" }],
  auth: false,
  request: { kind: "object", properties: [] },
  errors: [],
};

/** A small service with every part that a call can have. */
export const notes = { save, clear } as const;
