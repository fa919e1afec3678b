import { mkdir, readdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { build } from "vite";

/** The folder of the inline scripts. Each file is one. */
const folder = "docs-host/pages/inline";

/**
 * Thrown if a compiled script would end its own element (HTML Standard, restrictions for contents of script elements).
 */
export class ScriptEndsElementError extends Error {
  override readonly name = "ScriptEndsElementError";
}

/** Compiles a script from TypeScript to the minified text of a `<script>` element. */
export async function compileInlineScript(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      target: ["chrome123", "edge123", "firefox121", "safari17.5"],
      modulePreload: false,
      rollupOptions: { input: file, output: { format: "iife" } },
    },
  });
  const [script] = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
  if (script?.type !== "chunk") throw new Error(`${file} compiles to no script`);
  const text = script.code.trim();
  if (/<\/script|<!--/i.test(text)) throw new ScriptEndsElementError(`${file} contains </script or <!--`);
  return text;
}

/** Compiles every inline script of the pages into a folder, as `NAME.js`. */
export async function buildInlineScripts(root: string, outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true });
  const names = (await readdir(join(root, folder))).filter((name) => !name.includes(".test."));
  for (const name of names) {
    const text = await compileInlineScript(join(root, folder, name));
    await writeFile(join(outDir, `${basename(name, ".ts")}.js`), text);
  }
}
