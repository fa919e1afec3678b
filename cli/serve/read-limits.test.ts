import { describe, expect, it } from "vitest";
import { defaultReadLimits, howToRaise, processLimitMessage, readReadLimits } from "./read-limits.ts";

const set = (text: string) => readReadLimits({ CALLBOARD_READ_LIMITS: text });

describe("the read limits", () => {
  it("have defaults, and each can be set", () => {
    expect(readReadLimits({})).toEqual({ ok: true, limits: defaultReadLimits });
    const one = Object.keys(defaultReadLimits).map((name, n) => [name, 200_000_000 + n] as const);
    const deep = one.map(([name, value]) => [name, name === "depth" ? 2000 : value] as const);
    expect(set(deep.map(([name, value]) => `${name}=${value}`).join(", "))).toEqual({
      ok: true,
      limits: Object.fromEntries(deep),
    });
  });

  it.each([
    ["nodes=3", 'unknown limit "nodes"; the limits are values, depth, keyLength, numberLength, files, bytes'],
    ["values=many", 'the limit values must be a whole number from 1 to 9007199254740991, not "many"'],
    ["depth=100000", 'the limit depth must be a whole number from 1 to 5000, not "100000"'],
    ["memoryBytes=1", 'the limit memoryBytes must be a whole number from 134217728 to 9007199254740991, not "1"'],
    ["readMs=-1", 'the limit readMs must be a whole number from 1 to 2147483647, not "-1"'],
  ])("reject %s", (text, error) => {
    expect(set(text)).toEqual({ ok: false, errors: [expect.stringContaining(`CALLBOARD_READ_LIMITS: ${error}`)] });
  });

  it("explain how to raise them, in valid syntax and up to the maximum", () => {
    for (const [name, value] of Object.entries(defaultReadLimits)) {
      const [, setting = ""] =
        /CALLBOARD_READ_LIMITS=(\S+)$/.exec(howToRaise(name as keyof typeof defaultReadLimits, defaultReadLimits)) ??
        []; // these are its keys
      expect(set(setting)).toMatchObject({ ok: true, limits: { [name]: 2 * value } });
    }
    expect(howToRaise("depth", { ...defaultReadLimits, depth: 5000 })).toBe("");
  });

  it("of the process are in seconds and megabytes", () => {
    expect(processLimitMessage("readMs", defaultReadLimits)).toBe(
      "reading it takes longer than 300 s; to allow more, set CALLBOARD_READ_LIMITS=readMs=600000",
    );
    expect(processLimitMessage("memoryBytes", defaultReadLimits)).toBe(
      "reading it takes more than 1024 MB of memory; to allow more, set CALLBOARD_READ_LIMITS=memoryBytes=2147483648",
    );
  });
});
