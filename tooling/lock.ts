import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

/**
 * `npm run lock`: completes package-lock.json after `npm install`. Packages ship native code as optional dependencies,
 * one per platform. If a registry holds only the parts of one platform, npm leaves the others out of the lock file, and
 * `npm ci` then refuses it everywhere. This adds the missing entries in the version that their parent requires; npm
 * downloads a part only on its own platform.
 */

interface Entry {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: { readonly [name: string]: string };
}

interface Lock {
  readonly packages: { [place: string]: Entry };
}

const systems = ["aix", "android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "win32"];
const processors = ["arm64", "arm", "ia32", "loong64", "mips64el", "ppc64", "riscv64", "s390x", "wasm32", "x64"];

/** Reads a platform from a package's name, such as `binding-linux-arm64-musl`. Returns `undefined` if it names none. */
export function platformOf(name: string): Pick<Entry, "os" | "cpu" | "libc"> | undefined {
  const words = name.split(/[-/]/).map((word) => (word === "wasm" || word === "wasi" ? "wasm32" : word));
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  if (os.length === 0 && !cpu.includes("wasm32")) return undefined;
  const libc = words.some((word) => word.startsWith("musl"))
    ? ["musl"]
    : words.some((word) => word.startsWith("gnu"))
      ? ["glibc"]
      : [];
  return {
    ...(os.length > 0 && { os }),
    ...(cpu.length > 0 ? { cpu } : words.some((word) => /^arm/.test(word)) ? { cpu: ["arm"] } : {}),
    ...(libc.length > 0 && os.includes("linux") && { libc }),
  };
}

/** Lists the entries that a lock file lacks: optional parts for a platform, of an exact version. */
export function missingEntries({ packages }: Lock): { readonly [place: string]: Entry } {
  const missing: { [place: string]: Entry } = {};
  for (const [place, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const nested = `${place}/node_modules/${name}`;
      const top = `node_modules/${name}`;
      if (nested in packages || (packages[top] !== undefined && packages[top].version === version)) continue;
      const platform = platformOf(name);
      if (platform === undefined || !/^\d/.test(version)) continue;
      const at = top in packages || top in missing ? nested : top;
      if (at === nested && missing[top]?.version === version) continue;
      missing[at] = { version, ...(dev && { dev }), optional: true, ...platform };
    }
  }
  return missing;
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === import.meta.filename) {
  const file = resolve(import.meta.dirname, "../package-lock.json");
  const lock = JSON.parse(readFileSync(file, "utf8")) as Lock;
  const missing = missingEntries(lock);
  const root = lock.packages[""];
  const { "": _, ...rest } = { ...lock.packages, ...missing };
  const sorted = Object.fromEntries(Object.entries(rest).sort(([a], [b]) => a.localeCompare(b, "en")));
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: { "": root, ...sorted } }, null, 2)}\n`);
  console.log(`${Object.keys(missing).length} parts for other platforms written in`);
}
