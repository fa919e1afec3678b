import { isObject, type Json } from "#engine/json";
import type { Api } from "../http/create-handle.ts";
import type { Description, Schema } from "../http/description.ts";
import { errors, problemSchema } from "../http/documented-errors.ts";
import { json, problem } from "../http/json-answer.ts";
import type { CorrectServer } from "./correct-server.ts";

const state: Schema = { type: "string", enum: ["queued", "running", "done"] };
const job = {
  "application/json": {
    schema: {
      type: "object",
      required: ["id", "state"],
      properties: { id: { type: "integer", format: "int64" }, state, result: { type: "number" } },
      additionalProperties: false,
    },
  },
} as const;

const description: Description = {
  openapi: "3.1.0",
  info: { title: "Jobs", version: "1" },
  paths: {
    "/jobs": {
      post: {
        operationId: "startJob",
        summary: "Start to add numbers",
        requestBody: {
          required: true,
          content: {
            "application/json": {
              schema: {
                type: "object",
                required: ["numbers"],
                properties: {
                  numbers: {
                    type: "array",
                    items: { type: "integer", minimum: -1000, maximum: 1000 },
                    minItems: 1,
                    maxItems: 20,
                  },
                },
                additionalProperties: false,
              },
            },
          },
        },
        responses: {
          "202": {
            description: "The job is queued; it advances whenever it is read.",
            headers: { Location: { required: true, schema: { type: "string" } } },
            content: job,
            links: { Read: { operationId: "readJob", parameters: { id: "$response.body#/id" } } },
          },
          ...errors(400, 406, 413, 415),
        },
      },
    },
    "/jobs/{id}": {
      get: {
        operationId: "readJob",
        summary: "Read the state of a job",
        parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer", format: "int64" } }],
        responses: { "200": { description: "The job.", content: job }, ...errors(400, 404, 406) },
      },
    },
  },
  components: { schemas: { Problem: problemSchema } },
};

const sumOf = (body: Json | undefined): number => {
  const numbers = isObject(body) ? body.numbers : [];
  return Array.isArray(numbers) ? numbers.reduce((sum: number, one: Json) => sum + Number(one), 0) : 0;
};

function createApi(): Api {
  const jobs: { readonly result: number; reads: number }[] = [];
  return {
    description,
    operations: {
      startJob: ({ body }) => {
        const id = jobs.push({ result: sumOf(body), reads: 0 });
        return json(202, { id, state: "queued" }, { location: `/jobs/${id}` });
      },
      readJob: ({ path }) => {
        const id = Number(path.id);
        const found = jobs[id - 1];
        if (found === undefined) return problem(404, "There is no such job.");
        found.reads += 1;
        if (found.reads < 3) return json(200, { id, state: "running" });
        return json(200, { id, state: "done", result: found.result });
      },
    },
  };
}

/** The time that an answer takes, in milliseconds: long for a machine, short for a person. */
const duration = 20;

/** Jobs: slow answers, and a resource that changes while it is read. */
export const jobs: CorrectServer = {
  name: "jobs",
  says: "Every answer takes 20 ms, and what was accepted is done later.",
  create: createApi,
  around: (handle, time) => async (asked) => {
    await time.wait(duration);
    return handle(asked);
  },
};
