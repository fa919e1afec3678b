import { isList, isObject, type Json } from "#engine/json";
import type { Api, Called } from "../http/create-handle.ts";
import type { Description, Operation, Parameter, Schema } from "../http/description.ts";
import { errors, problemSchema } from "../http/documented-errors.ts";
import { type Outcome, text } from "../http/exchange.ts";
import { json, problem } from "../http/json-answer.ts";
import type { CorrectServer } from "./correct-server.ts";

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: NonNullable<Schema["properties"]>): Schema => ({
  ...{ type: "object", required: Object.keys(properties), properties, additionalProperties: false },
});
const content = (schema: Schema) => ({ "application/json": { schema } });
const answer = (status: 200 | 201, schema: Schema): Operation["responses"] => ({
  [status]: { description: "Done.", content: content(schema) },
});
const bytes = { "application/octet-stream": { schema: { type: "string", format: "binary" } } } as const;

const id: Parameter = { name: "id", in: "path", required: true, schema: { type: "integer", minimum: 1 } };
const title: Schema = { type: "string", minLength: 1, maxLength: 40 };
const tags: Schema = { type: "array", items: title, maxItems: 20 };
const count: Schema = { type: "integer", minimum: 1, maximum: 100 };

const description: Description = {
  openapi: "3.1.0",
  info: { title: "Documents", version: "1" },
  paths: {
    "/documents": {
      get: {
        operationId: "listDocuments",
        summary: "List documents, or the ones with a text in their titles",
        parameters: [{ name: "q", in: "query", required: false, schema: title }],
        responses: { ...answer(200, { type: "array", items: ref("Document") }), ...errors(400, 406) },
      },
      post: {
        operationId: "addDocument",
        summary: "Add a document",
        requestBody: { required: true, content: content(ref("NewDocument")) },
        responses: { ...answer(201, ref("Document")), ...errors(400, 406, 413, 415) },
      },
    },
    "/documents/bulk": {
      post: {
        operationId: "addDocuments",
        summary: "Add several documents",
        requestBody: {
          required: true,
          content: content(
            object({ documents: { type: "array", items: ref("NewDocument"), minItems: 1, maxItems: 5 } }),
          ),
        },
        responses: {
          ...answer(201, object({ documents: { type: "array", items: ref("Document") } })),
          ...errors(400, 406, 413, 415),
        },
      },
    },
    "/documents/{id}": {
      get: {
        operationId: "readDocument",
        summary: "Read a document",
        parameters: [id],
        responses: { ...answer(200, ref("Document")), ...errors(400, 404, 406) },
      },
    },
    "/documents/{id}/copy": {
      post: {
        operationId: "copyDocument",
        summary: "Copy a document",
        parameters: [id],
        responses: { ...answer(201, ref("Document")), ...errors(400, 404, 406) },
      },
    },
    "/documents/{id}/stars": {
      get: {
        operationId: "readStars",
        summary: "Read the stars of a document",
        parameters: [id],
        responses: { ...answer(200, ref("Stars")), ...errors(400, 404, 406) },
      },
    },
    "/documents/{id}/stars/add": {
      post: {
        operationId: "addStars",
        summary: "Add stars to a document",
        parameters: [id],
        requestBody: { required: true, content: content(object({ count })) },
        responses: { ...answer(200, ref("Stars")), ...errors(400, 404, 406, 413, 415) },
      },
    },
    "/documents/{id}/files": {
      get: {
        operationId: "listFiles",
        summary: "List the files of a document",
        parameters: [id],
        responses: { ...answer(200, { type: "array", items: ref("File") }), ...errors(400, 404, 406) },
      },
      post: {
        operationId: "addFile",
        summary: "Add a file to a document",
        parameters: [id, { name: "name", in: "query", required: true, schema: title }],
        requestBody: { required: true, content: bytes },
        responses: { ...answer(201, ref("File")), ...errors(400, 404, 406, 413, 415) },
      },
    },
    "/files/{id}": {
      get: {
        operationId: "readFile",
        summary: "Read the name and the size of a file",
        parameters: [id],
        responses: { ...answer(200, ref("File")), ...errors(400, 404, 406) },
      },
    },
    "/files/{id}/content": {
      get: {
        operationId: "readContent",
        summary: "Read the content of a file, or a part of it",
        parameters: [id],
        responses: {
          "200": { description: "All of it.", content: bytes },
          "206": { description: "A part.", content: bytes },
          ...errors(400, 404, 406),
        },
      },
    },
  },
  components: {
    schemas: {
      Problem: problemSchema,
      NewDocument: { ...object({ title, tags }), required: ["title"] },
      Document: object({ id: { type: "integer" }, title, tags }),
      Stars: object({ stars: { type: "integer" } }),
      File: object({ id: { type: "integer" }, name: title, size: { type: "integer" } }),
    },
  },
};

interface Document {
  readonly title: Json;
  readonly tags: Json;
  stars: number;
  readonly files: number[];
}

/** Returns the bytes that a request asks for (RFC 9110 section 14.1.2); undefined for all of them. */
function rangeIn({ asked }: Called, length: number): readonly [number, number] | undefined {
  const [, first = "", last = ""] = /^bytes=(\d+)-(\d*)$/.exec(asked.headers.range ?? "") ?? [];
  const end = Math.min(last === "" ? length - 1 : Number(last), length - 1);
  return first === "" || Number(first) > end ? undefined : [Number(first), end];
}

const bodyIn = ({ body = null }: Called) => (isObject(body) ? body : {});

function createApi(): Api {
  const documents: Document[] = [];
  const files: { readonly name: Json; readonly bytes: Uint8Array }[] = [];
  const add = ({ title: named = "", tags: given = [] }: { readonly [key: string]: Json }): Json =>
    show(documents.push({ title: named, tags: given, stars: 0, files: [] }));
  const show = (number: number): Json => {
    const { title: named = "", tags: given = [] } = documents[number - 1] ?? {};
    return { id: number, title: named, tags: given };
  };
  const showFile = (number: number): Json => {
    const { name = "", bytes: all = new Uint8Array() } = files[number - 1] ?? {};
    return { id: number, name, size: all.length };
  };
  const onDocument = (use: (document: Document, called: Called) => Outcome) => (called: Called) => {
    const found = documents[Number(called.path.id) - 1];
    return found === undefined ? problem(404, "There is no such document.") : use(found, called);
  };
  return {
    description,
    readers: { "application/octet-stream": async (body) => ({ value: "", files: { content: body } }) },
    operations: {
      listDocuments: ({ query: { q = "" } }) =>
        json(
          200,
          documents.flatMap((one, i) => (String(one.title).includes(String(q)) ? [show(i + 1)] : [])),
        ),
      addDocument: (called) => json(201, add(bodyIn(called))),
      addDocuments: (called) => {
        const { documents: all = [] } = bodyIn(called);
        return json(201, { documents: isList(all) ? all.map((one) => add(isObject(one) ? one : {})) : [] });
      },
      readDocument: onDocument((_, { path }) => json(200, show(Number(path.id)))),
      copyDocument: onDocument((document) => json(201, add({ title: document.title, tags: document.tags }))),
      readStars: onDocument(({ stars }) => json(200, { stars })),
      addStars: onDocument((document, called) => {
        document.stars += Number(bodyIn(called).count);
        return json(200, { stars: document.stars });
      }),
      listFiles: onDocument((document) => json(200, document.files.map(showFile))),
      addFile: onDocument((document, { query, files: sent }) => {
        const number = files.push({ name: query.name ?? "", bytes: sent.content ?? new Uint8Array() });
        document.files.push(number);
        return json(201, showFile(number));
      }),
      readFile: ({ path }) =>
        files[Number(path.id) - 1] === undefined
          ? problem(404, "There is no such file.")
          : json(200, showFile(Number(path.id))),
      readContent: (called) => {
        const found = files[Number(called.path.id) - 1];
        if (found === undefined) return problem(404, "There is no such file.");
        const range = rangeIn(called, found.bytes.length);
        if (range === undefined) return text(200, "application/octet-stream", found.bytes);
        const [first, last] = range;
        return text(206, "application/octet-stream", found.bytes.subarray(first, last + 1), {
          "content-range": `bytes ${first}-${last}/${found.bytes.length}`,
        });
      },
    },
  };
}

/** Documents: copies, several things at once, actions on a part of a thing, and files. */
export const documents: CorrectServer = {
  name: "documents",
  says: "Documents are copied and created in bulk, and have stars and files with contents that are read in parts.",
  create: createApi,
};
