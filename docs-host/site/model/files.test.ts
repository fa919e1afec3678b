import { expect, it } from "vitest";
import { siteFiles, siteSources } from "./files.ts";

it("reads both tables of files, the newer one first, and omits values that are not files", () => {
  const files = siteFiles(
    { a: "https://f.example/a", old: "https://f.example/old", bad: 7 },
    {
      a: {
        type: "image",
        url: "https://f.example/a2",
        width: 10,
        height: 20,
        alt: "A",
        blurDataUrl: "data:image/png,x",
      },
      b: { type: "url", url: "https://f.example/b", blurDataUrl: "javascript:x" },
      c: null,
    },
  );
  expect(Object.fromEntries(files)).toEqual({
    a: { url: "https://f.example/a2", width: 10, height: 20, alt: "A", blurDataUrl: "data:image/png,x" },
    old: { url: "https://f.example/old" },
    b: { url: "https://f.example/b" },
  });
  expect([...siteSources({ "a.mdx": "x", "b.mdx": 1 }), ...siteSources(undefined)]).toEqual([["a.mdx", "x"]]);
});
