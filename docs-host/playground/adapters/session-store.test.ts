import { expect, it } from "vitest";
import { exact } from "#engine/json";
import { type Storage, sessionStore } from "./session-store.ts";

const storage = (capacity = Number.POSITIVE_INFINITY): Storage & { readonly texts: Map<string, string> } => {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => {
      if (text.length > capacity) throw new DOMException("full", "QuotaExceededError");
      texts.set(key, text);
    },
    removeItem: (key) => void texts.delete(key),
  };
};

it("returns stored values with every digit", () => {
  const backing = storage();
  sessionStore(() => backing).write("form", { id: exact("12345678901234567890") });
  expect(sessionStore(() => backing).read("form")).toEqual({ id: exact("12345678901234567890") });
});

it("falls back to memory if the storage is full, and removes the older stored value", () => {
  const backing = storage(10);
  const store = sessionStore(() => backing);
  store.write("form", "short");
  store.write("form", "much longer than ten");
  expect(store.read("form")).toBe("much longer than ten");
  expect(backing.texts.size).toBe(0);
});

it("removes a value", () => {
  const backing = storage();
  const store = sessionStore(() => backing);
  store.write("form", 1);
  store.forget("form");
  expect(store.read("form")).toBeUndefined();
});

it("treats text that is not JSON as absent", () => {
  const backing = storage();
  backing.texts.set("callboard.form", "{broken");
  expect(sessionStore(() => backing).read("form")).toBeUndefined();
});

const refuse = () => {
  throw new DOMException("denied", "SecurityError");
};

it.each([
  ["refuses", () => ({ getItem: refuse, setItem: refuse, removeItem: refuse })],
  ["is unavailable", refuse],
])("falls back to memory where storage %s", (_, getStorage) => {
  const store = sessionStore(getStorage);
  store.write("auth", { a: 1 });
  expect(store.read("auth")).toEqual({ a: 1 });
  store.forget("auth");
  expect(store.read("auth")).toBeUndefined();
});
