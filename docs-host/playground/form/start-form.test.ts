import { expect, it } from "vitest";
import type { History } from "#engine/form";
import type { Property, Shape } from "#engine/shape";
import { type SessionStore, sessionStore } from "../adapters/session-store.ts";
import { startForm } from "./start-form.ts";

const texts = () => {
  const stored = new Map<string, string>();
  return sessionStore(() => ({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, text) => void stored.set(key, text),
    removeItem: (key) => void stored.delete(key),
  }));
};
const text: Shape = { kind: "string" };
const name: Property = { key: "name", shape: text, optional: true };
const immediately = (act: () => void): void => act();
const start = (
  store: SessionStore,
  draftKey = "plants.put",
  properties = [name],
  later = immediately,
  inMemory = new Map<string, History>(),
) =>
  startForm({
    later,
    draftKey,
    store,
    inMemory,
    now: () => new Date(0),
    types: {},
    shape: {
      kind: "object",
      properties: [
        {
          key: "body",
          optional: false,
          shape: { kind: "object", properties },
        },
      ],
    },
    start: () => ({ value: { body: {} }, selection: {} }),
    destination: () => ({ api: "plants", origin: "https://a.example", site: "https://a.example" }),
  });

it("keeps the draft and its history while another endpoint is open", () => {
  const store = texts();
  const form = start(store);
  form.port.dispatch({ type: "addProperty", at: ["body"], key: "name", value: "fern" });
  form.replace({ value: { body: {} }, selection: {} }, "cleared the form");
  form.stop();
  start(store, "plants.get").stop();

  const reloaded = start(store);
  expect(reloaded.port.read().value).toEqual({ body: {} });
  expect(reloaded.undo()).toMatchObject({ name: "cleared the form" });
  expect(reloaded.port.read().value).toEqual({ body: { name: "fern" } });
  expect(reloaded.undo()).toMatchObject({ name: "added name", at: ["body", "name"] });
  expect(reloaded.port.read().value).toEqual({ body: {} });
  expect(reloaded.undo()).toBeUndefined();
  reloaded.stop();
});

it("accepts edits that are still held when the form stops, and persists them", () => {
  const store = texts();
  const form = start(store);
  const [first, second] = [form.port.hold?.(), form.port.hold?.()];
  form.stop();
  first?.();
  first?.();
  form.port.dispatch({ type: "addProperty", at: ["body"], key: "name", value: "fern" });
  second?.();
  form.port.dispatch({ type: "set", at: ["body", "name"], value: "moss" });
  const reloaded = start(store);
  expect(reloaded.port.read().value).toEqual({ body: { name: "fern" } });
  expect(reloaded.undo()).toMatchObject({ name: "added name" });
  reloaded.stop();
});

it("notifies history listeners before they see the changed value", () => {
  const form = start(texts());
  form.port.dispatch({ type: "addProperty", at: ["body"], key: "name", value: "fern" });
  const seen: unknown[] = [];
  form.port.onHistoryStep?.(() => seen.push(form.port.read().value));
  form.undo();
  form.redo();
  form.redo();
  expect(seen).toEqual([{ body: { name: "fern" } }, { body: {} }]);
});

it("reports the path when a compound value is set, but not when text is typed", () => {
  const form = start(texts());
  const seen: unknown[] = [];
  form.port.onHistoryStep?.((over) => seen.push([over, form.port.read().value]));
  form.port.dispatch({ type: "set", at: ["body"], value: { name: "fern" } });
  form.port.dispatch({ type: "set", at: ["body", "name"], value: "moss" });
  expect(seen).toEqual([[["body"], { body: {} }]]);
});

it("persists the draft after every change", () => {
  const store = texts();
  start(store).port.dispatch({ type: "addProperty", at: ["body"], key: "name", value: "fern" });
  expect(start(store).port.read().value).toEqual({ body: { name: "fern" } });
});

it("writes several changes once, with the latest value, and flushes when the page unloads", () => {
  const store = texts();
  const acts: (() => void)[] = [];
  const form = start(store, "plants.put", [name], (act) => void acts.push(act));
  form.port.dispatch({ type: "addProperty", at: ["body"], key: "name", value: "f" });
  form.port.dispatch({ type: "set", at: ["body", "name"], value: "fern" });
  expect(new Set(acts).size, "the same action is requested again").toBe(1);
  expect(store.read("plants.put")).toBeUndefined();
  acts[0]?.();
  expect(store.read("plants.put")).toMatchObject({ value: { body: { name: "fern" } } });
  form.port.dispatch({ type: "set", at: ["body", "name"], value: "ferns" });
  form.save();
  expect(store.read("plants.put")).toMatchObject({ value: { body: { name: "ferns" } } });
  store.forget("plants.put");
  for (const act of acts) act();
  expect(store.read("plants.put")).toBeUndefined();
});

it("migrates a draft to a changed definition and keeps unmigrated values until they are dropped", () => {
  const store = texts();
  const form = start(store);
  form.port.dispatch({ type: "addProperty", at: ["body"], key: "name", value: "fern" });
  form.stop();
  const changed: Property[] = [{ key: "title", shape: text, optional: false }];

  const after = start(store, "plants.put", changed);
  expect(after.port.read().value).toEqual({ body: { title: "" } });
  expect(after.unmigrated()).toMatchObject([{ at: ["body", "name"], value: "fern" }]);
  expect(after.undo()).toBeUndefined();
  after.stop();

  const later = start(store, "plants.put", changed);
  // The reason is saved as text, since its data is of the version that found it.
  expect(later.unmigrated()).toEqual(after.unmigrated().map(({ phrase: _, ...saved }) => saved));
  later.dropUnmigrated(later.unmigrated());
  later.stop();
  expect(start(store, "plants.put", changed).unmigrated()).toEqual([]);
});

it("merges unmigrated values of an opened form with earlier ones, each dropped separately", () => {
  const store = texts();
  const form = start(store);
  form.port.dispatch({ type: "addProperty", at: ["body"], key: "name", value: "fern" });
  form.stop();
  const after = start(store, "plants.put", [{ key: "title", shape: text, optional: false }]);
  const earlier = after.unmigrated();
  const given = { value: { body: { title: "moss", height: "tall" } }, selection: {}, made: "another" };
  after.open(given, "opened a filled-in form");
  after.open(given, "opened a filled-in form");
  expect(after.unmigratedOfGiven()).toMatchObject([{ at: ["body", "height"], value: "tall" }]);
  expect(after.unmigrated()).toEqual([...earlier, ...after.unmigratedOfGiven()]);
  after.dropUnmigrated(after.unmigratedOfGiven());
  expect([after.unmigrated(), after.unmigratedOfGiven()]).toEqual([earlier, []]);
});

it("persists incomplete text, and moves it to the unmigrated values if its field may be gone", () => {
  const store = texts();
  const form = start(store);
  form.port.dispatch({ type: "type", at: ["body"], what: "text", text: '{"name":' });
  form.stop();
  const reloaded = start(store);
  expect(reloaded.port.read().drafts).toEqual({ "/body": { text: '{"name":' } });
  expect(reloaded.undo()).toMatchObject({ name: "typed invalid JSON into the body" });
  expect(reloaded.port.read().drafts).toBeUndefined();
  reloaded.redo();
  reloaded.stop();
  const changed = start(store, "plants.put", [{ ...name, key: "title" }]);
  expect(changed.port.read().drafts).toBeUndefined();
  expect(changed.unmigrated()).toMatchObject([{ at: ["body"], value: '{"name":' }]);
});

const pin: Property = { key: "pin", shape: { kind: "string", format: "password" }, optional: true };

it("never persists a password, neither in the draft nor in its history", () => {
  const store = texts();
  const form = start(store, "plants.put", [name, pin]);
  form.port.dispatch({ type: "addProperty", at: ["body"], key: "name", value: "fern" });
  form.port.dispatch({ type: "addProperty", at: ["body"], key: "pin", value: "hunter2" });
  form.port.dispatch({ type: "set", at: ["body", "name"], value: "ferns" });
  form.save();
  expect(form.port.read().value).toEqual({ body: { name: "ferns", pin: "hunter2" } });
  for (const key of ["plants.put", "history.plants.put"]) {
    const stored = JSON.stringify(store.read(key));
    expect(stored).toContain("fern");
    expect(stored).not.toContain("hunter2");
  }
  const reloaded = start(store, "plants.put", [name, pin]);
  expect(reloaded.port.read().value).toEqual({ body: { name: "ferns" } });
  expect(reloaded.undo()).toMatchObject({ name: "set name" });
  expect(reloaded.undo()).toMatchObject({ name: "added name" });
  expect(reloaded.undo()).toBeUndefined();
});

it("remembers a password and its history in memory while the page lives and no newer draft is stored", () => {
  const store = texts();
  const inMemory = new Map<string, History>();
  const open = (properties = [name, pin]) => start(store, "plants.put", properties, immediately, inMemory);
  const form = open();
  form.port.dispatch({ type: "addProperty", at: ["body"], key: "name", value: "fern" });
  form.port.dispatch({ type: "addProperty", at: ["body"], key: "pin", value: "hunter2" });
  form.stop();
  const reloaded = open();
  expect(reloaded.port.read().value).toEqual({ body: { name: "fern", pin: "hunter2" } });
  expect(reloaded.undo()).toMatchObject({ name: "added pin" });
  expect(reloaded.redo()).toMatchObject({ name: "added pin" });
  reloaded.stop();
  const loadedAgain = start(store, "plants.put", [name, pin]);
  expect(loadedAgain.port.read().value).toEqual({ body: { name: "fern" } });
  loadedAgain.port.dispatch({ type: "set", at: ["body", "name"], value: "moss" });
  loadedAgain.stop();
  const elsewhere = open();
  expect(elsewhere.port.read().value).toEqual({ body: { name: "moss" } });
  elsewhere.stop();
  expect(inMemory.size).toBe(0);
});

it("ignores a stored value that is not a draft", () => {
  const store = texts();
  store.write("plants.put", { value: { body: { name: "fern" } } });
  expect(start(store).port.read().value).toEqual({ body: {} });
});
