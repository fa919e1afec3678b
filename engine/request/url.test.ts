import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exact, type JsonObject } from "#engine/json";
import type { PathPart } from "#engine/model";
import { percentEncode, queryPairs } from "./encode/pairs.ts";
import { buildUrl } from "./url.ts";

const literal = (value: string): PathPart => ({ kind: "literal", value });
const parameter = (key: string): PathPart => ({ kind: "parameter", key });

const url = (
  baseUrl: string,
  path: readonly PathPart[],
  pathParameters: JsonObject = {},
  queryParameters: JsonObject = {},
) => buildUrl({ baseUrl, path, pathParameters, queryParameters });

/** Text that tries to leave its path. */
const hostile = fc.oneof(
  fc.string({ unit: "grapheme", minLength: 1 }),
  fc
    .array(
      fc.constantFrom("/", "?", "#", "%", "%2e", "%2F", "..", "&", "=", "+", " ", ";", ":", "@", "\\", "\n", "ü"),
      {
        minLength: 1,
        maxLength: 6,
      },
    )
    .map((parts) => parts.join("")),
);

describe("a planned URL", () => {
  it("parses back to its parameters", () => {
    const segment = hostile.filter((text) => text !== "." && text !== "..");
    const keys = fc.string({ unit: "grapheme", minLength: 1 }).filter((key) => !/[[\]]/.test(key));
    const query = fc.dictionary(
      keys,
      fc.oneof(hostile, fc.constant(""), fc.array(hostile), fc.dictionary(keys, hostile)),
    );
    fc.assert(
      fc.property(segment, segment, query, (owner, name, queryParameters) => {
        const path = [literal("/repos/"), parameter("owner"), literal("/"), parameter("name"), literal(":copy")];
        const built = url("https://api.example.com:8443/v1/", path, { owner, name }, queryParameters);
        const parsed = new URL(built);
        expect(parsed.href).toBe(built);
        expect([parsed.host, parsed.username, parsed.hash]).toEqual(["api.example.com:8443", "", ""]);
        expect(parsed.pathname.split("/").map(decodeURIComponent)).toEqual(["", "v1", "repos", owner, `${name}:copy`]);
        expect([...parsed.searchParams]).toEqual(queryPairs(queryParameters).map((pair) => [...pair]));
        for (const [key, value] of Object.entries(queryParameters)) {
          if (typeof value === "string") expect(parsed.searchParams.getAll(key)).toEqual([value]);
          else if (Array.isArray(value)) expect(parsed.searchParams.getAll(key)).toEqual(value);
          else {
            const members = Object.entries(value).map(([member]) => [
              member,
              parsed.searchParams.get(`${key}[${member}]`),
            ]);
            expect(Object.fromEntries(members)).toEqual(value);
          }
        }
      }),
    );
  });

  it("never leaves its path segment, even if a parameter contains dot segments", () => {
    const dots = fc.constantFrom(".", "..", "%2e", "%2E%2e", ".%2e", "../..", "..\\..");
    fc.assert(
      fc.property(fc.oneof(dots, hostile), (id) => {
        const { pathname } = new URL(url("https://h/a/b", [literal("/c/"), parameter("id"), literal("/d")], { id }));
        expect(pathname).toMatch(/^\/a\/b\/c\/[^/]+\/d$/);
      }),
    );
    expect(url("https://h/a", [literal("/."), parameter("id"), literal("/d")], { id: "." })).toBe(
      "https://h/a/%252E%252E/d",
    );
  });
});

describe("the host of a URL", () => {
  const literals = fc.oneof(
    hostile,
    fc
      .array(
        fc.constantFrom(
          ...["/", "//", "..", ".", "%2e", "%2E%2e", "\\", "\t", "\n", "x:9443/", "//x:9443/", "@x/", "https://x/"],
          ...["?", "#", ";", ":", "ü", "\ud800", "。", "/", "a"],
        ),
        { maxLength: 8 },
      )
      .map((parts) => parts.join("")),
  );
  const parts = fc.array(
    fc.oneof(
      literals.map(literal),
      fc.constantFrom("a", "b", "c").map((key) => parameter(key)),
    ),
    { maxLength: 5 },
  );
  const values = fc.dictionary(fc.constantFrom("a", "b", "c"), literals);
  const bases = fc.constantFrom(
    ...["https://api.example.com", "http://127.0.0.1:8080/", "wss://[::1]:81/live", "ws://h/a/b/", "https://h//v1"],
  );

  it("always comes from the base URL, and the path is always below the base path", () => {
    fc.assert(
      fc.property(bases, parts, values, values, (baseUrl, path, pathParameters, queryParameters) => {
        const built = new URL(url(baseUrl, path, pathParameters, queryParameters));
        const base = new URL(baseUrl);
        expect([built.protocol, built.host, built.username, built.password, built.hash]).toEqual([
          ...[base.protocol, base.host, "", "", ""],
        ]);
        const below = base.pathname.replace(/\/+$/, "");
        expect(`${built.pathname}/`.startsWith(`${below}/`)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it("is missing if the base URL has no host, as with an empty server variable", () => {
    const without = fc.constantFrom(
      "https://",
      "https:",
      "HTTP:/",
      "wss:///",
      "http://?",
      "ws:\\\\",
      "https://:443",
      " https://",
    );
    fc.assert(
      fc.property(without, parts, values, values, (baseUrl, path, pathParameters, queryParameters) => {
        expect(URL.canParse(url(baseUrl, path, pathParameters, queryParameters))).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ["https://h", "//x:9443/a", "https://h//x:9443/a"],
    ["https://h/v1", "//x:9443/a", "https://h/v1//x:9443/a"],
    ["https://h/v1", "/../../x", "https://h/v1/x"],
    ["https://h/v1", "/a/%2e%2e/%2E./x", "https://h/v1/x"],
    ["wss://h/v1", "/a/./b", "wss://h/v1/a/b"],
    ["https://h:1/v1", "@x:2/a", "https://h:1/v1/@x:2/a"],
  ])("of %s with the path %s gives %s", (baseUrl, path, built) => {
    expect(url(baseUrl, [literal(path)])).toBe(built);
  });
});

describe("the parts of a URL", () => {
  const pets = [literal("/pets/"), parameter("petId")];
  it.each<[string, string, string]>([
    ["a base path is kept", url("https://h/v1", pets, { petId: "7" }), "https://h/v1/pets/7"],
    ["one slash separates base and path", url("https://h/v1/", [literal("pets")]), "https://h/v1/pets"],
    ["without a path the base is unchanged", url("https://h/v1/", []), "https://h/v1/"],
    ["the end of a path is kept", url("https://h", [literal("/pets/")]), "https://h/pets/"],
    ["a query of the base is kept", url("https://h/v1?k=1", [literal("/a")], {}, { b: "2" }), "https://h/v1/a?k=1&b=2"],
    ["a fragment of the base is not sent", url("https://h/v1#top", [literal("/a")]), "https://h/v1/a"],
    [
      "a literal may contain a query",
      url("https://h", [literal("/?Action=List")], {}, { n: 1 }),
      "https://h/?Action=List&n=1",
    ],
    [
      "a literal is encoded except for its escapes",
      url("https://h", [literal("/a b/%41/ü/100%#x")]),
      "https://h/a%20b/%41/%C3%BC/100%25%23x",
    ],
    ["a missing value leaves its name", url("https://h", pets), "https://h/pets/{petId}"],
    ["so does an empty one", url("https://h", pets, { petId: "" }), "https://h/pets/{petId}"],
    ["so does null", url("https://h", pets, { petId: null }), "https://h/pets/{petId}"],
    [
      "digits are exact",
      url("https://h", pets, { petId: exact("12345678901234567890") }),
      "https://h/pets/12345678901234567890",
    ],
    ["false is a value", url("https://h", pets, { petId: false }, { q: false }), "https://h/pets/false?q=false"],
    [
      "a name found on every object has no value",
      url("https://h", [literal("/"), parameter("toString")]),
      "https://h/{toString}",
    ],
    ["a base that is not a URL is kept as text", url("{host}/v1", pets, { petId: "a/b" }), "{host}/v1/pets/a%2Fb"],
    ["an empty base gives path and query", url("", pets, { petId: "1" }, { a: "x" }), "/pets/1?a=x"],
    ["half a surrogate pair can be written", url("https://h", pets, { petId: "\ud800" }), "https://h/pets/%EF%BF%BD"],
  ])("%s", (_, built, expected) => expect(built).toBe(expected));
});

describe("query parameters", () => {
  it.each<[string, JsonObject, readonly (readonly [string, string])[]]>([
    [
      "keep their order",
      { b: "1", a: "2" },
      [
        ["b", "1"],
        ["a", "2"],
      ],
    ],
    [
      "repeat the key of a list",
      { a: ["x", 1, true] },
      [
        ["a", "x"],
        ["a", "1"],
        ["a", "true"],
      ],
    ],
    ["leave out an empty list", { a: [] }, []],
    ["leave out null", { a: null }, []],
    ["keep empty text", { a: "" }, [["a", ""]]],
    [
      "keep every digit",
      { a: exact("1.0"), b: exact("9007199254740993") },
      [
        ["a", "1.0"],
        ["b", "9007199254740993"],
      ],
    ],
    [
      "write an object by member",
      { a: { b: "1", c: { d: ["2", "3"] } } },
      [
        ["a[b]", "1"],
        ["a[c][d]", "2"],
        ["a[c][d]", "3"],
      ],
    ],
    [
      "write an object in a list as JSON",
      { a: [{ b: exact("1.0") }, [2]] },
      [
        ["a", '{"b":1.0}'],
        ["a", "[2]"],
      ],
    ],
  ])("%s", (_, parameters, pairs) => expect(queryPairs(parameters)).toEqual(pairs));

  it("encode every reserved character", () => {
    expect(percentEncode("a!'()*~/?#[]@$&+,;=% é")).toBe(
      "a%21%27%28%29%2A~%2F%3F%23%5B%5D%40%24%26%2B%2C%3B%3D%25%20%C3%A9",
    );
  });
});
