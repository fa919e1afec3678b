import { expect, it } from "vitest";
import { createActor } from "xstate";
import { formLogic } from "./form.ts";

const start = () => createActor(formLogic, { input: { value: { body: { name: "" } }, choices: {} } }).start();

it("changes by edits alone", () => {
  const form = start();
  form.send({ type: "set", at: ["body", "name"], value: "fern" });
  expect(form.getSnapshot().context).toEqual({ value: { body: { name: "fern" } }, choices: {} });
});

it("keeps its state when it is stopped", () => {
  const form = start();
  const before = form.getSnapshot().context;
  form.stop();
  expect(form.getSnapshot().context).toBe(before);
});
