import { IDBFactory } from "fake-indexeddb";
import { expect, it } from "vitest";
import { openModelStore, type StoredAddress, type StoredModel } from "./model-store.ts";

const day = 24 * 60 * 60 * 1000;

/** A model is stored unchanged; its contents don't matter here. */
const modelOf = (hash: string, usedAt: number): StoredModel =>
  ({ hash, build: "1", packed: { text: hash }, diagnostics: 0, usedAt }) as unknown as StoredModel;

const addressOf = (hash: string): StoredAddress => {
  const url = `https://plants.example/${hash}`;
  return { url, hash, address: url, etag: '"1"', modified: null };
};

/** Waits for earlier requests: transactions of one store run in order. */
const usedAt = async (database: IDBFactory, hash: string): Promise<number | undefined> =>
  (await openModelStore(database).model(hash, 0))?.usedAt;

it("returns to another visit what was stored, and nothing for another text or address", async () => {
  const database = new IDBFactory();
  const store = openModelStore(database);
  await store.put(modelOf("a", 5));
  await store.putAddress(addressOf("a"));
  const later = openModelStore(database);
  expect(await later.model("a", 5)).toEqual(modelOf("a", 5));
  expect(await later.model("b", 5)).toBeUndefined();
  expect(await later.address(addressOf("a").url)).toEqual(addressOf("a"));
  expect(await later.address(addressOf("b").url)).toBeUndefined();
});

it("holds the eight models that were used last, and addresses of these only", async () => {
  const store = openModelStore(new IDBFactory());
  const hashes = ["b", "a", "c", "d", "e", "f", "g", "h", "i"];
  for (const [at, hash] of hashes.entries()) {
    await store.putAddress(addressOf(hash));
    await store.put(modelOf(hash, at));
  }
  const known = async (find: (hash: string) => Promise<object | undefined>): Promise<string[]> => {
    const found = await Promise.all(hashes.map(find));
    return hashes.filter((_, i) => found[i] !== undefined);
  };
  expect(await known((hash) => store.model(hash, 0))).toEqual(hashes.slice(1));
  expect(await known((hash) => store.address(addressOf(hash).url))).toEqual(hashes.slice(1));
});

it.each([
  [day, 0],
  [day + 1, day + 1],
])("after %i ms notes %i as the time of use", async (at, noted) => {
  const database = new IDBFactory();
  const store = openModelStore(database);
  await store.put(modelOf("a", 0));
  await store.model("a", at);
  expect(await usedAt(database, "a")).toBe(noted);
});

it("without a database finds nothing, and does not fail", async () => {
  const store = openModelStore(undefined);
  await store.put(modelOf("a", 0));
  await store.putAddress(addressOf("a"));
  expect([await store.model("a", 0), await store.address(addressOf("a").url)]).toEqual([undefined, undefined]);
});
