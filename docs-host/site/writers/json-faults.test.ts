import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { faultText, type JsonFault, jsonLimitFaults, openJsonLimits, parseJson } from "#engine/json";
import type { Writers } from "#ui/writers";
import en from "../../../locales/en.json" with { type: "json" };
import { catalogIn } from "../texts/index.ts";

const writersIn = (tag: string): Writers => catalogIn(tag)?.area("writers") as Writers;
const faults = Object.keys(en.phrases.jsonFaults) as JsonFault[];

describe.each(["ar", "de", "es", "fr", "ja", "ko", "pt", "zh"])("why a text is not JSON in %s", (name) => {
  const { jsonFault } = writersIn(name);

  it("has what was found and the characters that are expected, and is not English", () => {
    for (const fault of faults) {
      const place = { message: faultText(fault, '"«"'), fault, offset: 0, line: 1, column: 1 };
      const text = jsonFault({ ...place, found: '"«"' });
      if (fault.includes("{}")) expect(text).toContain('"«"');
      for (const [expected] of fault.matchAll(/"[,:}\]]"/g)) expect(text).toContain(expected);
      expect(text).not.toMatch(/\b(expected|found|not|this|the|more|than|valid)\b/);
      expect(text).not.toContain("{}");
      // At the end of a text nothing is found.
      expect(jsonFault({ ...place, found: undefined })).not.toMatch(/undefined|\{\}/);
    }
  });

  it("is written for any broken text", () => {
    const texts = fc.string({
      unit: fc.constantFrom("{", "}", "[", "]", '"', ":", ",", "1", "a", "\\", "\n", " ", "\u0000", "null"),
    });
    fc.assert(
      fc.property(texts, (text) => {
        const read = parseJson(text);
        if (read.ok) return;
        const { error } = read;
        expect(error.message).toBe(faultText(error.fault, error.found));
        const written = jsonFault(error);
        expect(written).not.toBe(error.message);
        if (error.found !== undefined && error.fault.includes("{}")) expect(written).toContain(error.found);
      }),
      { numRuns: 500 },
    );
  });

  it.each(Object.entries(jsonLimitFaults))("has the limit of %s", (limit, fault) => {
    const limits = { ...openJsonLimits, [limit]: 41 };
    const texts = {
      values: `[${"1,".repeat(50)}1]`,
      depth: "[".repeat(50),
      keyLength: `{"${"k".repeat(50)}": 1}`,
      numberLength: "1".repeat(50),
    };
    const read = parseJson(texts[limit as keyof typeof texts], limits);
    const error = read.ok ? undefined : read.error;
    expect(error).toMatchObject({ limit, fault, message: fault.replace("{}", "41") });
    expect(error && jsonFault(error)).toContain("41");
  });
});

it("writes a limit with the digits of the language", () => {
  const read = parseJson("[".repeat(1001));
  const error = read.ok ? undefined : read.error;
  expect(error?.message).toBe("nested deeper than 1000 levels");
  expect(error && writersIn("de").jsonFault(error)).toBe("tiefer verschachtelt als 1.000 Ebenen");
});
