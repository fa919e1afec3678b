import { expect, it } from "vitest";
import { sendFile } from "./send-file.ts";

const bytes = new TextEncoder().encode("0123456789");
const file = { contentType: "video/mp4", hash: "abc", isPrivate: false, read: async () => bytes };

const send = async (headers: { readonly [name: string]: string }, of = file) => {
  const response = await sendFile(new Request("http://registry.test/files/x", { headers }), of);
  return [response.status, await response.text(), response.headers.get("content-range")];
};

it.each([
  ["nothing", {}, [200, "0123456789", null]],
  ["the first bytes", { range: "bytes=0-3" }, [206, "0123", "bytes 0-3/10"]],
  ["the last bytes", { range: "bytes=-2" }, [206, "89", "bytes 8-9/10"]],
  ["an open range, as players do", { range: "bytes=8-" }, [206, "89", "bytes 8-9/10"]],
  ["a range beyond the end", { range: "bytes=8-99" }, [206, "89", "bytes 8-9/10"]],
  ["a range behind the end", { range: "bytes=10-" }, [416, "", "bytes */10"]],
  ["two ranges", { range: "bytes=0-1,4-5" }, [200, "0123456789", null]],
  ["another unit", { range: "items=0-1" }, [200, "0123456789", null]],
  ["nonsense", { range: "bytes=a" }, [200, "0123456789", null]],
  ["a range of these bytes", { range: "bytes=0-1", "if-range": '"abc"' }, [206, "01", "bytes 0-1/10"]],
  ["a range of other bytes", { range: "bytes=0-1", "if-range": '"x"' }, [200, "0123456789", null]],
  ["bytes that the client has", { "if-none-match": '"x", W/"abc"' }, [304, "", null]],
  ["other bytes than the client has", { "if-none-match": '"x"' }, [200, "0123456789", null]],
])("a request for %s", async (_, headers, answer) => {
  expect(await send(headers as { readonly [name: string]: string })).toEqual(answer);
});

it("is kept by caches for ever, and only by private caches if it is private", async () => {
  const cacheOf = async (isPrivate: boolean) =>
    (await sendFile(new Request("http://registry.test/files/x"), { ...file, isPrivate })).headers.get("cache-control");
  expect(await cacheOf(false)).toBe("public, max-age=31536000, immutable");
  expect(await cacheOf(true)).toBe("private, max-age=31536000, immutable");
});
