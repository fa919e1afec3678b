import { parseUrl, readOrigin } from "#engine/host";
import { UsageError } from "./command-line/index.ts";

/** Environment variables. */
export type Environment = { readonly [name: string]: string | undefined };

/** The address of a registry on this machine. */
const usual = "http://localhost:4001";

/** The address of a registry, or a sentence about its error. */
type RegistryUrl = { readonly ok: true; readonly url: string } | { readonly ok: false; readonly error: string };

/**
 * Reads the address of the registry: from `--registry`, from `CALLBOARD_REGISTRY`, or the default on this machine. It
 * contains no user name or password, since it is printed.
 */
export function readRegistryUrl(typed: string | undefined, env: Environment): RegistryUrl {
  const [name, text] =
    typed === undefined ? ["CALLBOARD_REGISTRY", env.CALLBOARD_REGISTRY || usual] : ["--registry", typed];
  const url = parseUrl(text);
  const expected = `${name} must be an address such as ${usual}`;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    return { ok: false, error: `${expected}, not ${JSON.stringify(text)}` };
  }
  if (url.username !== "" || url.password !== "") {
    return { ok: false, error: `${expected}, without a user name or password` };
  }
  return { ok: true, url: text };
}

/** Returns the address of the registry, or throws `UsageError`. */
export function registryUrl(typed: string | undefined, env: Environment): string {
  const read = readRegistryUrl(typed, env);
  if (!read.ok) throw new UsageError(read.error);
  return read.url;
}

type RegistryOrigin =
  | { readonly ok: true; readonly origin: string | undefined }
  | { readonly ok: false; readonly error: string };

/** Reads `CALLBOARD_REGISTRY_ORIGIN`, the address at which publishers reach the registry. */
export function registryOrigin(env: Environment): RegistryOrigin {
  const text = env.CALLBOARD_REGISTRY_ORIGIN || undefined;
  const origin = text === undefined ? undefined : readOrigin(text);
  if (text === undefined || origin !== undefined) return { ok: true, origin };
  const example = "https://registry.example.com";
  return {
    ok: false,
    error: `CALLBOARD_REGISTRY_ORIGIN is ${JSON.stringify(text)}; it must be an origin, such as ${example}`,
  };
}
