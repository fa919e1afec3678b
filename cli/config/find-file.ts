import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

/** The names of a settings file, in the order in which they are looked for. */
export const fileNames = ["ts", "js", "mjs", "json", "yaml"].map((ending) => `callboard.config.${ending}`);

/** The settings file, `undefined` if there is none, or a sentence about an error. */
export type FoundFile =
  | { readonly ok: true; readonly file: { readonly path: string; readonly name: string } | undefined }
  | { readonly ok: false; readonly error: string };

/** Finds the settings file: the named one, or the only one in the working folder. */
export function findFile(named: string | undefined, folder: string): FoundFile {
  if (named !== undefined) {
    const path = resolve(folder, named);
    if (!existsSync(path)) return { ok: false, error: `--config names ${named}, but there is no such file` };
    if (!/\.([mc]?js|ts|json|ya?ml)$/.test(path)) {
      return { ok: false, error: `--config names ${named}; it must be a file in TypeScript, JavaScript, JSON or YAML` };
    }
    return { ok: true, file: { path, name: named } };
  }
  const [name, other] = fileNames.filter((one) => existsSync(join(folder, one)));
  if (other !== undefined) {
    return {
      ok: false,
      error: `there are several settings files: ${name} and ${other}; keep one, or choose by --config`,
    };
  }
  return { ok: true, file: name === undefined ? undefined : { path: join(folder, name), name } };
}
