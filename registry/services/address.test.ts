import { describe, expect, it } from "vitest";
import { type Address, covers, readAddress } from "./address.ts";

describe("reading an address", () => {
  it.each<[string, Address]>([
    ["docs.plants.example", { host: "docs.plants.example", path: "" }],
    ["https://Docs.Plants.example/", { host: "docs.plants.example", path: "" }],
    ["docs.plants.example/v2/", { host: "docs.plants.example", path: "/v2" }],
    ["http://localhost:4000", { host: "localhost:4000", path: "" }],
    ["localhost:4000/a/b", { host: "localhost:4000", path: "/a/b" }],
    ["bücher.example", { host: "xn--bcher-kva.example", path: "" }],
    ["plants.example/ä1", { host: "plants.example", path: "/%C3%A41" }],
  ])("takes %s", (text, address) => expect(readAddress(text)).toEqual({ ok: true, address }));

  it.each([
    ["", "cannot be read"],
    ["/path", "cannot be read"],
    ["//plants.example", "cannot be read"],
    ["ftp://plants.example", "no web address"],
    ["javascript://alert", "no web address"],
    ["plants.example:99999", "cannot be read"],
    ["ada:secret@plants.example", "holds a user name"],
    ["plants.example?x=1", "holds a query"],
    ["plants.example#x", "holds a query or a fragment"],
    ["plants.example/--", "neither a letter nor a digit"],
    ["plants.example/%2E%2D", "neither a letter nor a digit"],
    ["plants .example", "cannot be read"],
    ["plants.example\\x", "cannot be read"],
  ])("refuses %j", (text, why) => {
    const read = readAddress(text);
    expect(read.ok ? "taken" : read.sentence).toContain(why);
  });
});

describe("covering", () => {
  it.each<[string, string, boolean]>([
    ["a.example", "a.example", true],
    ["a.example", "a.example/x", true],
    ["a.example/x", "a.example/x/y", true],
    ["a.example/x", "a.example/xy", false],
    ["a.example/x", "a.example", false],
    ["a.example", "b.example", false],
    ["a.example", "a.example:1", false],
  ])("%s covers %s: %s", (outer, inner, answer) => {
    const [a, b] = [readAddress(outer), readAddress(inner)];
    expect(a.ok && b.ok && covers(a.address, b.address)).toBe(answer);
  });
});
