import { readRegistrySettings, readStoreSettings } from "#registry";
import { levelError } from "../log.ts";
import { readRegistryUrl, registryOrigin } from "../registry-url.ts";
import { readSettings } from "../settings.ts";
import { readShownSites } from "../start/site-settings.ts";

/** Validates all settings as the commands that use them do. Returns a sentence for each error. */
export function settingErrors(env: { readonly [name: string]: string | undefined }, folder: string): readonly string[] {
  const servers = readSettings(env, folder);
  const url = readRegistryUrl(undefined, env);
  const origin = registryOrigin(env);
  const level = levelError(env);
  const all = [
    servers,
    readStoreSettings(env, folder),
    readRegistrySettings(env),
    ...(servers.ok ? [readShownSites(env, servers.settings)] : []),
    level === undefined ? { ok: true as const } : { ok: false as const, errors: [level] },
    ...[url, origin].map((one) => (one.ok ? one : { ok: false as const, errors: [one.error] })),
  ];
  return [...new Set(all.flatMap((one) => (one.ok ? [] : one.errors)))];
}
