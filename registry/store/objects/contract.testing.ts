import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Objects } from "./objects.ts";

const textBytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const helloHash = "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824";

/** The contract of every object store, as tests. `make` returns an empty one. */
export function promisesOfObjects(name: string, make: () => Promise<Objects>): void {
  describe(name, () => {
    it("returns the stored bytes, under their SHA-256", async () => {
      const objects = await make();
      await fc.assert(
        fc.asyncProperty(fc.uint8Array({ maxLength: 2000 }), async (bytes) => {
          const hash = await objects.put(bytes);
          expect(hash).toMatch(/^[0-9a-f]{64}$/);
          expect(Uint8Array.from((await objects.get(hash)) ?? [])).toEqual(bytes);
        }),
        { numRuns: 20 },
      );
      expect(await objects.put(textBytes("hello"))).toBe(helloHash);
    });

    it("has what was put and nothing else, and lists each object once", async () => {
      const objects = await make();
      expect(await objects.has(helloHash)).toBe(false);
      expect(await objects.get(helloHash)).toBeUndefined();
      expect(await objects.sizeOf(helloHash)).toBeUndefined();
      const hashes = [await objects.put(textBytes("hello")), await objects.put(textBytes("hello"))];
      const other = await objects.put(textBytes("other"));
      expect(new Set(hashes)).toEqual(new Set([helloHash]));
      expect(await objects.has(helloHash)).toBe(true);
      expect(await objects.sizeOf(helloHash)).toBe(5);
      expect([...(await objects.list())].sort()).toEqual([helloHash, other].sort());
    });

    it("stores large bytes, and any bytes that compress badly or well", async () => {
      const objects = await make();
      for (const bytes of [new Uint8Array(0), new Uint8Array(9_000_000), randomBytes(1_000_000)]) {
        const hash = await objects.put(bytes);
        expect(Buffer.compare((await objects.get(hash)) ?? new Uint8Array(1), bytes)).toBe(0);
        expect(await objects.sizeOf(hash)).toBe(bytes.length);
      }
    });

    it("reuses what is stored, and nothing else", async () => {
      const objects = await make();
      expect(await objects.reuse(helloHash)).toBe(false);
      await objects.put(textBytes("hello"));
      expect(await objects.reuse(helloHash)).toBe(true);
      await objects.remove(helloHash);
      expect(await objects.reuse(helloHash)).toBe(false);
    });

    it("passes its check", async () => {
      await expect((await make()).check()).resolves.toBeUndefined();
    });

    it("forgets what is removed, and only that", async () => {
      const objects = await make();
      await objects.put(textBytes("hello"));
      const other = await objects.put(textBytes("other"));
      await objects.remove(helloHash);
      await objects.remove(helloHash);
      expect(await objects.has(helloHash)).toBe(false);
      expect(await objects.has(other)).toBe(true);
    });

    it("takes the same bytes from many writers at once", async () => {
      const objects = await make();
      const all = await Promise.all(Array.from({ length: 20 }, () => objects.put(textBytes("hello"))));
      expect(new Set(all)).toEqual(new Set([helloHash]));
      expect(await objects.get(helloHash)).toBeDefined();
    });

    it.each(["", "../../etc/passwd", `${helloHash}/..`, helloHash.toUpperCase(), "..".repeat(32)])(
      "finds nothing under the name %j, which is not a hash",
      async (name) => {
        const objects = await make();
        await objects.put(textBytes("hello"));
        expect(await objects.get(name)).toBeUndefined();
        expect(await objects.has(name)).toBe(false);
        await objects.remove(name);
        expect(await objects.has(helloHash)).toBe(true);
      },
    );
  });
}
