import { readFile } from "node:fs/promises";
import type { GivenSetting } from "./origin.ts";
import { allSettings } from "./table/index.ts";

/** Secrets that are in files, or sentences about errors, which contain no secret. */
export type ReadSecretFiles =
  | { readonly ok: true; readonly given: readonly (readonly [string, GivenSetting])[] }
  | { readonly ok: false; readonly errors: readonly string[] };

/**
 * Reads the files that variables such as `DATABASE_URL_FILE` name, as supervisors of containers and services provide
 * secrets. Each secret setting has such a variable. White space around a secret is dropped.
 */
export async function readSecretFiles(env: { readonly [name: string]: string | undefined }): Promise<ReadSecretFiles> {
  const errors: string[] = [];
  const given: (readonly [string, GivenSetting])[] = [];
  for (const { variable, secret } of allSettings) {
    const file = env[`${variable}_FILE`];
    if (!secret || !file) continue;
    if (env[variable]) {
      errors.push(`${variable} and ${variable}_FILE are both set; set one of them`);
      continue;
    }
    try {
      const text = (await readFile(file, "utf8")).trim();
      if (text === "") errors.push(`${variable}_FILE: the file ${file} is empty`);
      else given.push([variable, { text, origin: { kind: "file", place: () => file } }]);
    } catch (error) {
      const reason = error instanceof Error && "code" in error ? String(error.code) : "it can't be read";
      errors.push(`${variable}_FILE: the file ${file} can't be read (${reason})`);
    }
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, given };
}
