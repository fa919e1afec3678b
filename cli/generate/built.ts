import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Facts that the build writes into a built command. */
export interface Built {
  /** The hash of the generator in it. */
  readonly generator: string;
  /** The digest of the sources that it was built from. */
  readonly sources: string;
}

/** Replaced by the build; undefined if the sources run directly. */
declare const __CALLBOARD_BUILT__: Built | undefined;

/** Returns the values from the build, `undefined` if the sources run directly. */
export const builtFrom = (): Built | undefined =>
  typeof __CALLBOARD_BUILT__ === "undefined" ? undefined : __CALLBOARD_BUILT__;

/** The path of the command's sources inside the package's folder. */
const inputs = ["cli/commands/generate.ts", "cli/generate", "codegen"];

/** Hashes the sources of the command; returns `undefined` if there are none, as in an installed package. */
export function sourcesDigest(root: string): string | undefined {
  if (!inputs.every((input) => existsSync(join(root, input)))) return undefined;
  const hash = createHash("sha256");
  for (const input of inputs) {
    for (const path of sourcesBelow(root, input)) hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  }
  return hash.digest("hex");
}

function sourcesBelow(root: string, input: string): readonly string[] {
  if (input.endsWith(".ts")) return [input];
  return readdirSync(join(root, input), { withFileTypes: true })
    .flatMap((entry) => {
      if (entry.isDirectory()) return sourcesBelow(root, `${input}/${entry.name}`);
      return /(?<!\.test|\.testing)\.ts$/.test(entry.name) ? [`${input}/${entry.name}`] : [];
    })
    .sort();
}
