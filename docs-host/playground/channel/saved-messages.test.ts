import { expect, it } from "vitest";
import { sessionStore } from "../adapters/session-store.ts";
import { messageIn, type SavedMessage, savedMessages } from "./saved-messages.ts";

const storage = () => {
  const stored = new Map<string, string>();
  return sessionStore(() => ({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, text) => void stored.set(key, text),
    removeItem: (key) => void stored.delete(key),
  }));
};
const message = (id: string, name: string, value = "x"): SavedMessage => ({
  id,
  name,
  type: "say",
  value,
  selection: {},
});

it("persists messages across reloads, one per name, and deletes removed ones", () => {
  const store = storage();
  const before = savedMessages(store, "messages.x");
  before.save(message("1", "Hello"));
  before.save({ ...message("2", "Count"), type: "count", value: { n: "9007199254740993" }, selection: { "/n": 1 } });
  before.save(message("3", "Hello", "y"));
  const after = savedMessages(store, "messages.x");
  expect(after.read()).toEqual(before.read());
  expect(after.read().map(({ id }) => id)).toEqual(["2", "3"]);
  after.remove("2");
  after.remove("3");
  expect(store.read("messages.x")).toBeUndefined();
});

it("keeps the newest fifty and notifies subscribers", () => {
  const stored = savedMessages(storage(), "messages.x");
  let reported = 0;
  stored.subscribe(() => {
    reported += 1;
  });
  for (let at = 0; at < 60; at += 1) stored.save(message(String(at), String(at)));
  expect([stored.read().length, stored.read()[0]?.id, reported]).toEqual([50, "10", 60]);
});

it("ignores stored values that are not messages", () => {
  const store = storage();
  store.write("messages.x", [
    7,
    {},
    { id: "1", name: "a", type: "say" },
    { id: "2", name: "b", type: "say", value: "x", choices: {} },
  ]);
  expect(savedMessages(store, "messages.x").read()).toEqual([message("2", "b")]);
});

it("extracts one message from a form, with its own variant selection only", () => {
  const state = {
    value: { headers: { a: "b" }, messages: { "a/b": { n: 1 }, "a/bc": "other" } },
    selection: { "/messages/a~1b": 2, "/messages/a~1b/n": 1, "/messages/a~1bc": 3, "/headers/a": 1 },
  };
  expect(messageIn(state, "a/b")).toEqual({ value: { n: 1 }, selection: { "": 2, "/n": 1 } });
  expect(messageIn(state, "missing")).toBeUndefined();
});
