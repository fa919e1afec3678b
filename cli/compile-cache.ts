import module from "node:module";
import { homedir } from "node:os";
import { join } from "node:path";
import process from "node:process";

/** The environment that says where a user's caches are. */
interface Place {
  readonly platform: string;
  readonly env: { readonly [name: string]: string | undefined };
  readonly home: () => string;
}

/**
 * Lets Node keep the compiled code of this command for its next starts, in the user's folder of caches: other users must
 * not be able to write there. Node 22.1 and newer can; `NODE_DISABLE_COMPILE_CACHE=1` turns it off.
 */
export function keepCompiledCode(): void {
  // The types are for Node 20, which has no such function.
  const { enableCompileCache } = module as { readonly enableCompileCache?: (folder: string) => unknown };
  const folder = cacheFolder({ platform: process.platform, env: process.env, home: homedir });
  if (folder !== undefined) enableCompileCache?.(folder);
}

/** Returns the folder of the cache; undefined for a user without a home. */
export function cacheFolder({ platform, env, home }: Place): string | undefined {
  try {
    if (platform === "win32") return join(env.LOCALAPPDATA || join(home(), "AppData", "Local"), "callboard", "code");
    if (platform === "darwin") return join(home(), "Library", "Caches", "callboard", "code");
    return join(env.XDG_CACHE_HOME || join(home(), ".cache"), "callboard", "code");
  } catch {
    return undefined;
  }
}
