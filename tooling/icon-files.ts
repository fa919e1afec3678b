import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** The free sets of icons, by the names of their packages. */
const packages = {
  "@fortawesome/free-solid-svg-icons": "fas",
  "@fortawesome/free-regular-svg-icons": "far",
  "@fortawesome/free-brands-svg-icons": "fab",
} as const;

/** The packages with icons in the files. */
export const iconPackages: readonly string[] = Object.keys(packages);

/**
 * Replaces the sets of icons by files that are read when the first icon is drawn. As modules they are a quarter of what
 * Node would compile at each start of a site.
 *
 * @param folder the built folder; its `icons/` has the files, and the module is in another folder of it
 */
export const iconFilesPlugin = (folder: string): Plugin => ({
  name: "icon-files",
  enforce: "pre",
  resolveId: (id) => (Object.hasOwn(packages, id) ? `\0icons:${id}` : undefined),
  load: (id) => {
    const [, name] = /^\0icons:(.+)$/.exec(id) ?? [];
    const set = Object.entries(packages).find(([one]) => one === name)?.[1];
    return set === undefined ? undefined : moduleOf(set);
  },
  writeBundle: async () => {
    mkdirSync(join(folder, "icons"), { recursive: true });
    for (const [name, set] of Object.entries(packages)) {
      const icons: { readonly [name: string]: { readonly icon: unknown } } = (await import(name))[set];
      writeFileSync(join(folder, "icons", `${set}.json`), JSON.stringify(withAliases(icons)));
    }
  },
});

/** Returns icons by their names, and old names as the names that replaced them. */
function withAliases(icons: { readonly [name: string]: { readonly icon: unknown } }): object {
  const names = new Map<unknown, string>();
  return Object.fromEntries(
    Object.entries(icons).map(([name, one]) => {
      const first = names.get(one);
      names.set(one, first ?? name);
      return [name, first ?? { icon: one.icon }];
    }),
  );
}

/** Returns the source of a module that exports a set, which it reads from its file on first use. */
const moduleOf = (set: string): string => `
import { readFileSync } from "node:fs";
import { join } from "node:path";
let known;
const icons = () => (known ??= JSON.parse(readFileSync(join(import.meta.dirname, "../icons/${set}.json"), "utf8")));
const find = (name) => (typeof icons()[name] === "string" ? icons()[icons()[name]] : icons()[name]);
export const ${set} = new Proxy({}, {
  get: (_, name) => find(name),
  getOwnPropertyDescriptor: (_, name) =>
    Object.hasOwn(icons(), name) ? { value: find(name), configurable: true, enumerable: true } : undefined,
});
`;
