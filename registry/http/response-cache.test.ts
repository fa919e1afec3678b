import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { cacheBudget } from "#engine/caches";
import { bodyOf } from "#transport";
import { openRegistry, plants } from "../registry.testing.ts";
import { createResponseCache } from "./response-cache.ts";

/** A registry with a definition, and a function that loads it with some headers. */
async function openLoaded() {
  const test = await openRegistry();
  const token = await test.tokenOf("acme");
  const body = { orgId: "acme", apiId: "plants", definition: plants };
  const { apiDefinitionId } = bodyOf(await test.client(token).apis.registerApiDefinition({ body }));
  const load = async (headers: { readonly [name: string]: string } = {}, path = "latest/load", by = token) => {
    const url = `http://registry.test/registry/api/${path}/${apiDefinitionId}`;
    const response = await test.registry.fetch(
      new Request(url, { headers: { authorization: `Bearer ${by}`, ...headers } }),
    );
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  return { ...test, load };
}

describe("a loaded definition", () => {
  it("has the same bytes compressed and not, from the cache and from the store", async () => {
    const { load } = await openLoaded();
    const plain = await load();
    const again = await load();
    const compressed = await load({ "accept-encoding": "br;q=1, gzip;q=0.5" });
    expect(again.bytes).toEqual(plain.bytes);
    expect(gunzipSync(compressed.bytes)).toEqual(plain.bytes);
    expect(plain.response.headers.get("content-encoding")).toBeNull();
    expect(compressed.response.headers.get("content-encoding")).toBe("gzip");
    expect(compressed.response.headers.get("vary")).toContain("Accept-Encoding");
    const refused = await load({ "accept-encoding": "gzip;q=0, *" });
    expect(refused.response.headers.get("content-encoding")).toBeNull();
    expect(JSON.parse(plain.bytes.toString())).toMatchObject({ apiName: "Plant Store" });
    const other = await load({}, "load");
    expect(other.bytes).not.toEqual(plain.bytes);
  });

  it("is not sent again to a client that has it, in either form", async () => {
    const { load } = await openLoaded();
    for (const coding of ["gzip", "identity"]) {
      const etag = (await load({ "accept-encoding": coding })).response.headers.get("etag") ?? "";
      for (const header of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
        const { response, bytes } = await load({ "if-none-match": header, "accept-encoding": "gzip" });
        expect([response.status, bytes.length]).toEqual([304, 0]);
        expect(response.headers.get("etag")).not.toBeNull();
      }
    }
    expect((await load({ "if-none-match": '"other"' })).response.status).toBe(200);
  });

  it("is never given to another organization, nor without a token, also if its tag is known", async () => {
    const { load, tokenOf } = await openLoaded();
    const etag = (await load()).response.headers.get("etag") ?? "";
    const stranger = await load({ "if-none-match": etag }, "latest/load", await tokenOf("globex"));
    expect(stranger.response.status).toBe(404);
    expect((await load({ "if-none-match": etag }, "latest/load", "callboard_wrong")).response.status).toBe(401);
  });
});

describe("the cache", () => {
  const headers = new Headers();

  it("asks once for a body that several requests need at the same time", async () => {
    const results: string[] = [];
    const cache = createResponseCache((result) => results.push(result));
    let asked = 0;
    const answer = async () => {
      asked += 1;
      return { status: 200, text: "{}" };
    };
    await Promise.all([1, 2, 3].map(() => cache.respond("a", headers, answer)));
    await cache.respond("a", headers, answer);
    expect(asked).toBe(1);
    expect(results).toEqual(["miss", "miss", "miss", "hit"]);
  });

  it("keeps no error and nothing beyond its size", async () => {
    const cache = createResponseCache(undefined, cacheBudget(4 * 4096));
    let asked = 0;
    const respond = (key: string, status: number, text: string) =>
      cache.respond(key, headers, async () => {
        asked += 1;
        return { status, text };
      });
    for (let n = 0; n < 2; n += 1) expect((await respond("error", 404, "{}")).status).toBe(404);
    expect(asked).toBe(2);
    // Random, so that it can't be compressed.
    const large = Array.from({ length: 2000 }, () => Math.random()).join();
    for (let n = 0; n < 2; n += 1) expect(await (await respond("large", 200, large)).text()).toBe(large);
    expect(asked).toBe(4);
  });
});
