import { randomUUID } from "node:crypto";
import { isObject, type Json, type JsonObject } from "#engine/json";
import type { Api, Called } from "../http/create-handle.ts";
import type { Description, Parameter, Schema } from "../http/description.ts";
import { errors, problemSchema } from "../http/documented-errors.ts";
import type { Outcome } from "../http/exchange.ts";
import { json, problem } from "../http/json-answer.ts";
import type { CorrectServer } from "./correct-server.ts";

const isbn: Schema = { type: "string", pattern: "^97[89][0-9]{10}$" };
const title: Schema = { type: "string", minLength: 1, maxLength: 80 };
const uuid: Schema = { type: "string", format: "uuid" };
const id: Parameter = { name: "bookId", in: "path", required: true, schema: uuid };
const book = { "application/json": { schema: { $ref: "#/components/schemas/Book" } } };
const newBook: Schema = {
  type: "object",
  required: ["isbn", "title"],
  properties: { isbn, title, pages: { type: "integer", format: "int32", minimum: 1 } },
  additionalProperties: false,
};

const description: Description = {
  openapi: "3.1.0",
  info: { title: "Books", version: "1" },
  security: [{ key: [] }],
  paths: {
    "/books": {
      get: {
        operationId: "findBooks",
        summary: "List books by offset",
        parameters: [
          { name: "offset", in: "query", schema: { type: "integer", format: "int32", minimum: 0 } },
          { name: "limit", in: "query", schema: { type: "integer", minimum: 1, maximum: 100 } },
          { name: "isbn", in: "query", schema: { type: "array", items: isbn, maxItems: 3 } },
        ],
        responses: {
          "200": {
            description: "Books, the oldest first.",
            content: {
              "application/json": {
                schema: {
                  type: "object",
                  required: ["total", "books"],
                  properties: {
                    total: { type: "integer", minimum: 0 },
                    books: { type: "array", items: { $ref: "#/components/schemas/Book" } },
                  },
                },
              },
            },
          },
          ...errors(400, 401, 406),
        },
      },
      post: {
        operationId: "addBook",
        summary: "Add a book",
        description: "Each copy is a separate book, so that the same can be added twice.",
        requestBody: { required: true, content: { "application/json": { schema: newBook } } },
        responses: {
          "201": {
            description: "The book was added.",
            content: book,
            links: {
              Read: { operationId: "readBook", parameters: { bookId: "$response.body#/bookId" } },
              Remove: { operationId: "removeBook", parameters: { bookId: "$response.body#/bookId" } },
            },
          },
          ...errors(400, 401, 406, 413, 415),
        },
      },
    },
    "/books/{bookId}": {
      get: {
        operationId: "readBook",
        summary: "Read a book",
        parameters: [id],
        responses: { "200": { description: "The book.", content: book }, ...errors(400, 401, 404, 406, 410) },
      },
      delete: {
        operationId: "removeBook",
        summary: "Remove a book",
        parameters: [id],
        responses: { "200": { description: "The removed book.", content: book }, ...errors(400, 401, 404, 406, 410) },
      },
    },
  },
  components: {
    schemas: {
      Problem: problemSchema,
      Book: {
        type: "object",
        required: ["bookId", "isbn", "title"],
        properties: { bookId: uuid, isbn, title, pages: { type: "integer", format: "int32", minimum: 1 } },
      },
    },
    securitySchemes: { key: { type: "apiKey", in: "query", name: "api_key" } },
  },
};

/** A book that was removed stays known, as gone. */
interface Shelved {
  readonly owner: string;
  readonly book: JsonObject;
  readonly isGone: boolean;
}

function createApi(): Api {
  const books = new Map<string, Shelved>();
  const onBook = (answer: (bookId: string, found: Shelved) => Outcome) => (called: Called) => {
    const bookId = String(called.path.bookId).toLowerCase();
    const found = books.get(bookId);
    if (found?.owner !== called.user) return problem(404, "You have no such book.");
    return found.isGone ? problem(410, "The book was removed.") : answer(bookId, found);
  };
  return {
    description,
    accounts: { "key-of-ada": "ada", "key-of-ben": "ben" },
    without: ["HEAD", "OPTIONS"],
    operations: {
      findBooks: ({ query, user }) => {
        const { offset = 0, limit = 20, isbn: wanted } = query;
        const isWanted = (one: Json | undefined): boolean => !Array.isArray(wanted) || wanted.includes(one);
        const all = [...books.values()].filter(
          ({ owner, isGone, book }) => owner === user && !isGone && isWanted(book.isbn),
        );
        const page = all.slice(Number(offset), Number(offset) + Number(limit));
        return json(200, { total: all.length, books: page.map(({ book }) => book) });
      },
      addBook: ({ user, body }) => {
        const bookId = randomUUID();
        const book = { bookId, ...(isObject(body) ? body : {}) };
        books.set(bookId, { owner: user, book, isGone: false });
        return json(201, book);
      },
      readBook: onBook((_, { book }) => json(200, book)),
      removeBook: onBook((bookId, found) => {
        books.set(bookId, { ...found, isGone: true });
        return json(200, found.book);
      }),
    },
  };
}

/** Books: a key in the query, pages by offset, links, 410 after a removal, and neither HEAD nor OPTIONS. */
export const books: CorrectServer = {
  name: "books",
  says: "A key in the query, pages by offset, 410 for removed keys, 405 for HEAD and OPTIONS.",
  create: createApi,
  credentials: { own: { key: "key-of-ada" }, other: { key: "key-of-ben" } },
};
