import { describe, expect, it } from "vitest";
// Loads the client of the proxy, which `fetch` then uses too, as in `callboard start`.
import "undici";
import { openTestPuts } from "../store.testing.ts";
import { compressedObjects } from "./compressed-objects.ts";
import { promisesOfObjects } from "./contract.testing.ts";
import type { Objects } from "./objects.ts";
import { openS3, type S3Settings } from "./s3.ts";
import { startS3 } from "./s3-server.testing.ts";

const open = async (settings: S3Settings): Promise<Objects> =>
  compressedObjects(openS3(settings), await openTestPuts());

promisesOfObjects("objects in a bucket", async () => open(await startS3()));

describe("a bucket", () => {
  it("separates the objects of two prefixes", async () => {
    const settings = await startS3("one/");
    const [one, two] = [await open(settings), await open({ ...settings, prefix: "two/" })];
    const hash = await one.put(new TextEncoder().encode("hello"));
    expect(await two.has(hash)).toBe(false);
    expect(await two.list()).toEqual([]);
    expect(await one.list()).toEqual([hash]);
  });

  it("that is missing or out of reach fails the check, every read and every write", async () => {
    const settings = await startS3();
    const missing = await open({ ...settings, bucket: "missing" });
    const unreachable = await open(settings);
    await settings.stop();
    for (const objects of [missing, unreachable]) {
      await expect(objects.check()).rejects.toThrow();
      await expect(objects.put(new TextEncoder().encode("hello"))).rejects.toThrow();
      await expect(objects.get("a".repeat(64))).rejects.toThrow();
    }
  });
});
