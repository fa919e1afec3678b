import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { expect, it, onTestFinished } from "vitest";
import { lateModules } from "./late-modules.ts";

/** Builds a program with one late module; returns the code of each chunk. */
async function built(late: string): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), "callboard-late-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, "late.ts"), late);
  await writeFile(
    join(folder, "main.ts"),
    'import { drawn } from "./late.ts";\nconsole.log(drawn("here"), import("callboard/late-rest"));',
  );
  const build = await rolldown({
    input: join(folder, "main.ts"),
    external: /late-code/,
    plugins: [lateModules(folder, { rest: ["late.ts"] })],
  });
  const { output } = await build.generate();
  await build.close();
  return output.flatMap((one) => ("code" in one ? one.code : []));
}

it("moves a module to a chunk that loads late", async () => {
  const [main = "", ...others] = await built('export const drawn = (name: string) => name + " drawn";');
  expect(main).toContain('lateFunctions("rest").m0_drawn(');
  expect(main).not.toContain('" drawn"');
  expect(others.join()).toContain('" drawn"');
});

it("refuses a module that exports more than functions", async () => {
  await expect(built("export const drawn = Symbol();")).rejects.toThrow("exports more than functions");
});
