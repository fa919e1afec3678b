import { describe, expect, it } from "vitest";
import { exact, type Json } from "#engine/json";
import { formatTest } from "./index.ts";
import { decodePunycode, encodePunycode } from "./punycode.ts";

const cases: readonly (readonly [format: string, valid: readonly Json[], invalid: readonly Json[]])[] = [
  ["date", ["2024-02-29"], ["2023-02-29", "2024-2-29", "2024-13-01", "２０２４-01-01"]],
  ["time", ["23:59:60Z", "08:30:00.5+05:30", "01:29:60+01:30"], ["23:58:60Z", "24:00:00Z", "08:30:00", "08:30Z"]],
  ["date-time", ["2026-11-21t08:30:00z"], ["2026-11-21 08:30:00Z", "2026-11-21T08:30:00"]],
  ["duration", ["P1Y2M3DT4H5M6S", "PT0S", "P2W"], ["P", "PT", "P1Y2W", "P1D2H", "1D"]],
  ["email", ["ada@example.com", '"a b"@example.com', "a@[127.0.0.1]", "a@[IPv6:::1]"], ["ada", ".a@b.c", "a@-b.c"]],
  ["idn-email", ["用户@例子.网络"], ["a@", "@例子.网络"]],
  ["hostname", ["a-b.example", "xn--fiqs8s"], ["-a", "a_b", "a..b", "xn--x", `${"a".repeat(64)}.b`, ""]],
  ["idn-hostname", ["例子.网络", "faß.de", "l·l"], ["a·b", "〮a", "א0a", "ab--c"]],
  ["ipv4", ["0.0.0.0", "255.1.2.3"], ["256.0.0.1", "01.2.3.4", "1.2.3"]],
  [
    "ipv6",
    ["::", "::1", "1:2:3:4:5:6:7:8", "::ffff:1.2.3.4", "1::8"],
    ["1::2::3", "1:2:3", "::g", "fe80::1%eth0", ":1"],
  ],
  ["uri", ["http://a.b/c?d#e", "urn:a:b", "http://[::1]:80/"], ["/a", "http://a b", "http://a:b", "http://[1.2.3.4]/"]],
  ["uri-reference", ["", "../a", "#b", "?c"], ["a:b c", "1a:b", "\\a", "%zz"]],
  ["iri", ["http://例子.网络/ü"], ["/ü", "http://a b"]],
  ["iri-reference", ["ü#ä"], ["\\ü", "ü b"]],
  ["uri-template", ["/a/{b}{?c,d*}", "/{e:3}"], ["/{a", "/{}", "/a}", "/{a b}"]],
  ["json-pointer", ["", "/a~1b/~0"], ["a", "/~2", "/~"]],
  ["relative-json-pointer", ["0", "1/a", "2#"], ["-1", "01", "/a", "0##"]],
  ["regex", ["^[a-z]+$", "(?<=a)b"], ["(", "[a", "\\Z"]],
  ["uuid", ["123e4567-e89b-12d3-a456-426614174000"], ["123e4567e89b12d3a456426614174000"]],
  ["byte", ["", "YWI=", "YQ=="], ["YQ", "Y Q=", "-_=="]],
  ["int32", [2147483647, exact("1.0")], [2147483648, 1.5]],
  ["int64", [exact("9223372036854775807")], [exact("9223372036854775808")]],
  ["uint64", [exact("18446744073709551615")], [-1]],
  ["float", [1.5, 3.4e38], [3.5e38]],
  ["double", [exact("0.10"), 1e308], [exact("1e309")]],
];

describe("formats", () => {
  it.each(cases)("%s allows %j and not %j", (format, valid, invalid) => {
    const allows = (value: Json): boolean => formatTest(format)?.(value) !== false;
    expect(valid.filter((value) => !allows(value))).toEqual([]);
    expect(invalid.filter(allows)).toEqual([]);
  });

  it("say nothing about values of other types, and unknown ones nothing at all", () => {
    expect(cases.every(([format]) => formatTest(format)?.(null) === true)).toBe(true);
    expect([formatTest("password"), formatTest("constructor")]).toEqual([undefined, undefined]);
  });

  it("decode what they encode as Punycode", () => {
    for (const text of ["例子", "faß", "münchen", "a例b子c", "😀"])
      expect(decodePunycode(encodePunycode(text))).toBe(text);
    expect([encodePunycode("bücher"), decodePunycode("99999999"), decodePunycode("ü")]).toEqual([
      "bcher-kva",
      undefined,
      undefined,
    ]);
  });

  it.each(["email", "idn-email", "hostname", "idn-hostname", "uri", "iri", "uri-template", "duration", "json-pointer"])(
    "%s takes linear time for texts of any length",
    (format) => {
      const texts = [
        "a".repeat(100_000),
        "a.".repeat(50_000),
        "{a}".repeat(30_000),
        "%41".repeat(30_000),
        `${"a@".repeat(50_000)}!`,
      ];
      const start = performance.now();
      for (const text of texts) formatTest(format)?.(text);
      expect(performance.now() - start).toBeLessThan(2000);
    },
  );
});
