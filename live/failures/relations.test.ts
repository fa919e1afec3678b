import { expect, it } from "vitest";
import type { CheckId } from "../check-ids.ts";
import type { Exchange } from "../exchange.ts";
import type { Failure } from "./failure.ts";
import { isRelationBroken } from "./relations.ts";

/** One exchange: the method, the sent body, the status, headers and the body of the answer. */
type Row = readonly [method: string, status: number, body?: unknown, headers?: Record<string, string>, sent?: unknown];

const exchangeOf = ([method, status, body, headers = {}, sent]: Row): Exchange => ({
  call: { endpoint: "a", form: { value: {}, selection: {} }, credentials: "own" },
  request: {
    ...{ method, url: "http://shop.example/a" },
    headers: Object.entries(headers).filter(([name]) => name.startsWith("if-")),
    ...(sent !== undefined && { body: JSON.stringify(sent) }),
  },
  received: {
    ...{ kind: "answer", status, time: 1 },
    headers: Object.entries(headers).filter(([name]) => !name.startsWith("if-")),
    body: new TextEncoder().encode(body === undefined ? "" : JSON.stringify(body)),
  },
});

const failureOf = (check: CheckId, cause: string): Failure => ({
  ...{ server: "http://shop.example", definition: "", seed: 1, check, endpoint: "GET /a", cause, message: "" },
  ...{ expected: { kind: "answered" }, steps: [] },
});

const list = (...ids: readonly number[]) => ids.map((id) => ({ id }));

it.each<readonly [check: CheckId, cause: string, rows: readonly Row[], isBroken: boolean | undefined]>([
  [
    "pages-overlap",
    "item",
    [
      ["GET", 200, list(1, 2)],
      ["GET", 200, list(2, 3)],
    ],
    true,
  ],
  [
    "pages-overlap",
    "item",
    [
      ["GET", 200, list(1, 2)],
      ["GET", 200, list(3)],
    ],
    false,
  ],
  [
    "pages-skip",
    "item",
    [
      ["GET", 200, list(1, 2, 3)],
      ["GET", 200, list(1)],
      ["GET", 200, list(3)],
    ],
    true,
  ],
  [
    "pages-skip",
    "item",
    [
      ["GET", 200, list(1, 2)],
      ["GET", 200, list(1)],
      ["GET", 200, list(2)],
    ],
    false,
  ],
  [
    "pages-never-end",
    "page",
    [
      ["GET", 200, list(1)],
      ["GET", 200, list(1)],
    ],
    true,
  ],
  [
    "not-repeatable",
    "order",
    [
      ["GET", 200, list(1, 2)],
      ["GET", 200, list(2, 1)],
    ],
    true,
  ],
  [
    "not-repeatable",
    "order",
    [
      ["GET", 200, list(1, 2)],
      ["GET", 200, list(1, 2)],
    ],
    false,
  ],
  [
    "idempotency-ignored",
    "k",
    [
      ["POST", 201, { id: 1 }],
      ["POST", 201, { id: 2 }],
    ],
    true,
  ],
  [
    "idempotency-ignored",
    "k",
    [
      ["POST", 201, { id: 1 }],
      ["POST", 201, { id: 1 }],
    ],
    false,
  ],
  [
    "id-given-twice",
    "x",
    [
      ["POST", 201, { id: 1 }],
      ["POST", 201, { id: 1 }],
    ],
    true,
  ],
  [
    "id-given-twice",
    "x",
    [
      ["POST", 201, { id: 1 }],
      ["POST", 201, { id: 2 }],
    ],
    false,
  ],
  [
    "condition-ignored",
    "same ETag",
    [
      ["GET", 200, { n: 1 }, { etag: '"a"' }],
      ["GET", 200, { n: 2 }, { etag: '"a"' }],
    ],
    true,
  ],
  [
    "condition-ignored",
    "same ETag",
    [
      ["GET", 200, { n: 1 }, { etag: '"a"' }],
      ["GET", 200, { n: 2 }, { etag: '"b"' }],
    ],
    false,
  ],
  [
    "condition-ignored",
    "same ETag",
    [
      ["GET", 200, { n: 1 }, { etag: '"a"' }],
      ["GET", 200, { n: 1 }, { etag: '"a"' }],
    ],
    undefined,
  ],
  [
    "condition-ignored",
    "If-None-Match",
    [
      ["GET", 200, {}, { etag: '"b"' }],
      ["GET", 200, {}, { "if-none-match": '"a"' }],
    ],
    undefined,
  ],
  [
    "condition-ignored",
    "If-None-Match",
    [
      ["GET", 200, {}, { etag: '"a"' }],
      ["GET", 304, undefined, { "if-none-match": '"a"' }],
    ],
    false,
  ],
  [
    "update-lost",
    "kept name",
    [
      ["GET", 200, { name: "Moss" }],
      ["PATCH", 200, {}, {}, { name: "Fern" }],
      ["GET", 200, { name: "Moss" }],
    ],
    true,
  ],
  [
    "update-lost",
    "kept name",
    [
      ["GET", 200, { name: "Moss" }],
      ["PATCH", 200, {}, {}, { name: "Fern" }],
      ["GET", 200, { name: "Fern" }],
    ],
    false,
  ],
  [
    "update-lost",
    "kept name",
    [
      ["PATCH", 200, {}, {}, { name: "Fern" }],
      ["GET", 404],
    ],
    undefined,
  ],
  [
    "head-differs",
    "status",
    [
      ["GET", 200],
      ["HEAD", 404],
    ],
    true,
  ],
  [
    "head-differs",
    "status",
    [
      ["GET", 200],
      ["HEAD", 200],
    ],
    false,
  ],
  ["options-differs", "DELETE", [["OPTIONS", 204, undefined, { allow: "GET" }]], true],
  [
    "options-differs",
    "preflight if-match",
    [["OPTIONS", 204, undefined, { "access-control-allow-headers": "If-Match" }]],
    false,
  ],
  ["wrong-body", "x", [["GET", 200, {}]], undefined],
])("%s (%s) of %j is broken: %j", (check, cause, rows, isBroken) => {
  expect(isRelationBroken(failureOf(check, cause), rows.map(exchangeOf))).toBe(isBroken);
});
