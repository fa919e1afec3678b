import type { JsonObject } from "#engine/json";
import type { Api } from "../http/create-handle.ts";
import type { Description, Schema } from "../http/description.ts";
import { errors, problemSchema } from "../http/documented-errors.ts";
import { text } from "../http/exchange.ts";
import { json, problem } from "../http/json-answer.ts";
import type { Time } from "../http/time.ts";
import type { CorrectServer } from "./correct-server.ts";

const star: Schema = {
  type: "object",
  required: ["name", "distance"],
  properties: {
    name: { type: "string" },
    distance: { type: ["number", "null"], description: "In light years; null if it is unknown." },
    spectrum: { type: "string" },
  },
};

const page: Schema = {
  type: "object",
  required: ["stars"],
  properties: { stars: { type: "array", items: { $ref: "#/components/schemas/Star" } }, nextToken: { type: "string" } },
};

const otherwise = {
  description: "The request failed.",
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
};

const description: Description = {
  openapi: "3.1.0",
  info: { title: "Stars", version: "1" },
  paths: {
    "/stars": {
      get: {
        operationId: "listStars",
        summary: "List stars",
        description: "As JSON or as a table; the names alone in a table.",
        parameters: [
          {
            name: "token",
            in: "query",
            description: "The token of a page before; an unknown one is gone.",
            schema: { type: "string", minLength: 1 },
          },
        ],
        responses: {
          "200": {
            description: "A page, without a token on the last one.",
            content: {
              "application/json": { schema: { $ref: "#/components/schemas/Page" } },
              "text/csv": { schema: { type: "string" } },
            },
          },
          ...errors(400, 406, 410),
          default: otherwise,
        },
      },
    },
    "/clock": {
      get: {
        operationId: "readClock",
        summary: "Read the time and the number of readers",
        responses: {
          "200": {
            description: "The time of the server.",
            content: {
              "application/json": {
                schema: {
                  type: "object",
                  required: ["now", "readers"],
                  properties: { now: { type: "string", format: "date-time" }, readers: { type: "integer" } },
                },
              },
            },
          },
          ...errors(406),
          default: otherwise,
        },
      },
    },
  },
  components: { schemas: { Star: star, Page: page, Problem: problemSchema } },
};

const sky: readonly JsonObject[] = [
  { name: "Sirius", distance: 8.6, spectrum: "A1V" },
  { name: "Vega", distance: 25.04, spectrum: "A0V" },
  { name: "Polaris", distance: 433 },
  { name: "HE 1327", distance: null },
  { name: "Mira", distance: 299.5, spectrum: "M7" },
];

/** Stars on a page. */
const size = 2;

const tokenOf = (at: number): string => Buffer.from(`page ${at}`).toString("base64url");

function createApi({ now }: Time): Api {
  let readers = 0;
  return {
    description,
    operations: {
      listStars: ({ query, mediaType }) => {
        const { token } = query;
        const starts = Array.from({ length: Math.ceil(sky.length / size) }, (_, at) => at * size);
        const start = token === undefined ? 0 : starts.find((one) => one > 0 && tokenOf(one) === token);
        if (start === undefined) return problem(410, "The page is gone.");
        const stars = sky.slice(start, start + size);
        const vary = { vary: "accept" };
        if (mediaType === "text/csv") {
          const lines = stars.map(({ name }) => `${name}\r\n`).join("");
          return text(200, "text/csv; charset=utf-8", `name\r\n${lines}`, vary);
        }
        const next = start + size < sky.length ? { nextToken: tokenOf(start + size) } : {};
        return json(200, { stars: [...stars], ...next }, vary);
      },
      readClock: () => {
        readers += 1;
        return json(200, { now: new Date(now()).toISOString(), readers });
      },
    },
  };
}

/** Stars: nothing but reading, two media types, opaque tokens, an answer for all other statuses, a clock. */
export const stars: CorrectServer = {
  name: "stars",
  says: "Only reading: JSON or CSV, opaque tokens of pages, a default answer, and a clock that never says the same twice.",
  create: createApi,
};
