import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { watchingJson, writing } from "./watch.testing.ts";

it("generates at once, again when a file is saved, and exits with 0 at Ctrl-C", async () => {
  const { child, ended, next, out, write } = await watchingJson();
  await write({ "areas/pots.yml": "types:\n  Pot: integer\n" });
  expect(await next("written")).toMatchObject(writing("types/pots.ts"));
  expect(await readFile(join(out, "types/pots.ts"), "utf8")).toContain("export type Pot = number;");
  child.kill("SIGINT");
  expect(await ended).toBe(0);
});
