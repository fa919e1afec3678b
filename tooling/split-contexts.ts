/** A module of a library, split in two: the contexts that it creates, and the rest, which imports them. */
export interface SplitModule {
  readonly contexts: string;
  readonly rest: string;
}

/** Thrown if a library no longer has the structure that is split here. */
export class UnknownModuleError extends Error {
  override readonly name = "NothingToPartError";
  readonly file: string;
  constructor(file: string) {
    super(`${file} creates no contexts that can be split off; is tooling/split-contexts.ts still needed?`);
    this.file = file;
  }
}

/** A statement that creates and exports a context. */
const made = /^const (\S+) = \/\*#__PURE__\*\/ \(0, \S+createContext\)\(null\);\n/gm;

/** Splits the text of a module; `address` is the specifier from which the rest imports the contexts. */
export function splitContexts(text: string, file: string, address: string): SplitModule {
  const exported = new Map(
    [...text.matchAll(/(\S+) as (\w+)/g)].map(([, local = "", name = ""]) => [local.replace(/^\{/, ""), name]),
  );
  const contexts = [...text.matchAll(made)].map(([, local = ""]) => ({ local, name: exported.get(local) }));
  if (contexts.length === 0 || contexts.some(({ name }) => name === undefined)) throw new UnknownModuleError(file);
  const taken = contexts.map(({ local, name }) => `${name} as ${local}`).join(", ");
  return {
    contexts: `import { createContext } from "react";\n${contexts
      .map(({ name }) => `export const ${name} = /*#__PURE__*/ createContext(null);\n`)
      .join("")}`,
    rest: `import { ${taken} } from ${JSON.stringify(address)};\n${text.replace(made, "")}`,
  };
}

/** Suffix of a module's id that selects its contexts. */
const mark = "?contexts";

/** The members of a Vite plugin that are used here. */
interface Plugin {
  readonly name: string;
  readonly enforce: "pre";
  readonly resolveId: (source: string) => string | undefined;
  readonly load: (id: string) => string | undefined;
}

/**
 * Moves the contexts of some modules into separate modules, so that a module that only reads a context does not load
 * its provider: each text field reads the context of a search field, and would otherwise load the whole search.
 */
export function splitContextsPlugin(files: RegExp, read: (file: string) => string): Plugin {
  return {
    name: "split-contexts",
    enforce: "pre",
    resolveId: (source) => (source.endsWith(mark) ? source : undefined),
    load: (id) => {
      const file = id.endsWith(mark) ? id.slice(0, -mark.length) : id;
      if (!files.test(file)) return undefined;
      const { contexts, rest } = splitContexts(read(file), file, file + mark);
      return id === file ? rest : contexts;
    },
  };
}
