import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { defaultPoolLimits } from "./pool-limits.ts";

const { affinityMs, apartMs, loadMs, taskMs } = defaultPoolLimits;
const why = "decisions/0045-published-sites-are-rendered-in-threads.md";

it.each([
  ["hosting.md", `A page that takes more than ${taskMs / 1000} seconds to render`],
  [why, `| pages, snippets, descriptions, \`.md\`, \`llms.txt\`, feeds | thread | ${taskMs / 1000} s, heap |`],
  [why, `| thread, when the site is loaded | ${loadMs / 1000} s, heap |`],
  [why, `After ${affinityMs} ms, another one loads it too.`],
  [why, `requests of that owner run for ${apartMs === 10 * 60_000 ? "ten" : apartMs / 60_000} minutes`],
])("the limits are as docs/%s says: %s", (page, sentence) => {
  const text = readFileSync(new URL(`../../../docs/${page}`, import.meta.url), "utf8");
  expect(text.replace(/\s+/g, " ")).toContain(sentence);
});
