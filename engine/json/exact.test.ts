import { inspect } from "node:util";
import { expect, it } from "vitest";
import { equalJson, exact, isExact, parseJson } from "./index.ts";

const long = "12345678901234567890";

/** A response of a client with an undeclared number. */
const answer = () => {
  const read = parseJson(`{"name":"fern","serial":${long}}`);
  if (!read.ok) throw new Error("the text is JSON");
  return read.value;
};

it("keeps the digits of an exact number in JSON.stringify, inspect and templates", () => {
  expect(JSON.stringify(answer())).toBe(`{"name":"fern","serial":"${long}"}`);
  expect(inspect(answer())).toBe(`{ name: 'fern', serial: ${long} }`);
  expect(`${exact(long)}`).toBe(long);
});

it("recognizes an exact number, which has no own members", () => {
  expect(isExact(exact(long))).toBe(true);
  expect(Object.keys(exact(long))).toEqual([]);
  expect(Object.isFrozen(exact(long))).toBe(true);
  expect(equalJson(exact("1.0"), exact("1.0"))).toBe(true);
  expect(exact("1.0")).toEqual(exact("1.0"));
  expect(exact("1.0")).not.toEqual(exact("1.00"));
});
