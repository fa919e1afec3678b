import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import type { Plugin } from "rolldown";
import { bundlerChecks } from "./bundler-checks.ts";
import { type EntryPoints, entryPoint } from "./entry-points.ts";

/** The entry points with declarations; `react/browser.tsx` has the declarations of `react/index.tsx`. */
const entries = [
  "package/client/index",
  "package/config/index",
  "package/hooks/index",
  "package/registry/index",
  "package/description/index",
  "package/server/index",
  "generated/types/index",
  "engine/index",
  "engine/testing/index",
  "react/index",
  "react/embed/index",
];

/** Packages with types that programs install themselves; every other type is part of the declarations. */
const external = /^(?:react|react-dom|fast-check|js-yaml|yaml)(?:$|\/)/;

/**
 * Writes the declarations of the entry points into a folder. Each has the types that a program can reach, so that no
 * package is needed for the types of internal modules.
 */
export async function buildDeclarations(root: string, outDir: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "callboard-declarations-"));
  try {
    const compiler = join(root, "node_modules/typescript/bin/tsc");
    // `npm run types` checks the same sources, which takes twice as long as the declarations.
    const args = ["-p", join(root, "package/tsconfig.json"), "--outDir", folder, "--noCheck"];
    await promisify(execFile)(process.execPath, [compiler, ...args]);
    const [{ rolldown }, { dts }] = await Promise.all([import("rolldown"), import("rolldown-plugin-dts")]);
    const bundle = await rolldown({
      input: Object.fromEntries(entries.map((entry) => [entry, join(folder, `${entry}.d.ts`)])),
      plugins: [resolveSources(folder, readEntryPoints(root)), dts({ dtsInput: true, oxc: true, tsconfig: false })],
      external,
      checks: bundlerChecks,
      logLevel: "warn",
    });
    await bundle.write({
      dir: outDir,
      entryFileNames: "[name].ts",
      chunkFileNames: ({ name }) => `types/${name.replace(/\.d$/, "")}-[hash].d.ts`,
    });
    await bundle.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const readEntryPoints = (root: string): EntryPoints =>
  (JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { readonly imports: EntryPoints }).imports;

/** Finds the declarations of entry points (`#engine/json`) and source files (`./c.ts`) in the compiler's output. */
const resolveSources = (folder: string, entryPoints: EntryPoints): Plugin => ({
  name: "callboard:resolve-sources",
  resolveId: {
    order: "pre",
    handler: (id, importer) => {
      const entry = entryPoint(id, entryPoints);
      const source = id.startsWith("#")
        ? entry && join(folder, entry)
        : importer && /^\..*\.tsx?$/.test(id) && resolve(dirname(importer), id);
      return source ? source.replace(/(?:\.d)?\.tsx?$/, ".d.ts") : null;
    },
  },
});
