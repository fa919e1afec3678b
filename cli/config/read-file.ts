import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, resolve } from "node:path";
import type { FileValue, FileValues } from "./file-values.ts";
import type { GivenSetting, GivenSettings } from "./origin.ts";
import { allSettings } from "./table/index.ts";
import { valueText } from "./value-text.ts";

/** The names of a settings file, in the order in which they are looked for. */
const fileNames = ["ts", "js", "mjs", "json", "yaml"].map((ending) => `callboard.config.${ending}`);

/** The settings file, `undefined` without one, or a sentence about an error. */
type FoundFile =
  | { readonly ok: true; readonly file: { readonly path: string; readonly name: string } | undefined }
  | { readonly ok: false; readonly error: string };

/** Finds the settings file: the named one, or the only one in the working folder. */
function findFile(named: string | undefined, folder: string): FoundFile {
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

/** The settings of a file by their variables, or sentences about its errors with their places. */
export type ReadSettingsFile =
  | { readonly ok: true; readonly given: GivenSettings; readonly name?: string }
  | { readonly ok: false; readonly errors: readonly string[] };

/** Reads the settings file, if there is one: the named one, or the one in the working folder. */
export async function readSettingsFile(named: string | undefined, folder: string): Promise<ReadSettingsFile> {
  const found = findFile(named, folder);
  if (!found.ok) return { ok: false, errors: [found.error] };
  if (found.file === undefined) return { ok: true, given: new Map() };
  const { path, name } = found.file;
  const read = await readValues(path, name);
  if (!read.ok) return read;
  const errors: string[] = [];
  const given = new Map<string, GivenSetting>();
  for (const one of read.values) {
    if (one.path.join(".") === "$schema" || one.value === null || one.value === undefined) continue;
    const setting = allSettings.find((known) => known.name === one.path.join("."));
    if (setting === undefined) {
      errors.push(await unknownSetting(one));
      continue;
    }
    const text = valueText(setting.type, one.value);
    const printed = setting.secret ? "" : `, not ${JSON.stringify(one.value)}`;
    if (!text.ok) errors.push(`${one.place()}: ${setting.name} must be ${text.expected}${printed}`);
    else given.set(setting.variable, { text: text.text, origin: { kind: "file", place: one.place } });
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, given, name };
}

async function readValues(path: string, name: string): Promise<FileValues> {
  if (/^\.([mc]?js|ts)$/.test(extname(path))) {
    const { readProgramFile } = await import("./read-program-file.ts");
    return readProgramFile(path, name, isGroup);
  }
  let text: string;
  try {
    text = await readFile(path, "utf8");
  } catch (thrown) {
    return { ok: false, errors: [`${name}: it can't be read: ${thrown instanceof Error ? thrown.message : ""}`] };
  }
  const { readDataFile } = await import("./read-data-file.ts");
  return readDataFile(text, name, isGroup);
}

const isGroup = (name: string): boolean => allSettings.some((one) => one.name.startsWith(`${name}.`));

async function unknownSetting({ path, place }: FileValue): Promise<string> {
  const name = path.join(".");
  if (isGroup(name)) return `${place()}: ${name} is a group of settings; it must contain them by name`;
  return `${place()}: ${await describeUnknown(name)}`;
}

/** Describes a setting that does not exist, and suggests the nearest name. */
export async function describeUnknown(name: string): Promise<string> {
  const { nearest } = await import("#codegen/reading");
  const meant = nearest(
    name,
    allSettings.map((one) => one.name),
  );
  const advice = meant === undefined ? "docs/reference/settings.md lists all of them" : `did you mean ${meant}?`;
  return `unknown setting ${JSON.stringify(name)}; ${advice}`;
}
