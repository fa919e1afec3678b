import { existsSync } from "node:fs";
import { extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { isRecord } from "#engine/json";
import { packageFolder } from "../package-folder.ts";
import type { FileValue, FileValues, IsGroup } from "./file-values.ts";
import { placeInProgram } from "./place-in-program.ts";

/** Reads a settings file in TypeScript or JavaScript: its default export. `name` begins the places of its values. */
export async function readProgramFile(path: string, name: string, isGroup: IsGroup): Promise<FileValues> {
  let exported: unknown;
  try {
    exported = await importDefault(path);
  } catch (thrown) {
    const [reason] = (thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown)).split("\n");
    return { ok: false, errors: [`${name}${lineIn(thrown, path)}: it can't be loaded: ${reason}`] };
  }
  const placeOf = (at: readonly string[]): string => placeInProgram(path, name, at);
  if (!isRecord(exported)) {
    return { ok: false, errors: [`${placeOf([])}: its default export must be an object with settings by name`] };
  }
  return { ok: true, values: valuesOf(exported, [], placeOf, isGroup) };
}

/** Returns the default export of a module in TypeScript or JavaScript, which may import the package of this command. */
export async function importDefault(path: string): Promise<unknown> {
  if (!/^\.[cm]?ts$/.test(extname(path))) {
    const module: { readonly default?: unknown } = await import(pathToFileURL(path).href);
    return module.default;
  }
  const { createJiti } = await import("jiti");
  // Without a cache on disk, a read-only file system works too, and nothing is left behind.
  // The package of this command, which `npx` installs elsewhere than in the project of the file.
  const root = packageFolder(import.meta.dirname);
  const alias = Object.fromEntries(
    ["config", "hooks"].flatMap((name) => {
      const built = join(root, `dist/lib/package/${name}/index.js`);
      const own = existsSync(built) ? built : join(root, `package/${name}/index.ts`);
      return existsSync(own) ? [[`callboard/${name}`, own]] : [];
    }),
  );
  return createJiti(import.meta.url, { fsCache: false, alias }).import(path, { default: true });
}

/** Returns `:LINE` or `:LINE:COLUMN` of a file that the stack of an error names first, or nothing. */
function lineIn(thrown: unknown, path: string): string {
  const stack = thrown instanceof Error ? (thrown.stack ?? "") : "";
  const named = [pathToFileURL(path).href, path].map((one) => stack.split(one, 2)[1]).find((one) => one !== undefined);
  return /^(?::\d+){1,2}/.exec(named ?? "")?.[0] ?? "";
}

const valuesOf = (
  record: { readonly [name: string]: unknown },
  above: readonly string[],
  placeOf: (path: readonly string[]) => string,
  isGroup: IsGroup,
): readonly FileValue[] =>
  Object.entries(record).flatMap(([key, value]): readonly FileValue[] => {
    const path = [...above, key];
    if (above.length === 0 && isGroup(key) && isRecord(value)) return valuesOf(value, path, placeOf, isGroup);
    return [{ path, value, place: () => placeOf(path) }];
  });
