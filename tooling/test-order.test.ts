import { expect, it } from "vitest";
import { groupOf } from "./test-order.ts";

it("runs isolated files first, then files without a page, then files with one", () => {
  // In two parts, since Vitest would apply the comment to this file.
  const page = `// ${["@vitest", "environment"].join("-")} happy-dom\nimport { it } from "vitest";`;
  const plain = 'import { it } from "vitest";';
  expect([groupOf(true, page), groupOf(true, plain), groupOf(false, plain), groupOf(false, page)]).toEqual([
    0, 0, 2, 3,
  ]);
});
