import fc from "fast-check";
import { expect, it } from "vitest";
import { exact } from "./exact.ts";
import type { Json } from "./json.ts";
import { printJson } from "./print.ts";

it("prints all parts around an exact number as the platform does", () => {
  const place = "the exact number";
  const law = fc.property(fc.jsonValue(), fc.jsonValue(), fc.constantFrom(0, 2), (one, other, indent) => {
    const whole = (inner: Json): Json => ({ "a\nb": one as Json, parts: [one as Json, { inner }, other as Json] });
    const expected = JSON.stringify(whole(place), undefined, indent).replace(`"${place}"`, "1e400");
    expect(printJson(whole(exact("1e400")), indent)).toBe(expected);
  });
  fc.assert(law);
});

it("leaves members without a value out, beside an exact number too", () => {
  const value = { none: undefined, many: exact("1e400"), part: { none: undefined } } as unknown as Json;
  expect(printJson(value)).toBe('{"many":1e400,"part":{}}');
});

it.each(["exact:0:1.0", "exact:0:exact:1:", 'a"exact:0:1.0', "1.0"])(
  "prints the text %j beside exact numbers as a string",
  (text) => {
    const value = { [text]: [exact("1.0"), text, exact("-0")] };
    expect(printJson(value)).toBe(`{${JSON.stringify(text)}:[1.0,${JSON.stringify(text)},-0]}`);
    expect(JSON.stringify(value)).toBe(JSON.stringify({ [text]: ["1.0", text, "-0"] }));
  },
);

it("prints many exact numbers beside long texts with marks in the size of the value", () => {
  const text = `exact:0:${"0:".repeat(50_000)}`;
  const numbers = Array.from({ length: 10_000 }, () => exact("1.0"));
  expect(printJson([text, ...numbers])).toHaveLength(text.length + 4 * numbers.length + 4);
});
