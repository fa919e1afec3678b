import type { Api } from "../http/create-handle.ts";
import type { Description, Parameter } from "../http/description.ts";
import { errors, problemSchema } from "../http/documented-errors.ts";
import { json, problem } from "../http/json-answer.ts";
import type { CorrectServer } from "./correct-server.ts";

// A name of dots would be a step in the path (RFC 3986, section 5.2.4).
const name: Parameter = {
  name: "name",
  in: "path",
  required: true,
  schema: { type: "string", pattern: "^[a-zé/%+?#& ~;=@:,]{1,20}$" },
};

const content = {
  "application/json": {
    schema: {
      type: "object",
      required: ["name", "size"],
      properties: { name: { type: "string" }, size: { type: "integer", minimum: 0 } },
      additionalProperties: false,
    },
  },
} as const;

const description: Description = {
  openapi: "3.1.0",
  info: { title: "Files", version: "1" },
  paths: {
    "/fichiers%20d'%C3%A9t%C3%A9/{name}": {
      get: {
        operationId: "readFile",
        summary: "Read the size of a file",
        parameters: [name, { name: "q r", in: "query", schema: { type: "string", maxLength: 10 } }],
        responses: { "200": { description: "The file.", content }, ...errors(400, 406) },
      },
    },
    "/fichiers%20d'%C3%A9t%C3%A9/{name}/versions/{version}": {
      get: {
        operationId: "readVersion",
        summary: "Read the size of a version of a file",
        parameters: [
          name,
          { name: "version", in: "path", required: true, schema: { type: "integer", minimum: 1, maximum: 9 } },
        ],
        responses: { "200": { description: "The version.", content }, ...errors(400, 404, 406) },
      },
    },
  },
  components: { schemas: { Problem: problemSchema } },
};

const createApi = (): Api => ({
  description,
  operations: {
    readFile: ({ path, query }) => json(200, { name: path.name ?? "", size: String(query["q r"] ?? "").length }),
    readVersion: ({ path }) =>
      Number(path.version) > 3
        ? problem(404, "There is no such version.")
        : json(200, { name: path.name ?? "", size: Number(path.version) }),
  },
});

/** Files: paths and names with characters that must be percent-encoded. */
export const files: CorrectServer = {
  name: "files",
  says: "Paths, parameters and names with spaces, slashes and other characters that must be encoded.",
  create: createApi,
};
