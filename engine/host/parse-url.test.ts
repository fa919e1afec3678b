import { expect, it } from "vitest";
import { parseUrl } from "./parse-url.ts";

it("parses what the URL constructor parses, however often it is called", () => {
  // Node 20 optimizes `URL.canParse` after some 4,000 calls, and it is wrong from then on.
  for (let call = 0; call < 50_000; call += 1) parseUrl("https://münchen.example/");
  expect(parseUrl("https://münchen.example/")?.href).toBe("https://xn--mnchen-3ya.example/");
  expect(parseUrl("/é", "https://a.example/b")?.href).toBe("https://a.example/%C3%A9");
  expect(parseUrl("https://")).toBeUndefined();
  expect(parseUrl("/a")).toBeUndefined();
});
