import { describe, expect, expectTypeOf, it } from "vitest";
import type { Endpoint, NamedError, Outcome, Pagination, RequestParts } from "../call.ts";
import { CallFailedError } from "../outcome.ts";
import { createFetchTransport } from "./fetch-transport.ts";
import { itemsOf, NoPagesError, pagesOf } from "./pages.ts";

interface Request {
  readonly queryParameters?: { readonly page?: number; readonly cursor?: string };
  readonly body?: { readonly page?: number; readonly size: number };
}
interface Page {
  readonly data: { readonly items?: readonly number[] };
  readonly next?: string | null;
  readonly more?: boolean;
}

const results = "$response.data.items";
const list = (pagination: Pagination | undefined, inQuery = true): Endpoint<Request, Page, never, typeof results> => ({
  id: "plants.list",
  method: "GET",
  path: [{ kind: "literal", value: "/plants" }],
  auth: false,
  request: {
    kind: "object",
    properties: inQuery
      ? [
          {
            key: "queryParameters",
            optional: true,
            shape: {
              kind: "object",
              properties: [
                { key: "page", shape: { kind: "integer" }, optional: true },
                { key: "cursor", shape: { kind: "string" }, optional: true },
              ],
            },
          },
        ]
      : [],
  },
  response: { kind: "unknown" },
  errors: [],
  ...(pagination && { pagination }),
});

/** A transport that answers with the given pages in order, and records the requests. */
function answering(pages: readonly Page[]) {
  const asked: RequestParts[] = [];
  const transport = async (_: Endpoint, request: RequestParts): Promise<Outcome<unknown, NamedError>> => {
    asked.push(request);
    const body = pages[asked.length - 1] ?? { data: {} };
    return { ok: true, body, rawResponse: { status: 200, headers: {} } };
  };
  return { transport, asked };
}

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

const two: readonly Page[] = [{ data: { items: [1, 2] } }, { data: { items: [3] } }];
const offset = { kind: "offset", paths: { offset: "$request.page", results } } as const;

describe("counted pages", () => {
  it("are requested one by one until one is empty, from 1 by default", async () => {
    for (const [pagination, request, pages] of [
      [offset, {}, [1, 2, 3]],
      [{ ...offset, from: 0 }, {}, [0, 1, 2]],
      [{ ...offset, from: 0 }, { queryParameters: { page: 7, cursor: "kept" } }, [7, 8, 9]],
    ] as const) {
      const { transport, asked } = answering(two);
      const items = await all(itemsOf(transport, list(pagination), request));
      expectTypeOf(items).toEqualTypeOf<number[]>();
      expect(items).toEqual([1, 2, 3]);
      expect(asked.map(({ queryParameters }) => queryParameters)).toEqual(
        pages.map((page) => ({ ...("queryParameters" in request && request.queryParameters), page })),
      );
    }
  });

  it("are counted in items if a step is declared", async () => {
    const { transport, asked } = answering(two);
    const pagination = { kind: "offset", paths: { ...offset.paths, step: "$request.size" } } as const;
    await all(pagesOf(transport, list(pagination), {}));
    expect(asked).toEqual([0, 2, 3].map((page) => ({ queryParameters: { page } })));
  });

  it("are set in the body if the query has no such parameter", async () => {
    const { transport, asked } = answering(two);
    await all(pagesOf(transport, list(offset, false), { body: { size: 2 } }));
    expect(asked).toEqual([1, 2, 3].map((page) => ({ body: { size: 2, page } })));
  });

  it("end when the response says that there are no more", async () => {
    const { transport, asked } = answering([
      { data: { items: [1] }, more: true },
      { data: { items: [2] }, more: false },
    ]);
    const pagination = { kind: "offset", paths: { ...offset.paths, "has-next-page": "$response.more" } } as const;
    expect(await all(itemsOf(transport, list(pagination), {}))).toEqual([1, 2]);
    expect(asked.length).toBe(2);
  });
});

describe("linked pages", () => {
  it.each([undefined, null, ""])("follow the cursor until it is %j", async (last) => {
    const ending = last === undefined ? {} : { next: last };
    const { transport, asked } = answering([
      { data: { items: [1] }, next: "b" },
      { data: {}, next: "c" },
      { data: { items: [2] }, ...ending },
    ]);
    const pagination = {
      kind: "cursor",
      paths: { cursor: "$request.cursor", next_cursor: "$response.next", results },
    } as const;
    expect(await all(itemsOf(transport, list(pagination), {}))).toEqual([1, 2]);
    expect(asked).toEqual([{}, { queryParameters: { cursor: "b" } }, { queryParameters: { cursor: "c" } }]);
  });

  const overHttp = (next: readonly string[]) => {
    const asked: string[] = [];
    const transport = createFetchTransport({
      baseUrl: "http://api.test/v1",
      fetch: async (url) => {
        asked.push(url);
        return new Response(JSON.stringify({ data: { items: [asked.length] }, next: next[asked.length - 1] }));
      },
      clientInfo: { language: "JavaScript", runtime: "node", runtimeVersion: "v20" },
      sleep: async () => {},
      random: () => 0.5,
    });
    return { transport, asked };
  };

  it("follow an absolute or relative URL", async () => {
    const { transport, asked } = overHttp(["http://api.test/v1/plants?p=2", "/v1/more?p=3"]);
    const pagination = { kind: "uri", paths: { next_uri: "$response.next", results } } as const;
    expect(await all(itemsOf(transport, list(pagination), { queryParameters: { page: 1 } }))).toEqual([1, 2, 3]);
    expect(asked).toEqual([
      "http://api.test/v1/plants?page=1",
      "http://api.test/v1/plants?p=2",
      "http://api.test/v1/more?p=3",
    ]);
  });

  it("follow a path below the base URL", async () => {
    const { transport, asked } = overHttp(["/plants/2?x=1"]);
    const pagination = { kind: "path", paths: { next_path: "$response.next", results } } as const;
    expect(await all(itemsOf(transport, list(pagination), {}))).toEqual([1, 2]);
    expect(asked).toEqual(["http://api.test/v1/plants", "http://api.test/v1/plants/2?x=1"]);
  });

  it("do not follow a link to another origin, which would receive the caller's token", async () => {
    const { transport, asked } = overHttp(["http://evil.test/v1/plants"]);
    const pagination = { kind: "uri", paths: { next_uri: "$response.next", results } } as const;
    const reading = all(itemsOf(transport, list(pagination), {}));
    await expect(reading).rejects.toMatchObject({
      message: "The next page is at another origin, http://evil.test. It was not requested.",
    });
    expect(asked.length).toBe(1);
  });
});

describe("iterating pages", () => {
  it("requests a page only when it is needed", async () => {
    const { transport, asked } = answering(two);
    for await (const item of itemsOf(transport, list(offset), {})) if (item === 2) break;
    expect(asked.length).toBe(1);
  });

  it("throws the outcome of a failed page", async () => {
    const failing = async (): Promise<Outcome<unknown, NamedError>> => ({
      ok: false,
      error: "GoneError",
      rawResponse: { status: 404, headers: {} },
    });
    const reading = all(pagesOf(failing, list(offset), {}));
    await expect(reading).rejects.toBeInstanceOf(CallFailedError);
    await expect(reading).rejects.toMatchObject({ outcome: { error: "GoneError" } });
  });

  it.each([undefined, { kind: "custom", paths: { results } } as const])(
    "is rejected if no pagination is declared: %j",
    async (pagination) => {
      const { transport } = answering(two);
      await expect(all(pagesOf(transport, list(pagination), {}))).rejects.toBeInstanceOf(NoPagesError);
    },
  );
});
