import { expect, it, onTestFinished } from "vitest";
import { destinationOf } from "#engine/auth";
import type { FormState, History } from "#engine/form";
import { type ObjectShape, typesFrom } from "#engine/shape";
import { sessionStore } from "../adapters/session-store.ts";
import { startFormGuard } from "./form-guard.ts";
import { startForm } from "./start-form.ts";

const shape: ObjectShape = {
  kind: "object",
  properties: [
    {
      ...{ key: "body", optional: false },
      shape: {
        kind: "object",
        properties: [
          { key: "name", shape: { kind: "string" }, optional: true },
          { key: "password", shape: { kind: "string" }, optional: true },
        ],
      },
    },
  ],
};
const withPassword = (password: string): FormState => ({ value: { body: { name: "fern", password } }, selection: {} });
const at = (url: string) => destinationOf(url, "garden", {});

/** Starts a form with a password, and its guard; `here` is where requests go. */
function start(password: string, configured: readonly FormState[] = []) {
  let here = at("https://api.example");
  const texts = new Map<string, string>();
  const store = sessionStore(() => ({
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  }));
  const filled = startForm({
    ...{ draftKey: "plants", store, inMemory: new Map<string, History>(), types: {}, shape },
    ...{ later: (act) => act(), now: () => new Date(0), destination: () => here },
    start: () => withPassword(password),
  });
  onTestFinished(filled.stop);
  const carry = { shape, types: typesFrom({}), credentialHeaders: [] };
  const guard = startFormGuard({ filled, here: () => here, carry, provided: () => configured });
  const aim = (url: string): void => {
    here = at(url);
  };
  const name = (value: string): void => filled.port.dispatch({ type: "set", at: ["body", "name"], value });
  return { filled, guard, aim, name };
}

it("finds the secret values that a reader has entered, not empty ones and not those of the provider", () => {
  const secretsIn = (entered: string, configured: readonly FormState[] = []) =>
    start("", configured).guard.secrets(withPassword(entered));
  expect(secretsIn("hunter2")).toEqual([{ at: ["body", "password"], value: "hunter2" }]);
  expect(secretsIn("")).toEqual([]);
  expect(secretsIn("demo", [withPassword("demo")])).toEqual([]);
  expect(secretsIn("hunter2", [withPassword("demo")])).toHaveLength(1);
});

it("asks before secret values go to another host, until the reader has confirmed it", () => {
  const { filled, guard, name } = start("hunter2");
  const to = at("https://eu.api.example");
  const clearance = () => guard.clearance(to, filled.history().present);
  expect(clearance()).toBe("send");
  name("moss");
  expect([guard.clearance(at("https://api.example"), filled.history().present), clearance()]).toEqual(["send", "ask"]);
  expect(guard.clearance(to, withPassword(""))).toBe("send");
  guard.confirm(to);
  expect(clearance()).toBe("send");
  expect(guard.clearance(at("https://us.api.example"), filled.history().present)).toBe("ask");
});

it("removes secret values as a step that can be undone, and then the form may go anywhere", () => {
  const { filled, guard, name } = start("hunter2");
  name("moss");
  guard.remove();
  expect(guard.secrets(filled.history().present)).toEqual([]);
  expect(guard.binding()).toMatchObject({ entered: [], answers: {} });
  expect(filled.undo()).toMatchObject({ name: "removed secret values" });
  expect(guard.secrets(filled.history().present)).toHaveLength(1);
});

it("forgets where a form was filled in when requests go elsewhere, if it has no secret value", () => {
  for (const [password, left] of [
    ["", 0],
    ["hunter2", 1],
  ] as const) {
    const { guard, aim, name } = start(password);
    guard.onLeave();
    expect(guard.binding()).toBeUndefined();
    name("moss");
    aim("https://eu.api.example");
    guard.onLeave();
    expect(guard.binding()?.entered).toHaveLength(left);
  }
});
