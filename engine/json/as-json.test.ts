import { expect, it } from "vitest";
import { asJson } from "./as-json.ts";

interface Item {
  readonly name: string;
  readonly below?: readonly Item[];
}

it("returns a typed interface of JSON members unchanged", () => {
  const item: Item = { name: "a", below: [{ name: "b" }] };
  expect(asJson(item)).toBe(item);
});

it("does not compile for a value that JSON cannot represent", () => {
  const dated: { readonly at: Date } = { at: new Date(0) };
  const called: { readonly inner: { readonly run: () => void } } = { inner: { run: () => {} } };
  // @ts-expect-error a date has methods
  expect(asJson(dated)).toBe(dated);
  // @ts-expect-error a function is not JSON, however deep
  expect(asJson(called)).toBe(called);
});
