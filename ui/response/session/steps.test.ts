import { expect, it } from "vitest";
import { find } from "./find.ts";
import { jsonText, plainText } from "./layout/index.ts";
import { finish, type Steps } from "./steps.ts";
import { nodesIn, syntaxErrorIn } from "./values/index.ts";

const lines = 200_000;
const text = `[\n${"1,\n".repeat(lines)}1\n]`;
const nodes = finish(nodesIn(text, lines * 2));
if (nodes === undefined) throw new Error("the text has fewer values");

it.each<[string, () => Steps<unknown>]>([
  ["lists the values of", () => nodesIn(text, lines * 2)],
  ["checks", () => syntaxErrorIn(text)],
  ["searches", () => find(text, "7", nodes)],
  ["lays out the values of", () => jsonText(text, nodes, 80)],
  ["lays out the lines of", () => plainText(text, 80, "text")],
])("pauses now and then, and seldom, while it %s a long text", (_, start) => {
  const steps = start();
  let count = 0;
  while (!steps.next().done) count += 1;
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(lines / 1000);
});
