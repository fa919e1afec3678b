import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { build } from "vite";
import { afterAll, beforeAll } from "vitest";

const root = resolve(import.meta.dirname, "..");

/**
 * Builds files of a folder for a file of tests as `npm run build` does: built programs start faster than with tsx, and
 * Node 20 can't run TypeScript in a second thread. Returns a function from the name of a file to the path of the built one.
 */
export function buildPrograms(from: string, names: readonly string[]): (name: string) => string {
  let folder = "";
  beforeAll(async () => {
    // Below the root, where the programs find their packages.
    await mkdir(join(root, "test-results"), { recursive: true });
    folder = await mkdtemp(join(root, "test-results/programs-"));
    await build({
      root,
      configFile: false,
      logLevel: "warn",
      build: {
        ssr: true,
        target: "node20",
        outDir: folder,
        copyPublicDir: false,
        rollupOptions: {
          input: Object.fromEntries(names.map((name) => [name, join(from, `${name}.ts`)])),
        },
      },
    });
  }, 120_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return (name) => join(folder, `${name}.js`);
}
