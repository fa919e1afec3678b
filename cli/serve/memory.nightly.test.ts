import { Session } from "node:inspector/promises";
import { expect, it } from "vitest";
import { readWords } from "./api.testing.ts";
import { FetchTextError, type TextFetcher } from "./fetch-text.ts";
import { descriptionLoader } from "./load.ts";
import { defaultReadLimits } from "./read-limits.ts";

/** Returns the bytes that the heap of this process holds after a collection. */
async function heldBytes(): Promise<number> {
  const session = new Session();
  session.connect();
  await session.post("HeapProfiler.collectGarbage");
  session.disconnect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

it("the parts of a description are not kept in memory, however often they change", async () => {
  const web = new Map<string, string>();
  const fetcher: TextFetcher = {
    fetch: async (address) => {
      const text = web.get(address);
      if (text === undefined) throw new FetchTextError(address, "answered with status 404");
      return { text, address, validators: { etag: text } };
    },
    fetchIfChanged: async (address, validators, limit) => {
      const fetched = await fetcher.fetch(address, limit);
      return validators?.etag === fetched.text ? undefined : fetched;
    },
    close: async () => {},
  };
  const source = "https://api.example/pets.yaml";
  const loader = descriptionLoader({
    ...{ source, id: "words", folder: "", within: undefined, fetcher, readDescription: readWords },
    ...{ positions: "causes", limits: defaultReadLimits, now: () => 0 },
  });
  const size = 4 * 1024 * 1024;
  const before = await heldBytes();
  for (let n = 0; n < 20; n += 1) {
    web.clear();
    web.set(source, `list\nfrom part${n}.yaml`);
    web.set(`https://api.example/part${n}.yaml`, Buffer.alloc(size, 97 + n).toString("latin1"));
    expect((await loader.load()).kind).toBe("loaded");
  }
  web.clear();
  expect((await heldBytes()) - before).toBeLessThan(5 * size);
});
