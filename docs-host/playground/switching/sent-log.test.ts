import { expect, it } from "vitest";
import { sessionStore } from "../adapters/session-store.ts";
import { type SentEntry, sentLog } from "./sent-log.ts";

const storage = () => {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
};
const entry = (id: string, more: Partial<SentEntry> = {}): SentEntry => ({
  id,
  at: 7,
  title: "Add a plant",
  method: "POST",
  url: "https://api.example/plants",
  program: "curl",
  outcome: { kind: "answered", status: 200, statusText: "OK", time: 1.5, size: 3 },
  target: { formUrl: "/f", answersUrl: "/a", referenceHref: "/r", isChannel: false },
  form: { value: { body: { name: "fern" } }, selection: { "/body": 1 }, made: "m" },
  isKept: true,
  ...more,
});

it("lists sent requests, newest first, and persists them for the next page of the tab", () => {
  const tab = storage();
  const log = sentLog(sessionStore(() => tab));
  let reported = 0;
  const stop = log.subscribe(() => {
    reported += 1;
  });
  log.add(entry("1"));
  log.add(entry("2", { outcome: { kind: "failed", message: "name not found" } }));
  stop();
  log.add(entry("3"));
  expect(reported).toBe(2);
  expect(sentLog(sessionStore(() => tab)).read()).toEqual([
    entry("3"),
    entry("2", { outcome: { kind: "failed", message: "name not found" } }),
    entry("1"),
  ]);
});

it("limits the number of entries, and stores no form for large requests", () => {
  const log = sentLog(sessionStore(storage));
  for (let i = 0; i < 50; i += 1) log.add(entry(String(i)));
  expect(log.read()).toHaveLength(30);
  log.add(entry("large", { form: { value: { body: "x".repeat(300_000) }, selection: {} } }));
  expect(log.read()[0]).toMatchObject({ id: "large", isKept: false, form: undefined });
  for (let i = 0; i < 20; i += 1)
    log.add(entry(`m${i}`, { form: { value: { body: "x".repeat(190_000) }, selection: {} } }));
  expect(log.read().length).toBeLessThan(8);
  log.forget();
  expect(log.read()).toEqual([]);
});

it.each(["7", "{}", '[7, {"id": 1}, {"target": {}, "outcome": {}}]'])("ignores %s in the storage", (text) => {
  const tab = storage();
  tab.setItem("callboard.sent", text);
  expect(sentLog(sessionStore(() => tab)).read()).toEqual([]);
});
