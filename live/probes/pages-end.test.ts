import { expect, it } from "vitest";
import { asJson } from "#engine/json";
import { importOpenApi } from "#importers";
import { runLive } from "../run/run-live.ts";

const description = {
  openapi: "3.1.0",
  info: { title: "Events", version: "1" },
  paths: {
    "/events": {
      get: {
        parameters: [{ name: "page", in: "query", schema: { type: "integer", minimum: 1 } }],
        responses: {
          200: {
            description: "A page.",
            content: { "application/json": { schema: { type: "array", items: { type: "object" } } } },
          },
        },
      },
    },
  },
};

it.each([
  ["two equal events of a user", { type: "click", user: { id: 1 } }, []],
  ["a text that looks like an id", { note: '{"id":1}' }, []],
  ["the same id twice", { type: "click", id: 1 }, ["pages-overlap"]],
  ["the same _id twice", { _id: "a" }, ["pages-overlap"]],
])("a page with %s is checked", async (_, item, expected) => {
  const { model } = await importOpenApi(asJson(description), { id: "events" });
  const report = await runLive(
    model,
    {
      ...{ seed: 1, checks: new Set(["pages-overlap"] as const), allowWrites: false, concurrency: 1, cases: 1 },
      ...{ baseUrl: "http://events.localhost", credentials: { own: {} }, headers: [] },
      phases: new Set(["probes"] as const),
    },
    {
      ...{ clock: () => 0, sleep: async () => {}, signal: new AbortController().signal },
      send: async ({ url }) => ({
        ...{ kind: "answer", status: 200, headers: [["content-type", "application/json"]], time: 1 },
        body: new TextEncoder().encode(JSON.stringify(/page=[^1]/.test(url) ? [] : [item, item])),
      }),
    },
  );
  expect(report.findings.map(({ check }) => check)).toEqual(expected);
});

it.each(["id", "event_id", "eventId"])(
  "finds an item that is on no page, and a last page without end, in a list of many pages with %s",
  async (idName) => {
    const page = { name: "page", in: "query", schema: { type: "integer", minimum: 1 } };
    const limit = { name: "limit", in: "query", schema: { type: "integer", minimum: 1, maximum: 50, default: 20 } };
    const { get } = description.paths["/events"];
    const key = { name: "event_id", in: "path", required: true, schema: { type: "integer" } };
    const paths = {
      "/events": { get: { ...get, parameters: [page, limit] } },
      ...(idName !== "id" && {
        "/events/{event_id}": { delete: { parameters: [key], responses: { 204: { description: "Gone." } } } },
      }),
    };
    const paged = { ...description, paths };
    const { model } = await importOpenApi(asJson(paged), { id: "events" });
    const checks = new Set(["pages-skip", "pages-never-end"] as const);
    const found = async (skipped: number, isEndless: boolean) => {
      const report = await runLive(
        model,
        {
          ...{ seed: 1, checks, allowWrites: false, concurrency: 1, cases: 0 },
          ...{ baseUrl: "http://events.localhost", credentials: { own: {} }, headers: [] },
          phases: new Set(["probes"] as const),
        },
        {
          ...{ clock: () => 0, sleep: async () => {}, signal: new AbortController().signal },
          send: async ({ url }) => {
            const { searchParams } = new URL(url);
            const size = Number(searchParams.get("limit") ?? 20);
            const at = (Number(searchParams.get("page") ?? 1) - 1) * size;
            const all = Array.from({ length: 100 }, (_, id) => ({ [idName]: id })).filter(
              (_, id) => size > 2 || id !== skipped,
            );
            const items = all.slice(isEndless ? Math.min(at, 80) : at).slice(0, size);
            const body = new TextEncoder().encode(JSON.stringify(items));
            return { kind: "answer", status: 200, headers: [["content-type", "application/json"]], time: 1, body };
          },
        },
      );
      return report.findings.map(({ check }) => check);
    };
    expect([await found(3, false), await found(-1, true), await found(-1, false)]).toEqual([
      ["pages-skip"],
      ["pages-never-end"],
      [],
    ]);
  },
);

/** Pages with links in a header, by their cursors; the first one has the cursor "". */
type Linked = { readonly [cursor: string]: { readonly items: readonly object[]; readonly link?: string } };

const first = { items: [{ id: 1 }], link: "/events?cursor=b" };
const emptyPages = (count: number): Linked =>
  Object.fromEntries(
    Array.from({ length: count + 1 }, (_, i) => [
      `e${i}`,
      { items: [], ...(i < count && { link: `/events?cursor=e${i + 1}` }) },
    ]),
  );

it.each<readonly [string, Linked, string | undefined]>([
  [
    "an earlier page",
    {
      "": first,
      b: { items: [{ id: 2 }], link: "/events?cursor=c" },
      c: { items: [{ id: 3 }], link: "/events?cursor=b" },
    },
    "Page 3 links to page 2, so the list never ends.",
  ],
  [
    "itself",
    { "": first, b: { items: [{ id: 2 }], link: "/events?cursor=b" } },
    "A page links to itself, so the list never ends.",
  ],
  [
    "empty pages without end",
    { "": { ...first, link: "/events?cursor=e0" }, ...emptyPages(40) },
    "5 pages in a row are empty and link to a next page, so the list never ends.",
  ],
  ["a few empty pages", { "": { ...first, link: "/events?cursor=e0" }, ...emptyPages(3) }, undefined],
  ["a page by an undeclared parameter", { "": { items: [{ id: 1 }], link: "/events?token=b" } }, undefined],
])("follows links of a header to %s", async (_, pages, expected) => {
  const { get } = description.paths["/events"];
  const cursor = { name: "cursor", in: "query", schema: { type: "string" } };
  const paths = { "/events": { get: { ...get, parameters: [cursor] } } };
  const { model } = await importOpenApi(asJson({ ...description, paths }), { id: "events" });
  const { findings } = await runLive(
    model,
    {
      ...{ seed: 1, checks: new Set(["pages-never-end"] as const), allowWrites: false, concurrency: 1, cases: 0 },
      ...{ baseUrl: "http://events.localhost", credentials: { own: {} }, headers: [] },
      phases: new Set(["probes"] as const),
    },
    {
      ...{ clock: () => 0, sleep: async () => {}, signal: new AbortController().signal },
      send: async ({ url }) => {
        const { items = [], link } = pages[new URL(url).searchParams.get("cursor") ?? ""] ?? {};
        const next = link === undefined ? [] : [["link", `<${link}>; rel="next"`] as const];
        const body = new TextEncoder().encode(JSON.stringify(items));
        return { kind: "answer", status: 200, headers: [["content-type", "application/json"], ...next], time: 1, body };
      },
    },
  );
  expect(findings.map(({ message }) => message)).toEqual(expected === undefined ? [] : [expected]);
});

const customers = Array.from({ length: 5 }, (_, i) => ({ id: `c${i}`, email: `c${i}@a.example` }));

/** The ways in which a list of customers differs from a correct one. */
interface CustomerWays {
  readonly from?: (at: number) => number;
  readonly hasMore?: boolean;
  readonly total?: number;
  readonly next?: string;
  readonly ignoresEmail?: true;
}

it.each<readonly [string, CustomerWays, readonly string[]]>([
  ["without a fault", {}, []],
  ["from its start again", { from: () => 0 }, ["pages-never-end page"]],
  ["with the item that the request names", { from: (at) => at - 1 }, ["pages-overlap item"]],
  ["that has always more", { hasMore: true }, ["pages-never-end empty page"]],
  ["with another total", { total: 6 }, ["wrong-items total"]],
  ["with a next page at another path", { next: "/clients" }, ["link-broken next page"]],
  ["with a filter that is ignored", { ignoresEmail: true }, ["wrong-items filter email"]],
])("reads pages by the ids of their last items: a list %s", async (_, ways, expected) => {
  const text = (name: string) => ({ name, in: "query", schema: { type: "string" } });
  const limit = { name: "limit", in: "query", schema: { type: "integer", minimum: 1, maximum: 50, default: 20 } };
  const page = { type: "object", properties: { data: { type: "array", items: { type: "object" } } } };
  const { model } = await importOpenApi(
    asJson({
      openapi: "3.1.0",
      info: { title: "Customers", version: "1" },
      paths: {
        "/customers": {
          get: {
            parameters: [text(ways.next === undefined ? "starting_after" : "cursor"), limit, text("email")],
            responses: { 200: { description: "A page.", content: { "application/json": { schema: page } } } },
          },
        },
      },
    }),
    { id: "customers" },
  );
  const checks = new Set(["pages-never-end", "pages-overlap", "wrong-items", "link-broken"] as const);
  const { findings } = await runLive(
    model,
    {
      ...{ seed: 1, checks, allowWrites: false, concurrency: 1, cases: 0 },
      ...{ baseUrl: "http://customers.localhost", credentials: { own: {} }, headers: [] },
    },
    {
      ...{ clock: () => 0, sleep: async () => {}, signal: new AbortController().signal },
      send: async ({ url }) => {
        const { pathname, searchParams } = new URL(url);
        const [email, size] = [searchParams.get("email"), Number(searchParams.get("limit") ?? 20)];
        const all = customers.filter((one) => email === null || ways.ignoresEmail || one.email === email);
        const after = searchParams.get("starting_after") ?? searchParams.get("cursor");
        const at = after === null ? 0 : (ways.from ?? ((usual) => usual))(all.findIndex(({ id }) => id === after) + 1);
        const data = all.slice(at, at + size);
        const isMore = at + size < all.length;
        const next = ways.next && isMore ? { next: `${ways.next}?cursor=${data.at(-1)?.id}` } : {};
        const body = { data, has_more: ways.hasMore ?? isMore, total: ways.total ?? all.length, ...next };
        return {
          ...{ kind: "answer", status: pathname === "/customers" ? 200 : 404, time: 1 },
          ...{ headers: [["content-type", "application/json"]], body: new TextEncoder().encode(JSON.stringify(body)) },
        };
      },
    },
  );
  expect(findings.map(({ check, cause }) => `${check} ${cause}`)).toEqual(expected);
});

it.each([
  ["with full pages", 0, []],
  ["with a later page that has one item less than it was asked for", 1, ["pages-skip"]],
])("reads pages by offsets: a list %s", async (_, missing, expected) => {
  const number = (name: string) => ({ name, in: "query", schema: { type: "integer", minimum: 0 } });
  const { get } = description.paths["/events"];
  const paths = { "/events": { get: { ...get, parameters: [number("offset"), number("limit")] } } };
  const { model } = await importOpenApi(asJson({ ...description, paths }), { id: "events" });
  const { findings } = await runLive(
    model,
    {
      ...{ seed: 1, checks: new Set(["pages-skip"] as const), allowWrites: false, concurrency: 1, cases: 0 },
      ...{ baseUrl: "http://events.localhost", credentials: { own: {} }, headers: [] },
      phases: new Set(["probes"] as const),
    },
    {
      ...{ clock: () => 0, sleep: async () => {}, signal: new AbortController().signal },
      send: async ({ url }) => {
        const { searchParams } = new URL(url);
        const [at, size] = [Number(searchParams.get("offset") ?? 0), Number(searchParams.get("limit") ?? 20)];
        const all = Array.from({ length: 7 }, (_, id) => ({ id }));
        const items = all.slice(at, at + size - (at > 0 && size > 1 ? missing : 0));
        const body = new TextEncoder().encode(JSON.stringify(items));
        return { kind: "answer", status: 200, headers: [["content-type", "application/json"]], time: 1, body };
      },
    },
  );
  expect(findings.map(({ check }) => check)).toEqual(expected);
});
