import { isObject } from "#engine/json";
import { empty, text } from "../http/exchange.ts";
import { json, problem } from "../http/json-answer.ts";
import { answering, eachItem, instead, isSuccess, isTo, jsonIn, objectIn, queryIn, showing } from "./change.ts";
import type { Fault } from "./fault.ts";

const crash = problem(500, "The request could not be answered.");

const stack = [
  "TypeError: Cannot read properties of undefined (reading 'name')",
  "    at readPlant (/srv/garden/lib/read-plant.js:41:13)",
  "    at process.processTicksAndRejections (node:internal/process/task_queues:95:5)",
].join("\n");

const traceback = [
  "Traceback (most recent call last):",
  '  File "/srv/garden/store.py", line 52, in find',
  "    row = rows[0]",
  "IndexError: list index out of range",
].join("\n");

/** Faults that one answer shows, whatever was sent. */
export const answerFaults: readonly Fault[] = [
  {
    name: "crash-on-zero",
    says: "A plant without leaves can't be added: 500 for the smallest allowed number.",
    check: "server-error",
    also: ["undocumented-status"],
    break: instead("POST /plants", (asked) => (objectIn(asked).leaves === 0 ? crash : undefined)),
  },
  {
    name: "crash-on-largest-limit",
    says: "A page of the largest allowed size answers 500.",
    check: "server-error",
    also: ["undocumented-status"],
    break: instead("GET /plants", (asked) => (queryIn(asked, "limit") === "50" ? crash : undefined)),
  },
  {
    name: "crash-on-word-as-id",
    says: "An id that is not a number answers 500 instead of 400.",
    check: "server-error",
    also: ["undocumented-status"],
    break: instead("GET /plants/{id}", ({ path }) => (/^\/plants\/-?\d+$/.test(path) ? undefined : crash)),
  },
  {
    name: "crash-on-other-alphabets",
    says: "A note with a character beyond ASCII answers 500.",
    check: "server-error",
    also: ["undocumented-status"],
    break: instead("POST /plants", (asked) => {
      const { note } = objectIn(asked);
      return typeof note === "string" && /[^\p{ASCII}]/u.test(note) ? crash : undefined;
    }),
  },
  {
    name: "silent-on-empty-body",
    says: "A request without the required body is never answered.",
    check: "no-answer",
    break: instead("POST /plants", ({ body }) => (body.length === 0 ? { kind: "silent" } : undefined)),
  },
  {
    name: "closed-on-long-header",
    says: "A header of an allowed length closes the connection.",
    check: "no-answer",
    break: instead("GET /plants", ({ headers }) =>
      (headers["x-trace"] ?? "").length > 32 ? { kind: "closed" } : undefined,
    ),
  },
  {
    name: "cut-page",
    says: "A page of several plants ends before its Content-Length.",
    check: "no-answer",
    also: ["wrong-body"],
    break: answering("GET /plants", (answer) => {
      const { items } = objectIn(answer);
      return Array.isArray(items) && items.length > 1 ? { kind: "cut", answer } : answer;
    }),
  },
  {
    name: "ok-instead-of-created",
    says: "Adding a plant answers 200 instead of the documented 201.",
    check: "undocumented-status",
    break: answering("POST /plants", (answer) => (answer.status === 201 ? { ...answer, status: 200 } : answer)),
  },
  {
    name: "empty-change-without-content",
    says: "A change of nothing answers 204, which is not documented.",
    check: "undocumented-status",
    break: answering("PATCH /plants/{id}", (answer, asked) =>
      isSuccess(answer) && Object.keys(objectIn(asked)).length === 0 ? empty(204) : answer,
    ),
  },
  {
    name: "error-as-page",
    says: "The error for an unknown plant is a page of HTML.",
    check: "wrong-content-type",
    break: answering("GET /plants/{id}", (answer) =>
      answer.status === 404
        ? text(404, "text/html", "<!doctype html><title>Not found</title><h1>Not found</h1>")
        : answer,
    ),
  },
  {
    name: "json-as-text",
    says: "A plant is sent as text/plain.",
    check: "wrong-content-type",
    break: answering("GET /plants/{id}", (answer) =>
      answer.status === 200 ? { ...answer, headers: { ...answer.headers, "content-type": "text/plain" } } : answer,
    ),
  },
  {
    name: "total-in-words",
    says: "X-Total-Count of plants of one kind is a word instead of an integer.",
    check: "wrong-header",
    break: answering("GET /plants", (answer, asked) =>
      isSuccess(answer) && queryIn(asked, "kind") !== undefined
        ? { ...answer, headers: { ...answer.headers, "x-total-count": "some" } }
        : answer,
    ),
  },
  {
    name: "change-without-etag",
    says: "The answer to a change lacks its required ETag.",
    check: "wrong-header",
    break: answering("PATCH /plants/{id}", (answer) => {
      const { etag: _, ...headers } = answer.headers;
      return { ...answer, headers };
    }),
  },
  {
    name: "texts-on-page-2",
    says: "From the second page on, numbers of leaves are texts.",
    check: "wrong-body",
    break: showing("GET /plants", (page, asked) =>
      queryIn(asked, "cursor") === undefined
        ? page
        : eachItem(page, (plant) => ({ ...plant, leaves: String(plant.leaves) })),
    ),
  },
  {
    name: "date-without-zone",
    says: "The date of a plant that is read has no zone.",
    check: "wrong-body",
    also: ["update-lost"],
    break: showing("GET /plants/{id}", (plant) => ({
      ...plant,
      planted: String(plant.planted).replace(/(?:[Zz]|[+-]\d{2}:\d{2})$/, ""),
    })),
  },
  {
    name: "bed-without-row",
    says: "One variant of the place, the bed, lacks a required property when a plant is read.",
    check: "wrong-body",
    also: ["update-lost"],
    break: showing("GET /plants/{id}", (plant) => {
      const { row: _, ...place } = isObject(plant.place) ? plant.place : {};
      return { ...plant, place };
    }),
  },
  {
    name: "undocumented-kind",
    says: "A moss is read as a kind that the description does not list.",
    check: "wrong-body",
    also: ["update-lost"],
    break: showing("GET /plants/{id}", (plant) => (plant.kind === "moss" ? { ...plant, kind: "lichen" } : plant)),
  },
  {
    name: "null-instead-of-list",
    says: "A plant without tags is read with null instead of an empty list.",
    check: "wrong-body",
    also: ["update-lost"],
    break: showing("GET /plants/{id}", (plant) => {
      const { tags } = plant;
      return Array.isArray(tags) && tags.length === 0 ? { ...plant, tags: null } : plant;
    }),
  },
  {
    name: "error-in-success",
    says: "An unknown plant answers 200, with an error as its body.",
    check: "wrong-body",
    also: ["wrong-header", "found-after-delete", "foreign-auth-accepted"],
    break: answering("GET /plants/{id}", (answer) =>
      answer.status === 404 ? json(200, { error: "You have no such plant." }) : answer,
    ),
  },
  {
    name: "internal-property",
    says: "The answer to a new plant has a property that the description forbids.",
    check: "wrong-body",
    break: showing("POST /plants", (plant) => ({ ...plant, owner_row: 7 })),
  },
  {
    name: "event-without-amount",
    says: "The third event of a stream lacks a required property.",
    check: "wrong-event",
    break: answering("GET /plants/{id}/events", (answer) => {
      const { body } = answer;
      if (typeof body === "string" || body instanceof Uint8Array) return answer;
      return { ...answer, body: body.map((one, at) => (at === 2 ? one.replace(/,"litres":[\d.]+/, "") : one)) };
    }),
  },
  {
    name: "pin-shown",
    says: "The write-only PIN is in the answer to a new plant.",
    check: "write-only-shown",
    also: ["wrong-body"],
    break: showing("POST /plants", (plant, asked) => {
      const { pin } = objectIn(asked);
      return pin === undefined ? plant : { ...plant, pin };
    }),
  },
  {
    name: "stack-in-error",
    says: "The error for a malformed body shows the stack of the server.",
    check: "leak",
    break: (handle) => async (asked) => {
      const outcome = await handle(asked);
      const isMalformed = isTo(asked, "POST /plants") && asked.body.length > 0 && jsonIn(asked) === undefined;
      return isMalformed && outcome.kind === "answer" && outcome.status === 400 ? problem(400, stack) : outcome;
    },
  },
  {
    name: "traceback-in-error",
    says: "The error for an unknown plant shows the stack of the server.",
    check: "leak",
    break: answering("DELETE /plants/{id}", (answer) => (answer.status === 404 ? problem(404, traceback) : answer)),
  },
];
