import { describe, expect, it } from "vitest";
import { exact, type Json } from "#engine/json";
import { plain, read } from "#engine/secret";
import { findHeader, formHeaders, headerText, isHeaderName, isHeaderValue, withHeaders } from "./headers.ts";

const header = (name: string, value: string) => ({ name, value: plain(value) });

describe("headers", () => {
  it("are compared case-insensitively", () => {
    const headers = withHeaders([header("X-A", "1"), header("x-b", "2")], [header("X-B", "3"), header("X-C", "4")]);
    expect(headers).toEqual([header("X-A", "1"), header("X-B", "3"), header("X-C", "4")]);
    expect(findHeader(headers, "x-a")).toEqual(header("X-A", "1"));
    expect(findHeader(headers, "toString")).toBeUndefined();
  });

  it.each<[string, Json, string | undefined]>([
    ["text", "a b", "a b"],
    ["text with white space at its ends", " \ta b\t ", "a b"],
    ["a number", 7, "7"],
    ["digits", exact("12345678901234567890"), "12345678901234567890"],
    ["a truth value", false, "false"],
    ["a list", ["a", 1], "a, 1"],
    ["an object", { a: exact("1.0") }, '{"a":1.0}'],
    ["nothing", null, undefined],
  ])("convert %s to text", (_, value, text) => expect(headerText(value)).toBe(text));

  it("omit the headers that the sender sets itself", () => {
    const names = ["Host", "content-length", "Transfer-Encoding", "Connection", "X-Kept", "Content-Type"];
    expect(formHeaders(names.map((name) => [name, "x"])).map(({ name }) => name)).toEqual(["X-Kept", "Content-Type"]);
  });

  it("redact a credential that was typed into the form", () => {
    const [typed] = formHeaders([["authorization", "Bearer tok_0123456789"]]);
    expect(typed && read(typed.value, "redact")).toBe("Bea****89");
    expect(typed && read(typed.value, "reveal")).toBe("Bearer tok_0123456789");
  });
});

describe("the syntax of headers", () => {
  it.each(["X-Api-Key", "a", "!#$%&'*+.^_`|~-0"])("a name may be %j", (name) => expect(isHeaderName(name)).toBe(true));
  it.each(["", "a b", "a:", "@file", "é", "a\n", "a\0"])("a name may not be %j", (name) =>
    expect(isHeaderName(name)).toBe(false),
  );
  it.each(["", "a\tb", " ~"])("a value may be %j", (value) => expect(isHeaderValue(value)).toBe(true));
  it.each(["a\nb", "a\r", "\0", "é", "日"])("a value may not be %j", (value) =>
    expect(isHeaderValue(value)).toBe(false),
  );
});
