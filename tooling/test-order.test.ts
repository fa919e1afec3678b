import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { groupOf, longestFiles, rankOf } from "./test-order.ts";

it("runs isolated files first, then files without a page, then files with one", () => {
  // In two parts, since Vitest would apply the comment to this file.
  const page = `// ${["@vitest", "environment"].join("-")} happy-dom\nimport { it } from "vitest";`;
  const plain = 'import { it } from "vitest";';
  expect([groupOf(true, page), groupOf(true, plain), groupOf(false, plain), groupOf(false, page)]).toEqual([
    0, 0, 2, 3,
  ]);
});

it("runs the longest files of a group first, all of which exist", () => {
  const root = resolve(import.meta.dirname, "..");
  expect(longestFiles.filter((file) => !existsSync(resolve(root, file)))).toEqual([]);
  const [first = "", second = ""] = longestFiles;
  const files = ["engine/short.test.ts", second, first];
  expect(files.toSorted((a, b) => rankOf(a) - rankOf(b))).toEqual([first, second, "engine/short.test.ts"]);
});
