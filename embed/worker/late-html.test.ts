import { expect, it } from "vitest";
import { raw, withHtml } from "./late-html.ts";

it("renders again once the parser has loaded, also if another render begins before", async () => {
  const others: Promise<string>[] = [];
  let count = 0;
  const rendered = await withHtml(async () => {
    count += 1;
    try {
      return raw({ type: "root", children: [{ type: "raw", value: "<b>fern</b>" }] });
    } finally {
      others.push(withHtml(async () => "other"));
    }
  });
  expect(rendered).toMatchObject({ children: [{ tagName: "b" }] });
  expect(count).toBe(2);
  expect(await Promise.all(others)).toEqual(["other", "other"]);
});
