/** A module of a library in two: the contexts that it makes, and all the rest, which takes them from there. */
export interface Parted {
  readonly contexts: string;
  readonly rest: string;
}

/** A library no longer has the structure that is split here. */
export class NothingToPartError extends Error {
  override readonly name = "NothingToPartError";
  readonly file: string;
  constructor(file: string) {
    super(`${file} makes no contexts that could stand apart; is tooling/contexts-apart.ts still needed?`);
    this.file = file;
  }
}

/** The way in which such a module creates a context and exports it. */
const made = /^const (\S+) = \/\*#__PURE__\*\/ \(0, \S+createContext\)\(null\);\n/gm;

/** Parts the text of a module; `address` is where the rest finds the contexts. */
export function contextsApart(text: string, file: string, address: string): Parted {
  const exported = new Map(
    [...text.matchAll(/(\S+) as (\w+)/g)].map(([, local = "", name = ""]) => [local.replace(/^\{/, ""), name]),
  );
  const contexts = [...text.matchAll(made)].map(([, local = ""]) => ({ local, name: exported.get(local) }));
  if (contexts.length === 0 || contexts.some(({ name }) => name === undefined)) throw new NothingToPartError(file);
  const taken = contexts.map(({ local, name }) => `${name} as ${local}`).join(", ");
  return {
    contexts: `import { createContext } from "react";\n${contexts
      .map(({ name }) => `export const ${name} = /*#__PURE__*/ createContext(null);\n`)
      .join("")}`,
    rest: `import { ${taken} } from ${JSON.stringify(address)};\n${text.replace(made, "")}`,
  };
}

/** Behind the id of a module: its contexts alone. */
const mark = "?contexts";

/** The part of a plugin of Vite that is used here. */
interface Plugin {
  readonly name: string;
  readonly enforce: "pre";
  readonly resolveId: (source: string) => string | undefined;
  readonly load: (id: string) => string | undefined;
}

/**
 * Moves the contexts of some modules into separate modules, so that a module that only reads a context does not load
 * its provider: each text field asks whether a search is around it, and would load the whole search.
 */
export function contextsApartPlugin(files: RegExp, read: (file: string) => string): Plugin {
  return {
    name: "contexts-apart",
    enforce: "pre",
    resolveId: (source) => (source.endsWith(mark) ? source : undefined),
    load: (id) => {
      const file = id.endsWith(mark) ? id.slice(0, -mark.length) : id;
      if (!files.test(file)) return undefined;
      const { contexts, rest } = contextsApart(read(file), file, file + mark);
      return id === file ? rest : contexts;
    },
  };
}
