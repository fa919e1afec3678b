import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { ApiModel } from "#engine/model";
import type { SchemeValues } from "#live";

/** Where credentials come from. */
export interface CredentialSources {
  readonly env: { readonly [name: string]: string | undefined };
  /** The folder of relative file names. */
  readonly folder: string;
}

/** The options that give something for a scheme. */
export type CredentialOption =
  | "credential"
  | "other-credential"
  | "credential-command"
  | "oauth-client"
  | "refresh-token";

/** Credentials by the id of their scheme, or a sentence about an error, which contains none of them. */
export type ReadCredentials =
  | { readonly ok: true; readonly values: SchemeValues }
  | { readonly ok: false; readonly error: string };

/**
 * Reads the credentials of a user: from variables such as `CALLBOARD_CREDENTIAL_TOKEN`, and over them from options
 * `SCHEME=VALUE` or `SCHEME=@FILE`. The scheme may be omitted if the API has only one, and the value has no `=` after what
 * could be a name: a mistyped scheme would be sent as a credential.
 */
export async function readCredentials(
  given: readonly string[],
  { auths }: Pick<ApiModel, "auths">,
  { env, folder }: CredentialSources,
  option: CredentialOption = "credential",
): Promise<ReadCredentials> {
  const schemes = Object.keys(auths);
  const prefix = `CALLBOARD_${option.toUpperCase().replaceAll("-", "_")}_`;
  const values = new Map<string, string>();
  for (const scheme of schemes) {
    const value = env[prefix + scheme.toUpperCase().replace(/[^A-Z\d]/g, "_")];
    if (value) values.set(scheme, value);
  }
  for (const text of given) {
    const at = text.indexOf("=");
    const named = schemes.find((scheme) => text.slice(0, Math.max(at, 0)) === scheme);
    const scheme = named ?? (schemes.length === 1 && !isNamed(text) ? schemes[0] : undefined);
    if (scheme === undefined) {
      const known =
        schemes.length === 0
          ? "the API does not have any"
          : `${schemes.length === 1 ? "its scheme is" : "its schemes are"} ${schemes.join(", ")}`;
      return { ok: false, error: `--${option} must be SCHEME=VALUE, with a security scheme of the API; ${known}` };
    }
    const value = named === undefined ? text : text.slice(at + 1);
    const read = option === "credential-command" ? value : await valueOrFile(value, folder);
    if (read === undefined)
      return { ok: false, error: `--${option} ${scheme}: the file ${value.slice(1)} can't be read` };
    values.set(scheme, read);
  }
  return { ok: true, values: Object.fromEntries(values) };
}

/** Returns true for a name before `=` and something behind it, which the padding of base64 is not. */
const isNamed = (text: string): boolean => /^[A-Za-z_][\w.-]*=(?!=?$)/.test(text);

async function valueOrFile(value: string, folder: string): Promise<string | undefined> {
  if (!value.startsWith("@")) return value;
  try {
    return (await readFile(resolve(folder, value.slice(1)), "utf8")).trim();
  } catch {
    // The reason may contain the value, if it is not a file name but a credential that begins with @.
    return undefined;
  }
}
