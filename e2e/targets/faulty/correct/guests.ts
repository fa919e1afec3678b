import { isObject, type Json } from "#engine/json";
import type { Api } from "../http/create-handle.ts";
import type { Description } from "../http/description.ts";
import { errors, problemSchema } from "../http/documented-errors.ts";
import { empty, text } from "../http/exchange.ts";
import { problem } from "../http/json-answer.ts";
import type { CorrectServer } from "./correct-server.ts";

const description: Description = {
  openapi: "3.1.0",
  info: { title: "Guests", version: "1" },
  security: [{ login: [] }],
  paths: {
    "/guests": {
      post: {
        operationId: "signIn",
        summary: "Sign the book of guests",
        requestBody: {
          required: true,
          content: {
            "application/x-www-form-urlencoded": {
              schema: {
                type: "object",
                required: ["name", "party"],
                properties: {
                  name: { type: "string", minLength: 1, maxLength: 50 },
                  party: { type: "integer", minimum: 1, maximum: 12 },
                  breakfast: { type: "boolean" },
                },
                additionalProperties: false,
              },
            },
          },
        },
        responses: {
          "303": {
            description: "The page is at the address in Location.",
            headers: { Location: { required: true, schema: { type: "string" } } },
          },
          ...errors(400, 401, 413, 415),
        },
      },
    },
    "/guests/{page}": {
      get: {
        operationId: "readGuests",
        summary: "Read a page of the book",
        parameters: [
          { name: "page", in: "path", required: true, schema: { type: "string", pattern: "^p[0-9]{1,9}$" } },
        ],
        responses: {
          "200": { description: "The page.", content: { "text/plain": { schema: { type: "string" } } } },
          ...errors(400, 401, 404, 406),
        },
      },
    },
  },
  components: { schemas: { Problem: problemSchema }, securitySchemes: { login: { type: "http", scheme: "basic" } } },
};

function createApi(): Api {
  const pages: { readonly user: string; readonly body: Json }[] = [];
  return {
    description,
    accounts: { "ada:moss": "ada", "ben:fern": "ben" },
    operations: {
      signIn: ({ user, body = null }) => empty(303, { location: `/guests/p${pages.push({ user, body })}` }),
      readGuests: ({ path, user }) => {
        const found = pages[Number(String(path.page).slice(1)) - 1];
        if (found === undefined || found.user !== user) return problem(404, "You have no such page.");
        const { name, party } = isObject(found.body) ? found.body : {};
        return text(200, "text/plain; charset=utf-8", `${name}, ${party}\n`);
      },
    },
  };
}

/** Guests: forms, plain texts, a user and a password, and a redirect as success. */
export const guests: CorrectServer = {
  name: "guests",
  says: "Forms as requests, plain texts as answers, a redirect as success, users with passwords.",
  create: createApi,
  credentials: { own: { login: "ada:moss" }, other: { login: "ben:fern" } },
};
