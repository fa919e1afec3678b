import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { GeneratedFile } from "../write/generated-file.ts";

const home = join(import.meta.dirname, "..", "..");

/** Compiles generated files as a project with Callboard as a dependency would. Returns the compiler's errors. */
export async function compile(files: readonly GeneratedFile[]): Promise<string> {
  const room = await mkdtemp(join(tmpdir(), "emitted-"));
  try {
    for (const { path, text } of files) {
      await mkdir(dirname(join(room, path)), { recursive: true });
      await writeFile(join(room, path), text);
    }
    const paths = {
      "#engine/*": [`${home}/engine/*/index.ts`],
      "#transport": [`${home}/transport/index.ts`],
      "#generated/*": [`${room}/*/index.ts`],
      "callboard/client": [`${home}/package/client/index.ts`],
    };
    const config = {
      extends: `${home}/tsconfig.json`,
      compilerOptions: { paths, noUnusedLocals: true, typeRoots: [`${home}/node_modules/@types`] },
      include: [...new Set(files.map(({ path }) => path.replace(/\/.*/, "")))],
    };
    await writeFile(join(room, "tsconfig.json"), JSON.stringify(config));
    const tsc = join(home, "node_modules/typescript/bin/tsc");
    // Threads of the compiler resolve the same types again.
    const args = [tsc, "--noEmit", "--singleThreaded", "-p", room];
    return await promisify(execFile)(process.execPath, args, { maxBuffer: 1e8 }).then(
      () => "",
      (failure: { readonly stdout?: string }) => failure.stdout ?? String(failure),
    );
  } finally {
    await rm(room, { recursive: true, force: true });
  }
}
