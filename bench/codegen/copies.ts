import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { readIdlFolder } from "#codegen/light";

/** Writes an IDL several times over into one: the areas of each copy in a separate folder, with separate paths. */
export async function writeCopies(idl: string, target: string, copies: number): Promise<void> {
  const sources = await readIdlFolder(idl);
  const errors = sources.flatMap(({ text }) => errorNames(text));
  for (const { path, text } of sources) {
    if (path === "api.yml") {
      await mkdir(target, { recursive: true });
      await writeFile(join(target, path), text);
      continue;
    }
    for (let copy = 0; copy < copies; copy += 1)
      await write(join(target, copied(path, copy)), copiedText(text, copy, errors));
  }
}

const suffix = (copy: number): string => (copy === 0 ? "" : `-copy-${copy}`);

const copied = (path: string, copy: number): string => path.replace(/\.yml$/, `${suffix(copy)}.yml`);

/** The names under the heading `errors` of a file. */
function errorNames(text: string): readonly string[] {
  const section = /^errors:\n((?:(?: .*)?\n)*)/m.exec(text)?.[1] ?? "";
  return [...section.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name ?? "");
}

/** Imports refer to files of the same copy; calls have different paths, errors different names. */
function copiedText(text: string, copy: number, errors: readonly string[]): string {
  if (copy === 0) return text;
  return text
    .replace(/^( {2}[\w-]+: [\w./-]+?)\.yml$/gm, `$1${suffix(copy)}.yml`)
    .replace(/^( {2}base-path: )/gm, `$1/copy-${copy}`)
    .replace(new RegExp(`\\b(?:${errors.join("|")})\\b`, "g"), `$&Copy${copy}`);
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
