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
