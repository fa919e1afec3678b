import { isObject, type JsonObject } from "#engine/json";
import type { Api, Called } from "../http/create-handle.ts";
import type { Description, Schema } from "../http/description.ts";
import { errors, problemSchema } from "../http/documented-errors.ts";
import { json, problem } from "../http/json-answer.ts";
import type { Time } from "../http/time.ts";
import type { CorrectServer } from "./correct-server.ts";

const fields = {
  title: { type: "string", pattern: "\\S", maxLength: 40 },
  isPinned: { type: "boolean" },
  due: { type: ["string", "null"], format: "date-time" },
} satisfies { readonly [name: string]: Schema };

const draft: Schema = {
  type: "object",
  required: ["id", "title", "isPinned", "archivedAt"],
  properties: { id: { type: "string" }, ...fields, archivedAt: { type: ["string", "null"], format: "date-time" } },
  additionalProperties: false,
};

const shown = { description: "The draft.", content: { "application/json": { schema: draft } } };
const id = { name: "id", in: "path", required: true, schema: { type: "string", pattern: "^d[0-9]{1,9}$" } } as const;
const body = (required: readonly string[]) => ({
  required: true,
  content: {
    "application/json": {
      schema: { type: "object", required, properties: fields, additionalProperties: false } satisfies Schema,
    },
  },
});

const description: Description = {
  openapi: "3.1.0",
  info: { title: "Drafts", version: "1" },
  paths: {
    "/drafts": {
      get: {
        operationId: "listDrafts",
        summary: "List drafts, also archived ones",
        responses: {
          "200": { description: "All.", content: { "application/json": { schema: { type: "array", items: draft } } } },
          ...errors(406),
        },
      },
      post: {
        operationId: "createDraft",
        summary: "Write a draft",
        requestBody: body(["title"]),
        responses: { "201": shown, ...errors(400, 406, 413, 415) },
      },
    },
    "/drafts/{id}": {
      get: {
        operationId: "readDraft",
        summary: "Read a draft",
        parameters: [id],
        responses: { "200": shown, ...errors(400, 404, 406) },
      },
      patch: {
        operationId: "changeDraft",
        summary: "Change a draft",
        parameters: [id],
        requestBody: body([]),
        responses: { "200": shown, ...errors(400, 404, 406, 413, 415) },
      },
      delete: {
        operationId: "archiveDraft",
        summary: "Archive a draft, which can still be read",
        parameters: [id],
        responses: { "200": shown, ...errors(400, 404, 406) },
      },
    },
  },
  components: { schemas: { Problem: problemSchema } },
};

/** Milliseconds until a change is read. */
const lag = 200;

/** A draft with the time of its last change, and as it was before. */
interface Written {
  readonly value: JsonObject;
  readonly at: number;
  readonly before: JsonObject | undefined;
}

/** Stores texts without blanks around them, and times in UTC; a leap second is the second before. */
function stored({ title, due, ...rest }: JsonObject): JsonObject {
  return {
    ...rest,
    ...(typeof title === "string" && { title: title.trim() }),
    ...(typeof due === "string" ? { due: new Date(due.replace(/:60/, ":59")).toISOString() } : due === null && { due }),
  };
}

function createApi({ now }: Time): Api {
  const drafts = new Map<string, Written>();
  const write = (key: string, value: JsonObject) => {
    drafts.set(key, { value, at: now(), before: readable(drafts.get(key)) });
    return value;
  };
  /** Returns a draft as a copy of the store has it, which is late. */
  const readable = (written: Written | undefined): JsonObject | undefined =>
    written === undefined || now() - written.at >= lag ? written?.value : written.before;
  const keyOf = ({ path }: Called): string => String(path.id);
  const sent = (called: Called): JsonObject => stored(isObject(called.body) ? called.body : {});
  const onDraft = (change: (value: JsonObject, called: Called) => JsonObject) => (called: Called) => {
    const { value } = drafts.get(keyOf(called)) ?? {};
    if (value === undefined) return problem(404, "There is no such draft.");
    return json(200, write(keyOf(called), change(value, called)));
  };
  return {
    description,
    operations: {
      listDrafts: () =>
        json(
          200,
          [...drafts.values()].flatMap((one) => readable(one) ?? []),
        ),
      createDraft: (called) => {
        const key = `d${drafts.size + 1}`;
        return json(201, write(key, { id: key, isPinned: false, archivedAt: null, ...sent(called) }));
      },
      readDraft: (called) => {
        const value = readable(drafts.get(keyOf(called)));
        return value === undefined ? problem(404, "There is no such draft.") : json(200, value);
      },
      changeDraft: onDraft((value, called) => ({ ...value, ...sent(called) })),
      archiveDraft: onDraft((value) => ({ ...value, archivedAt: value.archivedAt ?? new Date(now()).toISOString() })),
    },
  };
}

/** Drafts: reads are late, removed ones are archived, and texts and times are stored in another form. */
export const drafts: CorrectServer = {
  name: "drafts",
  says: "Reads lag 200 ms behind changes, DELETE archives, texts are trimmed and times are stored in UTC.",
  create: createApi,
};
