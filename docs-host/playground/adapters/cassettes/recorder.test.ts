import { expect, it } from "vitest";
import { cassetteText, type RecordedAnswer, readCassette } from "#live/cassettes";
import { cassetteStore } from "./cassette-store.ts";
import { createRecorder } from "./recorder.ts";

const answer = (path: string): RecordedAnswer => ({
  at: "2026-11-26T17:00:00Z",
  request: { method: "GET", url: `https://api.example.com${path}` },
  response: { status: 204, statusText: "", headers: [] },
});

/** A recorder on a store in memory. */
function recorderOf(text?: string) {
  const stored = { text };
  const recorder = createRecorder({
    read: async () => stored.text,
    write: async (next) => {
      stored.text = next;
    },
  });
  return { stored, recorder };
}

it("answers that are added at the same time are all stored", async () => {
  const { stored, recorder } = recorderOf(cassetteText({ answers: [answer("/a")] }));
  await Promise.all([recorder.add(answer("/b")), recorder.add(answer("/c"))]);
  expect(readCassette(stored.text ?? "")).toMatchObject({ cassette: { answers: { length: 3 } } });
  expect(recorder.state()).toMatchObject({ count: 3, isFailed: false });
});

it.each([
  ["of a newer version", '{"callboardCassette":2,"answers":[]}'],
  ["with a bad entry", '{"callboardCassette":1,"answers":[{}]}'],
])("a cassette %s is not overwritten by an answer", async (_, text) => {
  const { stored, recorder } = recorderOf(text);
  await recorder.add(answer("/a"));
  expect(stored.text).toBe(text);
  expect(recorder.state().isFailed).toBe(true);
  await recorder.forget();
  expect(readCassette(stored.text ?? "")).toMatchObject({ cassette: { answers: [] } });
});

it("a listener that throws stops no later change", async () => {
  const { recorder } = recorderOf();
  const unsubscribe = recorder.subscribe(() => {
    throw new Error("a bug");
  });
  await recorder.add(answer("/a")).catch(() => undefined);
  unsubscribe();
  await recorder.add(answer("/b"));
  expect(recorder.state().isFailed).toBe(false);
});

/** An IndexedDB with transactions that end as given, and that fails to open as often as given. */
function databaseOf(end: "oncomplete" | "onabort", failures = 0): IDBFactory {
  let left = failures;
  const later = (target: object, event: string): void =>
    queueMicrotask(() => {
      const listener: unknown = Reflect.get(target, event);
      if (typeof listener === "function") listener();
    });
  const transaction = () => {
    const ending = { error: null, objectStore: () => ({ put: () => later(ending, end) }) };
    return ending;
  };
  // The store uses no other members.
  return {
    open: () => {
      const request = { result: { transaction }, error: new Error("busy") };
      later(request, left > 0 ? "onerror" : "onsuccess");
      left -= 1;
      return request;
    },
  } as unknown as IDBFactory;
}

it("a change is stored once its transaction completes", async () => {
  await cassetteStore(() => databaseOf("oncomplete")).write("x");
  await expect(cassetteStore(() => databaseOf("onabort")).write("x")).rejects.toThrow(/aborted/);
});

it("a database that could not be opened is opened again", async () => {
  const database = databaseOf("oncomplete", 1);
  const store = cassetteStore(() => database);
  await expect(store.write("x")).rejects.toThrow("busy");
  await store.write("x");
});
