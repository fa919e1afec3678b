import { expect, it } from "vitest";
import { fileFetcher } from "./file-fetcher.ts";

it("a file that the registry can't send now is unavailable, and is sent once it can", async () => {
  let answer = async (): Promise<Response> => new Response("{}", { status: 503 });
  const file = fileFetcher(() => answer());
  const statusOf = async () => {
    const response = await file("a", new Headers());
    return response && [response.status, response.headers.get("retry-after"), response.headers.get("cache-control")];
  };
  expect(await statusOf()).toEqual([503, "1", "no-store"]);
  answer = () => Promise.reject(new TypeError("fetch failed"));
  expect(await statusOf()).toEqual([503, "1", "no-store"]);
  answer = async () => new Response("{}", { status: 404 });
  expect(await statusOf()).toBeUndefined();
  answer = async () => new Response("bytes", { headers: { "content-length": "5" } });
  expect((await statusOf())?.[0]).toBe(200);
  answer = () => Promise.reject(new TypeError("fetch failed"));
  // Its bytes never change.
  expect((await statusOf())?.[0]).toBe(200);
});

it.each([
  [undefined, 200],
  ['"abc"', 304],
  ['W/"abc"', 304],
  ['"other", "abc"', 304],
  ['"ab"', 200],
])("a cached file with an entity tag is sent to readers whose copy is %s with %d", async (ifNoneMatch, status) => {
  const file = fileFetcher(
    async () => new Response("bytes", { headers: { "content-length": "5", etag: '"abc"', "x-internal": "1" } }),
  );
  await file("tagged", new Headers());
  const response = await file("tagged", new Headers(ifNoneMatch === undefined ? {} : { "if-none-match": ifNoneMatch }));
  expect([response?.status, await response?.text()]).toEqual([status, status === 200 ? "bytes" : ""]);
  expect([response?.headers.get("etag"), response?.headers.get("x-internal")]).toEqual(['"abc"', null]);
});

it("a cached file without an entity tag is always sent", async () => {
  const file = fileFetcher(async () => new Response("bytes", { headers: { "content-length": "5" } }));
  for (let n = 0; n < 2; n += 1)
    expect((await file("untagged", new Headers({ "if-none-match": '"abc"' })))?.status).toBe(200);
});
