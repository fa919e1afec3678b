import { expect, it } from "vitest";
import { exact } from "#engine/json";
import { formFragment, formFromFragment } from "./form-in-address.ts";

it("round-trips any form", () => {
  const value = { body: { "a/b #&%": "é😀", big: exact("12345678901234567890.10"), none: null } };
  const state = { value, selection: { "/body": 1 } };
  expect(formFromFragment(formFragment(state))).toEqual(state);
  const typed = { ...state, made: "a", contentType: "application/xml", accept: "text/csv" };
  expect(formFromFragment(formFragment(typed))).toEqual(typed);
});

it.each(["", "#form", "#form=", "#form=%7B%22value", "#form=%E9", "#form=[]", '#form={"value":1}', "#part"])(
  "reads nothing from %j",
  (fragment) => expect(formFromFragment(fragment)).toBeUndefined(),
);
