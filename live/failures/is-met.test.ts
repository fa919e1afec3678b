import { expect, it } from "vitest";
import { bareEndpoint } from "#engine/model";
import { typesOf } from "#engine/shape";
import type { CheckId } from "../check-ids.ts";
import type { Exchange } from "../exchange.ts";
import { expectationOf } from "./expectation.ts";
import { isMet } from "./is-met.ts";

/** One exchange: the method, the sent body, the status, headers and the body of the answer. */
type Row = readonly [
  method: string,
  status: number,
  body?: unknown,
  headers?: Record<string, string>,
  sent?: unknown,
  id?: number,
];

const exchangeOf = ([method, status, body, headers = {}, sent, id]: Row): Exchange => ({
  call: {
    endpoint: method,
    form: { value: id === undefined ? {} : { pathParameters: { id } }, selection: {} },
    credentials: "own",
  },
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

const list = (...ids: readonly number[]) => ids.map((id) => ({ id }));

/** A check with its cause, the rows that break its promise, rows that keep it, and rows that do not show it. */
type Case = readonly [CheckId, string, readonly Row[], readonly Row[], (readonly Row[])?];

const get = (body?: unknown, headers: Record<string, string> = {}): Row => ["GET", 200, body, headers];
const patched: Row = ["PATCH", 200, {}, {}, { name: "Fern" }];

const cases: readonly Case[] = [
  ["pages-overlap", "item", [get(list(1, 2)), get(list(2, 3))], [get(list(1, 2)), get(list(3))]],
  ["pages-overlap", "same page", [get(list(1, 1))], [get(list(1, 2))], [get("none")]],
  [
    "pages-skip",
    "item",
    [get(list(1, 2, 3)), get(list(1)), get(list(3))],
    [get(list(1, 2, 3)), get(list(1)), get(list(2))],
  ],
  ["pages-never-end", "page", [get(list(1)), get(list(1))], [get(list(1)), get(list(2))]],
  ["not-repeatable", "order", [get(list(1, 2)), get(list(2, 1))], [get(list(1, 2)), get(list(1, 2))]],
  ["not-repeatable", "status", [get(), ["GET", 404]], [get(), get()]],
  [
    "idempotency-ignored",
    "k",
    [
      ["POST", 201, { id: 1 }],
      ["POST", 201, { id: 2 }],
    ],
    [
      ["POST", 201, { id: 1, name: "a" }],
      ["POST", 201, { name: "a", id: 1 }],
    ],
  ],
  [
    "id-given-twice",
    "another thing",
    [
      ["POST", 201, { id: 1 }],
      ["POST", 201, { id: 1 }],
    ],
    [
      ["POST", 201, { id: 1 }],
      ["POST", 201, { id: 2 }],
    ],
  ],
  [
    "condition-ignored",
    "same ETag",
    [get({ n: 1 }, { etag: '"a"' }), patched, get({ n: 2 }, { etag: '"a"' })],
    [get({ n: 1 }, { etag: '"a"' }), patched, get({ n: 2 }, { etag: '"b"' })],
    [get({ n: 1 }), patched, get({ n: 2 })],
  ],
  ["condition-ignored", "If-None-Match", [get({}, { etag: '"a"' }), get({})], [get({}), ["GET", 304]]],
  ["condition-ignored", "304 without ETag", [get(), ["GET", 304]], [get(), ["GET", 304, undefined, { etag: '"a"' }]]],
  [
    "update-lost",
    "kept name",
    [get({ name: "Moss" }), patched, get({ name: "Moss" })],
    [get({ name: "Moss" }), patched, get({ name: "Fern" })],
    [get({ name: "Moss" }), patched, ["GET", 404, { title: "Not found" }]],
  ],
  [
    "update-lost",
    "kept tags",
    [get({ tags: ["a"] }), patched, get({ tags: ["a"] })],
    [get({ tags: ["a"] }), patched, get({ name: "Fern" })],
  ],
  [
    "update-lost",
    "lost tags",
    [get({ tags: ["a"] }), patched, get({ tags: [] })],
    [get({ tags: ["a"] }), patched, get({ tags: ["a"] })],
  ],
  [
    "update-lost",
    "lost tags",
    [get({ tags: ["a"] }), patched, get({ name: "Fern" })],
    [get({ tags: ["a"] }), patched, get({ tags: ["a"] })],
    [get({ tags: ["a"] }), patched, ["GET", 404, { title: "Not found" }]],
  ],
  ["head-differs", "status", [get(), ["HEAD", 404]], [get(), ["HEAD", 200]]],
  [
    "head-differs",
    "content-length",
    [get({}), ["HEAD", 200, undefined, { "content-length": "9" }]],
    [get({}), ["HEAD", 200, undefined, { "content-length": "2" }]],
  ],
  [
    "options-differs",
    "DELETE",
    [["OPTIONS", 204, undefined, { allow: "GET" }]],
    [["OPTIONS", 204, undefined, { allow: "GET,DELETE" }]],
  ],
  [
    "options-differs",
    "preflight if-match",
    [["OPTIONS", 204, undefined, { "access-control-allow-headers": "If-Match-All" }]],
    [["OPTIONS", 204, undefined, { "access-control-allow-headers": "Accept, If-Match" }]],
  ],
  ["wrong-header", "x-count integer", [get({}, { "x-count": "some" })], [get({}, { "x-count": "3" })]],
  ["wrong-header", "etag malformed", [get({}, { etag: "a" })], [get({}, { etag: '"a"' })]],
  ["wrong-body", "200 no JSON", [["GET", 200]], [get({})]],
  ["accept-ignored", "text/csv", [get({}, { "content-type": "a/b" })], [get({}, { "content-type": "text/csv" })]],
  [
    "not-listed",
    "list",
    [["POST", 201, { id: 3 }], get(list(1, 2))],
    [["POST", 201, { id: 4 }], get(list(3, 4))],
    [["POST", 201, {}], get(list(3, 4))],
  ],
  [
    "wrong-items",
    "total",
    [get({ items: list(1, 2), total: 2 }), get({ items: list(3), total: 2 })],
    [get({ items: list(1, 2), total: 3 }), get({ items: list(3), total: 3 })],
    // There may be more pages.
    [get({ items: list(1, 2), total: 6 }), get({ items: list(3, 4), total: 6 })],
  ],
  [
    "wrong-items",
    "created twice",
    [get(list(1)), ["POST", 201, { id: 2 }], get(list(1, 2, 3))],
    [get(list(1)), ["POST", 201, { id: 2 }], get(list(1, 2))],
    [get(list(1)), ["POST", 201, { id: 2 }], get(list(1))],
  ],
  [
    "listed-after-delete",
    "list",
    [["POST", 201, { id: 3 }], ["DELETE", 204, undefined, {}, undefined, 3], get(list(3))],
    [["POST", 201, { id: 4 }], ["DELETE", 204, undefined, {}, undefined, 4], get(list(3))],
  ],
];

it.each(cases.map((one) => [...one] as const))("%s (%s) is seen in %j, and not in %j", (...one) => {
  const [check, cause, broken, kept, unclear] = one as Case; // the types of rows are lost
  const at = placeIn(cause);
  const exchanges = broken.map(exchangeOf);
  const expected = expectationOf(
    { check, cause, exchanges, steps: [], ...(at && { at }) },
    { endpoint: bareEndpoint({ id: "a" }), types: typesOf({}), secrets: [], redact: (text) => text },
  );
  const seen = (rows: readonly Row[]) => isMet({ expected, steps: [] }, rows.map(exchangeOf));
  expect([seen(broken), seen(kept)]).toEqual([false, true]);
  if (unclear !== undefined) expect(seen(unclear)).toBeUndefined();
});

/** Findings of values have their place. */
function placeIn(cause: string): readonly string[] | undefined {
  if (cause === "another thing") return ["id"];
  if (cause === "total") return ["total"];
  const [, name] = /^(?:kept|lost) (.+)$/.exec(cause) ?? [];
  return name === undefined ? undefined : [name];
}
