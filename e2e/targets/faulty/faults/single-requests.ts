import { isObject, type JsonObject } from "#engine/json";
import type { Asked, Handle } from "../http/exchange.ts";
import { problem } from "../http/json-answer.ts";
import { plantsTokens } from "../plants/plants-api.ts";
import {
  answering,
  asking,
  idIn,
  instead,
  isTo,
  jsonIn,
  type Name,
  objectIn,
  queryIn,
  withBody,
  withHeader,
} from "./change.ts";
import type { Fault } from "./fault.ts";

const kinds = ["tree", "herb", "moss", "fern"];

/** Replaces a property of the JSON object that is sent, where it is as it should not be. */
const forgiving = (name: string, isRight: (value: JsonObject[string] | undefined) => boolean, use: string) =>
  asking("POST /plants", (asked) => {
    const body = jsonIn(asked);
    return isObject(body) && !isRight(body[name]) ? withBody(asked, { ...body, [name]: use }) : asked;
  });

const refusing = (isRefused: (plant: JsonObject) => boolean, detail: string) =>
  answering("POST /plants", (answer, asked) =>
    answer.status === 201 && isRefused(objectIn(asked)) ? problem(400, detail) : answer,
  );

const sameAs =
  (token: string) =>
  (asked: Asked): Asked =>
    withHeader(asked, "authorization", `Bearer ${token}`);

/** Faults that one request and its answer show. */
export const requestFaults: readonly Fault[] = [
  {
    name: "other-alphabets-refused",
    says: "A name with a character beyond ASCII is refused.",
    check: "valid-refused",
    break: refusing(({ name }) => typeof name === "string" && /[^\p{ASCII}]/u.test(name), "The name is not valid."),
  },
  {
    name: "optional-required",
    says: "A plant without the optional label is refused.",
    check: "valid-refused",
    break: refusing(({ label }) => label === undefined, "The property label is missing."),
  },
  {
    name: "null-refused",
    says: "A plant that was never watered is refused, although null is allowed.",
    check: "valid-refused",
    break: refusing(({ watered }) => watered === null, "watered: A value must be string."),
  },
  {
    name: "limit-not-checked",
    says: "A page size beyond the documented limits is accepted.",
    check: "invalid-accepted",
    break: asking("GET /plants", (asked) => {
      const limit = Number(queryIn(asked, "limit") ?? 10);
      return Number.isInteger(limit) && (limit < 1 || limit > 50) ? { ...asked, query: "limit=10" } : asked;
    }),
  },
  {
    name: "unknown-kind-accepted",
    says: "A kind that the description does not list is accepted.",
    check: "invalid-accepted",
    break: forgiving("kind", (kind) => kind === undefined || kinds.some((one) => one === kind), "moss"),
  },
  {
    name: "missing-name-accepted",
    says: "A plant without its required name is accepted.",
    check: "invalid-accepted",
    break: forgiving("name", (name) => name !== undefined, "unnamed"),
  },
  {
    name: "any-date-accepted",
    says: "Any text is accepted as a date.",
    check: "invalid-accepted",
    break: forgiving(
      "planted",
      (date) => typeof date !== "string" || /^\d{4}-\d{2}-\d{2}[Tt]/.test(date),
      "2026-05-01T00:00:00Z",
    ),
  },
  {
    name: "condition-not-required",
    says: "A plant is replaced without the required If-Match.",
    check: "missing-header-accepted",
    break: asking("PUT /plants/{id}", (asked) =>
      asked.headers["if-match"] === undefined ? withHeader(asked, "if-match", "*") : asked,
    ),
  },
  {
    name: "malformed-change-accepted",
    says: "A body that is not JSON is accepted as a change of nothing.",
    check: "malformed-body-accepted",
    break: asking("PATCH /plants/{id}", (asked) =>
      asked.body.length > 0 && jsonIn(asked) === undefined ? withBody(asked, {}) : asked,
    ),
  },
  {
    name: "any-media-type-accepted",
    says: "JSON is accepted whatever its Content-Type says.",
    check: "wrong-media-type-accepted",
    break: asking("POST /plants", (asked) => withHeader(asked, "content-type", "application/json")),
  },
  {
    name: "accept-ignored",
    says: "A client that accepts no JSON gets JSON.",
    check: "accept-ignored",
    break: asking("GET /plants", (asked) => withHeader(asked, "accept", undefined)),
  },
  {
    name: "any-method-accepted",
    says: "Methods that are not documented list the plants.",
    check: "wrong-method-accepted",
    break: (handle) => (asked) =>
      handle(
        asked.path === "/plants" && !["GET", "POST", "HEAD", "OPTIONS"].includes(asked.method)
          ? { ...asked, method: "GET" }
          : asked,
      ),
  },
  {
    name: "head-with-another-length",
    says: "HEAD announces another Content-Length than GET has.",
    check: "head-differs",
    break: answering("HEAD /plants/{id}", (answer) =>
      answer.status === 200 ? { ...answer, headers: { ...answer.headers, "content-length": "2" } } : answer,
    ),
  },
  {
    name: "head-not-found",
    says: "HEAD answers 404 where GET answers 200.",
    check: "head-differs",
    break: instead("HEAD /plants", () => problem(404, "There is no such path.")),
  },
  {
    name: "options-without-delete",
    says: "OPTIONS does not list the documented DELETE.",
    check: "options-differs",
    break: answering("OPTIONS /plants/{id}", (answer) => ({
      ...answer,
      headers: { ...answer.headers, allow: "GET, PUT, PATCH, HEAD, OPTIONS" },
    })),
  },
  {
    name: "read-without-token",
    says: "A plant can be read without a token.",
    check: "auth-not-required",
    break: (handle, garden) => (asked) => {
      if (!isTo(asked, "GET /plants/{id}") || asked.headers.authorization !== undefined) return handle(asked);
      const owner = garden.plants.get(idIn(asked))?.owner;
      return handle(sameAs(owner === "ben" ? plantsTokens.other : plantsTokens.own)(asked));
    },
  },
  {
    name: "add-without-token",
    says: "A plant can be added without a token.",
    check: "auth-not-required",
    break: asking("POST /plants", (asked) =>
      asked.headers.authorization === undefined ? sameAs(plantsTokens.own)(asked) : asked,
    ),
  },
  {
    name: "any-token-accepted",
    says: "Any token lists the plants of the first user.",
    check: "wrong-auth-accepted",
    break: asking("GET /plants", (asked) => {
      const sent = /^Bearer (.+)$/i.exec(asked.headers.authorization ?? "")?.[1];
      const known: readonly string[] = Object.values(plantsTokens);
      return sent === undefined || known.includes(sent) ? asked : sameAs(plantsTokens.own)(asked);
    }),
  },
  {
    name: "foreign-read",
    says: "A user can read the plants of another user.",
    check: "foreign-auth-accepted",
    break: foreign("GET /plants/{id}"),
  },
  {
    name: "foreign-change",
    says: "A user can change the plants of another user.",
    check: "foreign-auth-accepted",
    break: foreign("PATCH /plants/{id}"),
  },
];

/** Answers a known user as the owner of the plant. */
function foreign(name: Name): Fault["break"] {
  return (handle: Handle, garden) => async (asked) => {
    const outcome = await handle(asked);
    const owner = garden.plants.get(idIn(asked))?.owner;
    if (!isTo(asked, name) || outcome.kind !== "answer" || outcome.status !== 404 || owner === undefined)
      return outcome;
    return handle(sameAs(owner === "ada" ? plantsTokens.own : plantsTokens.other)(asked));
  };
}
