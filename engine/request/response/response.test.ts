import { describe, expect, it } from "vitest";
import { exact, isObject, own } from "#engine/json";
import { decodeText } from "./decode-text.ts";
import { dispositionName, downloadName } from "./download-name.ts";
import { decodeInSteps, readResponse, type Shown } from "./response.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0xff);

describe("a response", () => {
  it.each<[string, string | undefined, Uint8Array, Shown]>([
    ["JSON", "application/json", bytes('{"a":1}'), { kind: "json", text: '{"a":1}', value: { a: 1 } }],
    [
      "JSON under a vendor's name",
      "application/problem+json; charset=utf-8",
      bytes("[]"),
      { kind: "json", text: "[]", value: [] },
    ],
    ["JSON that says it is text", "text/plain", bytes("true"), { kind: "json", text: "true", value: true }],
    ["JSON without a content type", undefined, bytes("null"), { kind: "json", text: "null", value: null }],
    ["text", "text/html", bytes("<p>hi"), { kind: "text", text: "<p>hi" }],
    ["text that says it is JSON", "application/json", bytes("{oops"), { kind: "text", text: "{oops" }],
    [
      "text of another character set",
      'text/plain; charset="ISO-8859-1"',
      Uint8Array.of(0x7a, 0x6f, 0xeb),
      { kind: "text", text: "zoë" },
    ],
    [
      "text of a character set that nobody knows",
      "text/plain; charset=klingon",
      bytes("zoë"),
      { kind: "text", text: "zoë" },
    ],
    ["text with a byte order mark", "application/json", bytes("\ufeff[1]"), { kind: "json", text: "[1]", value: [1] }],
    ["an image", "IMAGE/PNG", png, { kind: "file", contentType: "image/png", bytes: png }],
    [
      "a drawing",
      "image/svg+xml",
      bytes("<svg/>"),
      { kind: "file", contentType: "image/svg+xml", bytes: bytes("<svg/>") },
    ],
    ["sound", "audio/mpeg", bytes("{}"), { kind: "file", contentType: "audio/mpeg", bytes: bytes("{}") }],
    ["film", "video/mp4", png, { kind: "file", contentType: "video/mp4", bytes: png }],
    [
      "bytes",
      "application/octet-stream",
      bytes("abc"),
      { kind: "file", contentType: "application/octet-stream", bytes: bytes("abc") },
    ],
    ["bytes that say they are text", "text/plain", png, { kind: "file", contentType: "text/plain", bytes: png }],
    [
      "bytes that happen to be characters",
      "application/zip",
      Uint8Array.of(0x50, 0x4b, 3, 4, 0),
      { kind: "file", contentType: "application/zip", bytes: Uint8Array.of(0x50, 0x4b, 3, 4, 0) },
    ],
    ["text with the media type of a file", "application/x-yaml", bytes("a: 1\n"), { kind: "text", text: "a: 1\n" }],
    ["nothing", "application/json", bytes(""), { kind: "empty" }],
    ["an empty file", "image/png", bytes(""), { kind: "empty" }],
  ])("of %s is shown by its content", (_, contentType, given, shown) => {
    const isText = shown.kind === "json" || shown.kind === "text";
    expect(readResponse({ contentType, bytes: given })).toEqual(isText ? { ...shown, bytes: given } : shown);
  });

  it("that is too long to display is not parsed, unless it is a file", () => {
    const long = bytes(`"${"a".repeat(300_000)}"`);
    const contentType = "application/json; charset=utf-8";
    const read = readResponse({ contentType, bytes: long });
    // The same array: comparing its items would take seconds.
    expect(read.kind === "long" && [read.contentType, read.bytes === long]).toEqual([contentType, true]);
    expect(readResponse({ contentType: "image/png", bytes: long }).kind).toBe("file");
  });

  it.each<[string | undefined, string, string]>([
    ["report.json", "text/csv", "report.json"],
    [undefined, "text/csv; charset=utf-8", "id.csv"],
    [undefined, "application/vnd.plants+json", "id.json"],
    [undefined, "application/atom+xml", "id.xml"],
    [undefined, "text/x-unheard-of", "id.txt"],
    [undefined, "constructor", "id.bin"],
    [undefined, "", "id.bin"],
  ])("named %s of type %s is saved as %s", (named, contentType, expected) => {
    expect(downloadName(named, contentType, () => "id")).toBe(expected);
  });

  it("is decoded in steps with the same result as at once, for any step size", () => {
    for (const text of [`${"a".repeat(999_999)}é${"😀".repeat(300_000)}`, "\ufeffé", ""]) {
      const steps = decodeInSteps(bytes(text));
      let step = steps.next();
      while (!step.done) step = steps.next();
      expect(step.value === decodeText(bytes(text))).toBe(true);
    }
    expect([...decodeInSteps(png)]).toEqual([]);
    expect(decodeInSteps(png).next()).toEqual({ done: true, value: undefined });
  });

  it("keeps every digit", () => {
    const shown = readResponse({ contentType: "application/json", bytes: bytes('{"id":12345678901234567890}') });
    expect(shown.kind).toBe("json");
    const value = shown.kind === "json" && isObject(shown.value) ? own(shown.value, "id") : undefined;
    expect(value).toEqual(exact("12345678901234567890"));
  });

  it("takes the file name from its Content-Disposition", () => {
    const contentDisposition = 'attachment; filename="leaf.png"';
    expect(readResponse({ contentType: "image/png", contentDisposition, bytes: png })).toMatchObject({
      name: "leaf.png",
    });
    expect(readResponse({ contentType: "image/png", contentDisposition: "inline", bytes: png })).not.toHaveProperty(
      "name",
    );
  });
});

describe("a file name", () => {
  it.each<[string | undefined, string | undefined]>([
    [undefined, undefined],
    ["attachment", undefined],
    ["attachment; filename=leaf.png", "leaf.png"],
    ['attachment; filename="a \\"b\\" c.txt"', "a b c.txt"],
    ["attachment; FILENAME = leaf.png ; size=1", "leaf.png"],
    [`attachment; filename="plain.txt"; filename*=UTF-8''%e2%82%ac%20rates.txt`, "€ rates.txt"],
    [`attachment; filename*=iso-8859-1'en'zo%EB.txt; filename="plain.txt"`, "zoë.txt"],
    [`attachment; filename*=UTF-8''%ff%fe; filename="plain.txt"`, "plain.txt"],
    [`attachment; filename*=nobody''a.txt; filename="plain.txt"`, "plain.txt"],
    ['attachment; filename="../../etc/passwd"', "passwd"],
    ['attachment; filename="C:\\\\Windows\\\\x.dll"', "x.dll"],
    [`attachment; filename*=UTF-8''..%2F..%2Fevil.sh`, "evil.sh"],
    ['attachment; filename="photo\u202egnp.exe"', "photognp.exe"],
    ['attachment; filename="photo\u3164\ufe0f.png"', "photo.png"],
    ['attachment; filename="a\u0000b\r\nc.txt"', "abc.txt"],
    ['attachment; filename=".bashrc"', "bashrc"],
    ['attachment; filename=".."', undefined],
    ['attachment; filename="   "', undefined],
    ['attachment; filename="con.txt"', "_con.txt"],
    [`attachment; filename="${"x".repeat(300)}.png"`, `${"x".repeat(60)}.png`],
  ])("of %j is %j", (disposition, name) => expect(dispositionName(disposition)).toBe(name));
});
