import { posix, win32 } from "node:path";
import { describe, expect, it } from "vitest";
import { isWithin } from "./is-within.ts";

describe("a path within a folder", () => {
  it.each([
    ["/guides", "/guides", true],
    ["/guides", "/guides/a/b.md", true],
    ["/guides", "/guides/..a.md", true],
    ["/guides", "/guides/../other", false],
    ["/guides", "/guides-two/a.md", false],
    ["/", "/guides", true],
  ])("on Linux and macOS: %s, %s", (folder, path, expected) => {
    expect(isWithin(folder, path, posix)).toBe(expected);
  });

  it.each([
    ["C:\\guides", "C:\\guides\\a\\b.md", true],
    ["C:\\guides", "c:\\GUIDES\\b.md", true],
    ["C:\\guides", "C:/guides/b.md", true],
    ["C:\\guides", "C:\\guides\\..\\other", false],
    ["C:\\guides", "C:\\guides-two", false],
    ["C:\\guides", "D:\\guides\\b.md", false],
    ["\\\\server\\share\\guides", "\\\\server\\share\\guides\\b.md", true],
    ["\\\\server\\share\\guides", "\\\\server\\other\\b.md", false],
  ])("on Windows: %s, %s", (folder, path, expected) => {
    expect(isWithin(folder, path, win32)).toBe(expected);
  });
});
