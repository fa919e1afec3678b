import type { Api } from "../http/create-handle.ts";
import type { Description } from "../http/description.ts";
import { errors, problemSchema } from "../http/documented-errors.ts";
import type { Handle } from "../http/exchange.ts";
import { json, problem } from "../http/json-answer.ts";
import type { Time } from "../http/time.ts";
import type { CorrectServer } from "./correct-server.ts";

const description: Description = {
  openapi: "3.1.0",
  info: {
    title: "Quotes",
    version: "1",
    description: "After 200 requests, all are refused until the next full second.",
  },
  security: [{ key: [] }, { session: [] }],
  paths: {
    "/quotes/{day}": {
      get: {
        operationId: "readQuote",
        summary: "Read the quote of a day",
        parameters: [
          { name: "day", in: "path", required: true, schema: { type: "string", format: "date" } },
          { name: "X-Language", in: "header", required: true, schema: { type: "string", enum: ["de", "en"] } },
        ],
        responses: {
          "200": {
            description: "The quote.",
            headers: { "Content-Language": { required: true, schema: { type: "string", enum: ["de", "en"] } } },
            content: {
              "application/json": {
                schema: {
                  type: "object",
                  required: ["day", "text"],
                  properties: { day: { type: "string", format: "date" }, text: { type: "string" } },
                },
              },
            },
          },
          ...errors(400, 401, 406, 428),
          "429": {
            description: "Too many requests.",
            headers: { "Retry-After": { required: true, description: "A date.", schema: { type: "string" } } },
            content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
          },
        },
      },
    },
  },
  components: {
    schemas: { Problem: problemSchema },
    securitySchemes: {
      key: { type: "apiKey", in: "header", name: "X-Api-Key" },
      session: { type: "apiKey", in: "cookie", name: "session" },
    },
  },
};

const createApi = (): Api => ({
  description,
  accounts: { "key-of-ada": "ada", "key-of-ben": "ben" },
  operations: {
    readQuote: ({ path, header }) => {
      const language = String(header["X-Language"]);
      const text = language === "de" ? "Es grünt." : "It is green.";
      return json(200, { day: path.day ?? "", text }, { "content-language": language });
    },
  },
});

/** Requests before all are refused. */
const most = 200;

/** Limits the requests to an API: after 200, all are refused until the next full second. */
const limited = (handle: Handle, time: Time): Handle => {
  let left = most;
  let openAt = 0;
  return (asked) => {
    const now = time.now();
    if (left === 0 && now >= openAt) left = most;
    if (left === 0) return problem(429, "Wait a second.", { "retry-after": new Date(openAt).toUTCString() });
    left -= 1;
    if (left === 0) openAt = Math.ceil((now + 1) / 1000) * 1000;
    return handle(asked);
  };
};

/** Quotes: a limit of requests for the whole API, with a date to wait for. */
export const quotes: CorrectServer = {
  name: "quotes",
  says: "A limit for all requests, with the date of the end in Retry-After; a key in a header or a cookie.",
  create: createApi,
  around: limited,
  credentials: {
    own: { key: "key-of-ada", session: "key-of-ada" },
    other: { key: "key-of-ben", session: "key-of-ben" },
  },
};
