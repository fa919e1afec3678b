import { XMLBuilder, XMLParser, XMLValidator } from "fast-xml-parser";
import { isObject, type Json, own } from "#engine/json";
import type { Api } from "../http/create-handle.ts";
import type { Description, Schema } from "../http/description.ts";
import { errors, problemSchema } from "../http/documented-errors.ts";
import { type Outcome, text } from "../http/exchange.ts";
import { problem } from "../http/json-answer.ts";
import type { ReadBytes } from "../http/read-body.ts";
import { parameterValue } from "../http/read-parameters.ts";
import type { CorrectServer } from "./correct-server.ts";

const properties: NonNullable<Schema["properties"]> = {
  // Spaces around a text are not part of it in XML, as this server reads it.
  subject: { type: "string", pattern: "^[A-Za-z0-9]{1,30}$" },
  stars: { type: "integer", minimum: 0, maximum: 5 },
  isDone: { type: "boolean" },
};

const note: Schema = {
  type: "object",
  required: Object.keys(properties),
  properties: { id: { type: "integer", readOnly: true }, ...properties },
  xml: { name: "note" },
};

const content = { "application/xml": { schema: { $ref: "#/components/schemas/Note" } } };

const description: Description = {
  openapi: "3.1.0",
  info: { title: "Notes", version: "1" },
  paths: {
    "/notes": {
      post: {
        operationId: "addNote",
        summary: "Add a note",
        requestBody: { required: true, content },
        responses: {
          "201": {
            description: "The note was added.",
            headers: { Location: { required: true, schema: { type: "string" } } },
            content,
          },
          ...errors(400, 406, 413, 415),
        },
      },
    },
    "/notes/{id}": {
      get: {
        operationId: "readNote",
        summary: "Read a note",
        parameters: [
          { name: "id", in: "path", required: true, schema: { type: "integer", format: "int32", minimum: 1 } },
        ],
        responses: { "200": { description: "The note.", content }, ...errors(400, 404, 406) },
      },
    },
  },
  components: { schemas: { Note: note, Problem: problemSchema } },
};

const parser = new XMLParser({ parseTagValue: false, trimValues: true, processEntities: false });
const builder = new XMLBuilder({ format: false });

/** Reads a note of XML; a text element becomes what the property of its name has as its type. */
const readNote: ReadBytes = async (bytes) => {
  const source = Buffer.from(bytes).toString();
  if (XMLValidator.validate(source) !== true) return undefined;
  const root: unknown = parser.parse(source).note;
  if (typeof root !== "object" || root === null || Array.isArray(root)) return undefined;
  const value = Object.entries(root).map(([name, inner]): [string, Json] => {
    const one = typeof inner === "string" ? inner : "";
    const type = Object.hasOwn(properties, name) ? properties[name]?.type : undefined;
    return [name, typeof inner === "string" ? parameterValue(one, type) : null];
  });
  return { value: Object.fromEntries(value) };
};

const xml = (status: number, id: number, value: Json, headers = {}): Outcome => {
  const inner = isObject(value) ? Object.keys(properties).map((name) => [name, own(value, name)]) : [];
  return text(status, "application/xml", builder.build({ note: { id, ...Object.fromEntries(inner) } }), headers);
};

function createApi(): Api {
  const notes: Json[] = [];
  return {
    description,
    readers: { "application/xml": readNote },
    operations: {
      addNote: ({ body = null }) => {
        const id = notes.push(body);
        return xml(201, id, body, { location: `/notes/${id}` });
      },
      readNote: ({ path }) => {
        const id = Number(path.id);
        const found = notes[id - 1];
        return found === undefined ? problem(404, "There is no such note.") : xml(200, id, found);
      },
    },
  };
}

/** Notes: bodies of XML. */
export const notesInXml: CorrectServer = {
  name: "notes-in-xml",
  says: "Bodies of XML, for all to read.",
  create: createApi,
};
