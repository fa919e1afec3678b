import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Address, covers, readAddress, readSiteAddress } from "./address.ts";

describe("parsing a URL", () => {
  it.each<[string, Address]>([
    ["docs.plants.example", { host: "docs.plants.example", path: "" }],
    ["https://Docs.Plants.example/", { host: "docs.plants.example", path: "" }],
    ["docs.plants.example/v2/", { host: "docs.plants.example", path: "/v2" }],
    ["http://localhost:4000", { host: "localhost:4000", path: "" }],
    ["localhost:4000/a/b", { host: "localhost:4000", path: "/a/b" }],
    ["bücher.example", { host: "xn--bcher-kva.example", path: "" }],
    ["plants.example/ä1", { host: "plants.example", path: "/%C3%A41" }],
    ["docs.plants.example.", { host: "docs.plants.example", path: "" }],
    ["https://DOCS.plants.example.:443/a", { host: "docs.plants.example", path: "/a" }],
    ["http://docs.plants.example:80", { host: "docs.plants.example", path: "" }],
    ["docs.plants.example:80", { host: "docs.plants.example", path: "" }],
    ["docs.plants.example.:8080", { host: "docs.plants.example:8080", path: "" }],
    ["XN--BCHER-KVA.example", { host: "xn--bcher-kva.example", path: "" }],
    ["ｄｏｃｓ。plants.example", { host: "docs.plants.example", path: "" }],
    ["0x7f.1:4000", { host: "127.0.0.1:4000", path: "" }],
    ["[0:0::1]:4000", { host: "[::1]:4000", path: "" }],
    ["docs.plants.example/guides//a", { host: "docs.plants.example", path: "/guides//a" }],
  ])("accepts %s", (text, address) => expect(readAddress(text)).toEqual({ ok: true, address }));

  it.each([
    ["", "cannot be read"],
    ["/path", "cannot be read"],
    ["//plants.example", "cannot be read"],
    ["ftp://plants.example", "is not a web address"],
    ["javascript://alert", "is not a web address"],
    ["plants.example:99999", "cannot be read"],
    ["ada:secret@plants.example", "contains a user name"],
    ["plants.example?x=1", "contains a query"],
    ["plants.example#x", "contains a query or a fragment"],
    ["docs..plants.example", "cannot be read"],
    ["docs.plants.example..", "cannot be read"],
    [".plants.example", "cannot be read"],
    ["plants .example", "cannot be read"],
    ["plants.example\\x", "cannot be read"],
  ])("rejects %j", (text, why) => {
    const read = readAddress(text);
    expect(read.ok ? "taken" : read.sentence).toContain(why);
  });
});

describe("parsing the URL of a site", () => {
  it.each([
    ["plants.example/--", "without a letter or a digit"],
    ["plants.example/%2E%2D", "without a letter or a digit"],
    ["plants.example//", "two slashes in a row"],
    ["plants.example//v2", "two slashes in a row"],
    ["plants.example/v2//x", "two slashes in a row"],
    ["plants.example/v2//", "two slashes in a row"],
    ["https://plants.example//v2", "two slashes in a row"],
    ["plants.example/v2/..//x", "two slashes in a row"],
    ["plants.example/v2%2F%2Fx", "two slashes in a row"],
    ["plants.example/v2/%2fx", "two slashes in a row"],
    ["plants.example/v2%5Cx", "backslash"],
    ["ftp://plants.example", "is not a web address"],
  ])("rejects %j", (text, why) => {
    const read = readSiteAddress(text);
    expect(read.ok ? "taken" : read.sentence).toContain(why);
  });

  it.each(["plants.example", "plants.example/", "https://plants.example/v2/", "localhost:4000/a/b"])(
    "accepts %s",
    (text) => {
      expect(readSiteAddress(text)).toEqual(readAddress(text));
    },
  );

  it("accepts its own output, so that no site has two URLs", () => {
    const host = fc.oneof(fc.domain(), fc.ipV4(), fc.constantFrom("localhost", "[::1]", "bücher.example", "A.test."));
    const path = fc.array(fc.stringMatching(/^[a-zA-Z0-9ä ._~%-]{0,6}$/), { maxLength: 3 });
    fc.assert(
      fc.property(host, fc.constantFrom("", ":80", ":443", ":8080"), path, (name, port, steps) => {
        const read = readSiteAddress(`${name}${port}/${steps.join("/")}`);
        if (!read.ok) return;
        expect(readSiteAddress(read.address.host + read.address.path)).toEqual(read);
        expect(read.address.path).not.toContain("//");
      }),
    );
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
