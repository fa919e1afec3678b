import { IDBFactory } from "fake-indexeddb";
import fc from "fast-check";
import { expect, it } from "vitest";
import { openScreenStore, type StoredScreen, screenKey } from "./screen-store.ts";

const place = { path: "/plants/add", title: "Add a plant", call: undefined };

const screenOf = (key: string, storedAt = 0): StoredScreen => ({
  key,
  version: "1",
  place,
  markup: ["text"],
  storedAt,
});

const keyOf = (url: string, name: string): string => screenKey(url, undefined, { name, isInPlace: false });

it("returns to another visit what was put for the same key, and nothing for another one", async () => {
  const database = new IDBFactory();
  const screen = screenOf(keyOf("https://plants.example/openapi.yaml", "POST /plants"));
  await openScreenStore(database).put(screen);
  const later = openScreenStore(database);
  expect(await later.read(screen.key)).toEqual(screen);
  expect(await later.read(keyOf("https://plants.example/openapi.yaml", "GET /plants"))).toBeUndefined();
  const newer = { ...screen, version: "2" };
  await later.put(newer);
  expect(await later.read(screen.key)).toEqual(newer);
});

it("has a different key for each address, base URL, place and name", () => {
  const place = fc.record({
    url: fc.string(),
    server: fc.option(fc.string({ minLength: 1 }), { nil: undefined }),
    name: fc.string(),
    isInPlace: fc.boolean(),
  });
  const change = fc.constantFrom("url", "server", "name", "isInPlace");
  fc.assert(
    fc.property(place, place, change, (one, other, field) => {
      fc.pre(one[field] !== other[field]);
      const [first, same, changed] = [one, { ...one }, { ...one, [field]: other[field] }].map(
        ({ url, server, ...rest }) => screenKey(url, server, rest),
      );
      expect(first).toBe(same);
      expect(first).not.toBe(changed);
    }),
  );
});

it("keeps the newest 24 screens", async () => {
  const store = openScreenStore(new IDBFactory());
  const keys = Array.from({ length: 30 }, (_, at) => keyOf("https://plants.example", `GET /${at}`));
  // Those put last are not the newest.
  const order = keys.map((key, at) => screenOf(key, (at * 7) % 30));
  for (const screen of order) await store.put(screen);
  const found = await Promise.all(order.map(({ key }) => store.read(key)));
  const times = found.flatMap((one) => (one === undefined ? [] : [one.storedAt]));
  expect(times.sort((one, other) => one - other)).toEqual(Array.from({ length: 24 }, (_, at) => at + 6));
});

it("removes the screens of a description, and no others", async () => {
  const store = openScreenStore(new IDBFactory());
  const [own, longer, other] = ["https://a.example/api", "https://a.example/api2", "https://b.example/api"];
  const keys = [own, longer, other].map((url) => keyOf(url, "POST /plants"));
  const inPlace = screenKey(own, "https://server.example", { name: "POST /plants", isInPlace: true });
  for (const key of [...keys, inPlace]) await store.put(screenOf(key));
  await store.remove(own);
  const left = await Promise.all([...keys, inPlace].map((key) => store.read(key)));
  expect(left.map((one) => one !== undefined)).toEqual([false, true, true, false]);
});

it("is empty where there is no database, or it can't be opened", async () => {
  const newer = new IDBFactory();
  await new Promise((done) => {
    const opening = newer.open("callboard-screens", 2);
    opening.onsuccess = () => {
      opening.result.close();
      done(undefined);
    };
  });
  for (const database of [undefined, newer]) {
    const store = openScreenStore(database);
    await store.put(screenOf("key"));
    await store.remove("key");
    expect(await store.read("key")).toBeUndefined();
  }
});
