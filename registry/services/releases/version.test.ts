import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareVersions, factsOf, readRange, readVersion, type Version } from "./version.ts";

const version = (text: string): Version => {
  const read = readVersion(text);
  if (read === undefined) throw new Error(`${text} is not a version`);
  return read;
};

it.each(["", "1", "1.4", "1.4.0-beta", "1.4.0-rc", "v1.4.0", "01.4.0", "1.4.0 ", "latest", "1.4.0+5"])(
  "%j is not a version",
  (text) => expect(readVersion(text)).toBeUndefined(),
);

it("orders versions by their numbers, and candidates before their release", () => {
  const ordered = [
    "0.9.9",
    "1.0.0-rc2",
    "1.0.0-rc-3",
    "1.0.0-rc.9",
    "1.0.0-rc10",
    "1.0.0",
    "1.0.1",
    "1.10.0",
    "2.0.0-rc0",
    "2.0.0",
  ];
  fc.assert(
    fc.property(fc.shuffledSubarray(ordered), (texts) => {
      const sorted = texts.map(version).toSorted(compareVersions);
      expect(sorted.map(({ text }) => text)).toEqual(ordered.filter((text) => texts.includes(text)));
    }),
  );
});

it.each([
  ["1.4.0", "GA", 1],
  ["12.0.0-rc3", "RC", 12],
  ["12.0.0-rc-3", "RC", 12],
])("derives the kind and the major version of %s", (text, releaseType, majorVersion) =>
  expect(factsOf(version(text))).toEqual({ releaseType, majorVersion }),
);

describe("a range", () => {
  const all = ["1.2.0", "1.3.0-rc1", "1.3.0", "1.4.0"];
  const included = (from: "inclusive" | "exclusive", to: "inclusive" | "exclusive", low = "1.2.0", high = "1.4.0") => {
    const range = readRange({ type: from, value: low }, { type: to, value: high });
    return range.ok ? all.filter((text) => range.includes(version(text))) : range.providedVersion;
  };
  it("includes its ends as it says", () => {
    expect(included("inclusive", "inclusive")).toEqual(all);
    expect(included("exclusive", "inclusive")).toEqual(all.slice(1));
    expect(included("inclusive", "exclusive")).toEqual(all.slice(0, -1));
  });
  it("is empty if it ends before it starts", () =>
    expect(included("inclusive", "inclusive", "1.4.0", "1.2.0")).toEqual([]));
  it("names the end that is not a version", () => {
    expect(included("inclusive", "inclusive", "latest")).toBe("latest");
    expect(included("inclusive", "inclusive", "1.2.0", "next")).toBe("next");
  });
});
