import { expect, it } from "vitest";
import { isWebAddress, parseUrl, parseWebUrl, readOrigin } from "./parse-url.ts";

it("parses what the URL constructor parses, however often it is called", () => {
  // Node 20 optimizes `URL.canParse` after some 4,000 calls, and it is wrong from then on.
  for (let call = 0; call < 50_000; call += 1) parseUrl("https://münchen.example/");
  expect(parseUrl("https://münchen.example/")?.href).toBe("https://xn--mnchen-3ya.example/");
  expect(parseUrl("/é", "https://a.example/b")?.href).toBe("https://a.example/%C3%A9");
  expect(parseUrl("https://")).toBeUndefined();
  expect(parseUrl("/a")).toBeUndefined();
});

it.each([
  ["https://a.example/b", "https://a.example/b"],
  ["HTTP://A.example", "http://a.example/"],
  ["https:a.example", undefined],
  [" https://a.example", undefined],
  ["https://", undefined],
  ["ws://a.example", undefined],
  ["", undefined],
])("parses %j as the web address %j", (text, href) => {
  expect(parseWebUrl(text)?.href).toBe(href);
});

it("recognizes a web address by its prefix", () => {
  const texts = ["https://x.example/a", "HTTP://x", "https://", "https.yaml", "./http:/a", "wss://x"];
  expect(texts.map(isWebAddress)).toEqual([true, true, true, false, false, false]);
});

it.each([
  ["https://a.example", "https://a.example"],
  ["http://A.example:80/", "http://a.example"],
  ["http://a.example:8080", "http://a.example:8080"],
  ["https://a.example/b", undefined],
  ["https://a.example/?", undefined],
  ["https://me@a.example", undefined],
  ["ftp://a.example", undefined],
])("reads the origin of %j as %j", (text, origin) => {
  expect(readOrigin(text)).toBe(origin);
});
