import { posix, win32 } from "node:path";
import { describe, expect, it } from "vitest";
import { isWithin } from "./is-within.ts";

describe("a path within a folder", () => {
  it.each([
    ["/docs", "/docs", true],
    ["/docs", "/docs/a/b.md", true],
    ["/docs", "/docs/..a.md", true],
    ["/docs", "/docs/../other", false],
    ["/docs", "/docs-two/a.md", false],
    ["/", "/docs", true],
  ])("on Linux and macOS: %s, %s", (folder, path, expected) => {
    expect(isWithin(folder, path, posix)).toBe(expected);
  });

  it.each([
    ["C:\\docs", "C:\\docs\\a\\b.md", true],
    ["C:\\docs", "c:\\DOCS\\b.md", true],
    ["C:\\docs", "C:/docs/b.md", true],
    ["C:\\docs", "C:\\docs\\..\\other", false],
    ["C:\\docs", "C:\\docs-two", false],
    ["C:\\docs", "D:\\docs\\b.md", false],
    ["\\\\server\\share\\docs", "\\\\server\\share\\docs\\b.md", true],
    ["\\\\server\\share\\docs", "\\\\server\\other\\b.md", false],
  ])("on Windows: %s, %s", (folder, path, expected) => {
    expect(isWithin(folder, path, win32)).toBe(expected);
  });
});
