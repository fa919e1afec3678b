import { argv } from "node:process";
import { echo } from "./echo.ts";
import { flood } from "./flood.ts";
import { oneGigabyte } from "./gigabyte.ts";
import { longAnswer } from "./long-answer.ts";
import { longListTasks } from "./long-lists.ts";
import { opening } from "./opening.ts";
import type { Note } from "./part.ts";
import { proxySpeed } from "./proxy.ts";

/**
 * `npm run bench:playground [-- name]`: measures the parts of the playground, or parts with the given word in their
 * name, and prints each figure with the target that it is held to. Ends with 1 when one was missed.
 */
const parts = [proxySpeed, echo, oneGigabyte, opening, longListTasks, longAnswer, flood];
const [only = ""] = argv.slice(2);

for (const part of parts.filter(({ name }) => name.includes(only))) {
  console.log(`\n${part.name}`);
  const note: Note = (what, found, unit, target) => {
    const figure = `${found.toFixed(found < 100 ? 2 : 0)} ${unit}`;
    if (target === undefined) return console.log(`  ${what}: ${figure}`);
    const met = "most" in target ? found <= target.most : found >= target.least;
    const bound = "most" in target ? `at most ${target.most}` : `at least ${target.least}`;
    console.log(`  ${what}: ${figure}, ${bound}: ${met ? "met" : "MISSED"}`);
    if (!met) process.exitCode = 1;
  };
  await part.run(note, (line) => console.log(`  ${line}`));
}
