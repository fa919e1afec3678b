import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { authHeaders, blankOAuth, type PlannedHeader } from "#engine/auth";
import type { Json } from "#engine/json";
import { bareEndpoint, type Endpoint, type ParameterStyle } from "#engine/model";
import { plain, secret } from "#engine/secret";
import { typesFrom } from "#engine/shape";
import { planUrl } from "../plan.ts";
import { planRequest } from "../request-planner.ts";
import { styledHeader, styledPath, styledQuery } from "./style.ts";

const list: Json = ["blue", "black", "brown"];
const object: Json = { R: 100, G: 200, B: 150 };
const of = (style: ParameterStyle["style"], explode: boolean): ParameterStyle => ({ style, explode });

describe("a nested value", () => {
  // The style that Stripe reads: nested members in brackets, and empty values omitted.
  it.each<[string, ParameterStyle, Json, string]>([
    ["an object in brackets", of("deepObject", true), { a: { b: { c: "x" } }, d: 1 }, "key[a][b][c]=x&key[d]=1"],
    ["a list in brackets", of("deepObject", true), { a: ["x", "y"], b: { c: [1] } }, "key[a]=x&key[a]=y&key[b][c]=1"],
    ["an empty object in brackets", of("deepObject", true), { us_bank_account: {} }, ""],
    ["an empty list in brackets", of("deepObject", true), { tax_ids: [], coupon: "c" }, "key[coupon]=c"],
    ["a value that is empty at every level", of("deepObject", true), { a: { b: {}, c: [], d: null } }, ""],
    ["an empty text in brackets", of("deepObject", true), { tax_ids: "" }, "key[tax_ids]="],
    ["an object in an object of pairs", of("form", true), { a: { b: 1 }, c: "x" }, 'a={"b":1}&c=x'],
    ["empty values in an object of pairs", of("form", true), { a: [], b: {}, c: null, d: "x" }, "d=x"],
    ["empty values in an object of one pair", of("form", false), { a: [], b: {}, d: "x" }, "key=d,x"],
    ["only empty values in an object of one pair", of("form", false), { a: [] }, ""],
    ["only empty values, as JSON", of("json", false), { a: [], b: {} }, 'key={"a":[],"b":{}}'],
  ])("is serialized: %s", (_, style, value, text) => {
    expect(decodeURIComponent(styledQuery("key", value, style))).toBe(text);
  });

  it("is omitted from a path and a header if it is empty", () => {
    expect(styledPath("key", { a: [], b: {}, c: 1 }, of("simple", true))).toBe("c=1");
    expect(styledHeader({ a: [], b: {}, c: 1 }, of("simple", false))).toBe("c,1");
    expect(styledHeader({ a: [], b: {}, c: 1 }, of("cookie", true))).toBe("c=1");
  });
});

// The table of OpenAPI 3.1.1 "Style Examples".
describe("a parameter is serialized as in the style examples of OpenAPI", () => {
  it.each<[ParameterStyle, Json, string]>([
    [of("form", false), "blue", "color=blue"],
    [of("form", false), "", "color="],
    [of("form", false), list, "color=blue,black,brown"],
    [of("form", false), object, "color=R,100,G,200,B,150"],
    [of("form", true), list, "color=blue&color=black&color=brown"],
    [of("form", true), object, "R=100&G=200&B=150"],
    [of("spaceDelimited", false), list, "color=blue%20black%20brown"],
    [of("spaceDelimited", false), object, "color=R%20100%20G%20200%20B%20150"],
    [of("pipeDelimited", false), list, "color=blue%7Cblack%7Cbrown"],
    [of("pipeDelimited", false), object, "color=R%7C100%7CG%7C200%7CB%7C150"],
    [of("deepObject", true), object, "color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150"],
    [of("json", false), object, "color=%7B%22R%22%3A100%2C%22G%22%3A200%2C%22B%22%3A150%7D"],
    [of("form", true), [], ""],
    [of("form", false), {}, ""],
    [of("form", true), null, ""],
    [{ ...of("form", true), allowReserved: true }, "a/b?c#d&e=f", "color=a/b?c%23d%26e=f"],
  ])("in the query: %j %j", (style, value, text) => expect(styledQuery("color", value, style)).toBe(text));

  it.each<[ParameterStyle, Json, string]>([
    [of("matrix", false), "blue", ";color=blue"],
    [of("matrix", false), "", ";color"],
    [of("matrix", false), list, ";color=blue,black,brown"],
    [of("matrix", false), object, ";color=R,100,G,200,B,150"],
    [of("matrix", true), list, ";color=blue;color=black;color=brown"],
    [of("matrix", true), object, ";R=100;G=200;B=150"],
    [of("label", false), "blue", ".blue"],
    [of("label", false), list, ".blue,black,brown"],
    [of("label", true), list, ".blue.black.brown"],
    [of("label", false), object, ".R,100,G,200,B,150"],
    [of("label", true), object, ".R=100.G=200.B=150"],
    [of("simple", false), "blue", "blue"],
    [of("simple", false), list, "blue,black,brown"],
    [of("simple", false), object, "R,100,G,200,B,150"],
    [of("simple", true), object, "R=100,G=200,B=150"],
    [of("simple", false), "a/b", "a%2Fb"],
  ])("in the path: %j %j", (style, value, text) => expect(styledPath("color", value, style)).toBe(text));

  it.each<[ParameterStyle, Json, string]>([
    [of("simple", false), list, "blue,black,brown"],
    [of("simple", false), object, "R,100,G,200,B,150"],
    [of("simple", true), object, "R=100,G=200,B=150"],
    [of("json", false), object, '{"R":100,"G":200,"B":150}'],
    [of("cookie", true), { session: "a;b", n: 1 }, "session=a%3Bb; n=1"],
  ])("in a header: %j %j", (style, value, text) => expect(styledHeader(value, style)).toBe(text));
});

// RFC 6570 §3.2: the same values, for the operators that styles stand for.
describe("a parameter is serialized as in the examples of URI templates", () => {
  const keys: Json = { semi: ";", dot: ".", comma: "," };
  const dates: Json = ["red", "green", "blue"];
  const kept = (style: ParameterStyle["style"], explode = false): ParameterStyle => ({
    ...of(style, explode),
    allowReserved: true,
  });
  it.each<[string, string, Json, ParameterStyle, string]>([
    ["{var}", "var", "value", of("simple", false), "value"],
    ["{hello}", "hello", "Hello World!", of("simple", false), "Hello%20World%21"],
    ["{half}", "half", "50%", of("simple", false), "50%25"],
    ["{list}", "list", dates, of("simple", false), "red,green,blue"],
    ["{keys}", "keys", keys, of("simple", false), "semi,%3B,dot,.,comma,%2C"],
    ["{keys*}", "keys", keys, of("simple", true), "semi=%3B,dot=.,comma=%2C"],
    ["{+hello}", "hello", "Hello World!", kept("simple"), "Hello%20World!"],
    ["{+half}", "half", "50%", kept("simple"), "50%25"],
    ["{+keys}", "keys", keys, kept("simple"), "semi,;,dot,.,comma,,"],
    ["{+keys*}", "keys", keys, kept("simple", true), "semi=;,dot=.,comma=,"],
    ["{+encoded}", "encoded", "a%2Fb %", kept("simple"), "a%2Fb%20%25"],
    ["{.var}", "var", "value", of("label", false), ".value"],
    ["{.list*}", "list", dates, of("label", true), ".red.green.blue"],
    ["{.keys}", "keys", keys, of("label", false), ".semi,%3B,dot,.,comma,%2C"],
    ["{.keys*}", "keys", keys, of("label", true), ".semi=%3B.dot=..comma=%2C"],
    ["{;half}", "half", "50%", of("matrix", false), ";half=50%25"],
    ["{;empty}", "empty", "", of("matrix", false), ";empty"],
    ["{;list*}", "list", dates, of("matrix", true), ";list=red;list=green;list=blue"],
    ["{;list*} with an empty item", "list", ["a", ""], of("matrix", true), ";list=a;list"],
    ["{;keys}", "keys", keys, of("matrix", false), ";keys=semi,%3B,dot,.,comma,%2C"],
    ["{;keys*}", "keys", keys, of("matrix", true), ";semi=%3B;dot=.;comma=%2C"],
    ["{;keys*} with an empty value", "keys", { a: "" }, of("matrix", true), ";a"],
  ])("in a path: %s", (_, name, value, style, text) => expect(styledPath(name, value, style)).toBe(text));

  it.each<[string, string, Json, ParameterStyle, string]>([
    ["{?who}", "who", "fred", of("form", false), "who=fred"],
    ["{?half}", "half", "50%", of("form", false), "half=50%25"],
    ["{?empty}", "empty", "", of("form", false), "empty="],
    ["{?list}", "list", dates, of("form", false), "list=red,green,blue"],
    ["{?list*}", "list", dates, of("form", true), "list=red&list=green&list=blue"],
    ["{?keys}", "keys", keys, of("form", false), "keys=semi,%3B,dot,.,comma,%2C"],
    ["{?keys*}", "keys", keys, of("form", true), "semi=%3B&dot=.&comma=%2C"],
  ])("in a query: %s", (_, name, value, style, text) => expect(styledQuery(name, value, style)).toBe(text));
});

it("parses serialized pairs back, for any text", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme", minLength: 1 }),
      fc.array(fc.string(), { minLength: 1 }),
      (key, items) => {
        const found = [...new URLSearchParams(styledQuery(key, items, of("form", true)))];
        expect(found).toEqual(items.map((item) => [key, item]));
      },
    ),
  );
});

const endpoint: Endpoint = bareEndpoint({
  id: "search",
  path: [
    { kind: "literal", value: "/colors/" },
    { kind: "parameter", key: "color" },
  ],
  pathParameters: [{ key: "color", shape: { kind: "list", item: { kind: "string" } }, optional: false }],
  queryParameters: [
    { key: "filter", shape: { kind: "map", key: { kind: "string" }, value: { kind: "string" } }, optional: true },
  ],
  requestHeaders: [
    { key: "Cookie", shape: { kind: "map", key: { kind: "string" }, value: { kind: "string" } }, optional: true },
  ],
  parameterStyles: {
    path: { color: of("matrix", true) },
    query: { filter: of("form", true) },
    headers: { Cookie: of("cookie", true) },
  },
  request: {
    body: {
      kind: "urlencoded",
      shape: {
        kind: "object",
        properties: [{ key: "ids", shape: { kind: "list", item: { kind: "long" } }, optional: false }],
      },
      optional: false,
      contentType: "application/x-www-form-urlencoded",
      styles: { ids: of("form", false) },
    },
  },
});
const value: Json = {
  headers: { Cookie: { theme: "dark" } },
  pathParameters: { color: ["a", "b"] },
  queryParameters: { filter: { x: "1" } },
  body: { ids: ["9007199254740993", "2"] },
};
const plan = (credentials: readonly PlannedHeader[]) =>
  planRequest({
    endpoint,
    globalHeaders: [],
    types: typesFrom({}),
    form: { value, selection: {} },
    credentials,
    baseUrl: "https://api.example",
  });

describe("a planned request", () => {
  it("has every parameter and pair in its style", () => {
    const { url, headers, body } = plan([]);
    expect(url).toBe("https://api.example/colors/;color=a;color=b?x=1");
    expect(headers).toEqual([
      { name: "Cookie", value: secret("theme=dark") },
      { name: "Content-Type", value: plain("application/x-www-form-urlencoded") },
    ]);
    expect(body).toEqual({ kind: "text", text: "ids=9007199254740993,2" });
  });

  it("puts a key where its scheme requires it, and redacts it", () => {
    const state = { header: { headers: { key: "tok_0123456789", sid: "abc" } }, oauth: blankOAuth };
    const query = authHeaders({ kind: "header", headerWireValue: "key", in: "query" }, state);
    const cookie = authHeaders({ kind: "header", headerWireValue: "sid", in: "cookie" }, state);
    const planned = plan([...query, ...cookie]);
    expect(planned.url).not.toContain("tok_");
    expect(planUrl(planned, "reveal")).toBe(`${planned.url}&key=tok_0123456789`);
    expect(planUrl(planned, "redact")).toBe(`${planned.url}&key=tok****89`);
    expect(planned.headers[0]).toEqual({
      name: "Cookie",
      value: {
        parts: [
          ...secret("theme=dark").parts,
          ...plain("; ").parts,
          ...plain("sid=").parts,
          ...plain("").parts,
          ...secret("abc").parts,
        ],
      },
    });
  });
});
