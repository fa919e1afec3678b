import { expect, it } from "vitest";
import type { JsonObject } from "#engine/json";
import type { FormState } from "../edits/index.ts";
import { inOtherEnvironment } from "./other-environment.ts";

const form = (queryParameters: JsonObject): FormState => ({ value: { queryParameters, body: "b" }, selection: {} });

it("fills in the values of the new environment unless the reader changed them", () => {
  const [before, after] = [form({ a: "1", b: "1", c: "1" }), form({ a: "2", b: "2", d: "2" })];
  expect(inOtherEnvironment(form({ a: "1", b: "mine", c: "1" }), before, after)).toEqual(
    form({ a: "2", b: "mine", d: "2" }),
  );
});

it("does not restore a value that the reader removed", () => {
  expect(inOtherEnvironment(form({}), form({ a: "1" }), form({ a: "2" }))).toEqual(form({}));
});

it("returns the same state if nothing changes", () => {
  const state = form({ a: "mine" });
  expect(inOtherEnvironment(state, form({ a: "1" }), form({ a: "2" }))).toBe(state);
  expect(inOtherEnvironment(state, form({}), form({}))).toBe(state);
});
