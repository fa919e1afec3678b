import { expect, it } from "vitest";
import { createActor } from "xstate";
import { historyOf } from "#engine/form";
import { formLogic } from "./form.ts";

const start = () =>
  createActor(formLogic, { input: historyOf({ value: { body: { name: "" } }, selection: {} }) }).start();
type Form = ReturnType<typeof start>;

const value = (form: Form) => form.getSnapshot().context.present.value;
const type = (form: Form, text: string, time = 0): void =>
  form.send({
    type: "edit",
    edit: { type: "set", at: ["body", "name"], value: text },
    step: { name: "set name", at: ["body", "name"] },
    time,
  });

it("applies, undoes and redoes edits", () => {
  const form = start();
  type(form, "fern");
  expect(value(form)).toEqual({ body: { name: "fern" } });
  form.send({ type: "undo" });
  expect(value(form)).toEqual({ body: { name: "" } });
  form.send({ type: "redo" });
  expect(value(form)).toEqual({ body: { name: "fern" } });
});

it("replaces the state as a step that can be undone", () => {
  const form = start();
  type(form, "fern");
  form.send({ type: "replace", state: { value: {}, selection: {} }, name: "cleared the form", time: 1 });
  expect(form.getSnapshot().context.past.map(({ name }) => name)).toEqual(["set name", "cleared the form"]);
  form.send({ type: "undo" });
  expect(value(form)).toEqual({ body: { name: "fern" } });
});

it("keeps its state when it is stopped", () => {
  const form = start();
  const before = form.getSnapshot().context;
  form.stop();
  expect(form.getSnapshot().context).toBe(before);
});
