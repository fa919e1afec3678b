import fc from "fast-check";
import { expect, it } from "vitest";
import { compileMessage, compileTable, MessageSyntaxError } from "./compile.ts";
import { createTable, format } from "./format.ts";

const write = (message: string, values: { readonly [name: string]: string | number | boolean }, language = "en") => {
  return format(compileMessage(message), values, language);
};

const date = Date.UTC(2026, 10, 29, 12);

it.each([
  ["Close", {}, "en", "Close"],
  ["It''s {name}", { name: "'{x}'" }, "en", "It's '{x}'"],
  ["expected '{'{name}'}'", { name: "a" }, "en", "expected {a}"],
  ["{count, number}", { count: 1234.5 }, "de", "1.234,5"],
  ["{share, number, percent}", { share: 0.5 }, "en", "50%"],
  ["{count, number, ::.00}", { count: 2 }, "en", "2.00"],
  ["{count, plural, =0 {none} one {# page} other {# pages}}", { count: 0 }, "en", "none"],
  ["{count, plural, =0 {none} one {# page} other {# pages}}", { count: 1 }, "en", "1 page"],
  ["{count, plural, =0 {none} one {# page} other {# pages}}", { count: 1200 }, "en", "1,200 pages"],
  ["{count, plural, one {a} two {b} few {c} many {d} other {e}}", { count: 11 }, "ar", "d"],
  ["{count, selectordinal, one {#st} two {#nd} other {#th}}", { count: 2 }, "en", "2nd"],
  ["{kind, select, a {A {n}} other {B}}", { kind: "a", n: 1 }, "en", "A 1"],
  ["{kind, select, a {A} other {B}}", { kind: "constructor" }, "en", "B"],
  ["{isKept, select, true {kept} other {lost}}", { isKept: true }, "en", "kept"],
  ["{at, date, medium}", { at: date }, "en-US", "Nov 29, 2026"],
  ["{name}", {}, "en", "{name}"],
  ["{count, number} left until {at, date, medium}", {}, "en", "{count} left until {at}"],
  ["{kind, select, a {A} other {of {kind}}}", {}, "en", "of {kind}"],
  ["the variable '{'name'}'", { name: "a" }, "en", "the variable {name}"],
  ["{name}: '{'name'}'", { name: "a" }, "en", "a: {name}"],
])("writes %s with %o in %s", (message, values, language, text) => {
  expect(write(message, values, language)).toBe(text);
});

it.each(["short", "medium", "long", "full"] as const)("writes dates and times in the style %s", (style) => {
  const at = new Date(date);
  expect(write(`{at, date, ${style}}`, { at: date })).toBe(at.toLocaleDateString("en", { dateStyle: style }));
  expect(write(`{at, time, ${style}}`, { at: date })).toBe(at.toLocaleTimeString("en", { timeStyle: style }));
});

it.each(["{name", "{count, plural, one {a}}", "{n, number, unknown}", "{n, plural, offset:1 other {#}}"])(
  "refuses %s",
  (message) => {
    expect(() => compileMessage(message)).toThrow(MessageSyntaxError);
  },
);

it("writes any value unchanged", () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      expect(write("a {value} b", { value })).toBe(`a ${value} b`);
    }),
  );
});

it("creates texts, functions and groups of a table", () => {
  const table = createTable(compileTable({ close: "Close", of: "{a} of {b}", group: { one: "One" } }), "en");
  expect(table.close).toBe("Close");
  expect(table.group).toEqual({ one: "One" });
  expect(typeof table.of === "function" && table.of({ a: 1, b: 2 })).toBe("1 of 2");
});
