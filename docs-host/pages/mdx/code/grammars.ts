import { type Refractor, refractor, type Syntax } from "refractor/core";
import { ansiTokens } from "./ansi.ts";
import type { GrammarToken } from "./token-kinds.ts";

/** The parts of Prism that its wrapper for Node.js has no types for. */
interface Tokenizer {
  readonly tokenize: (code: string, grammar: unknown) => (string | GrammarToken)[];
  readonly hooks: { readonly run: (name: string, env: object) => void };
}

// The wrapper inherits from Prism.
const { hooks, tokenize } = refractor as Refractor & Tokenizer;

/** Grammars that others read when they are loaded: these are loaded first, so that pages don't depend on each other. */
const basic = ["markup", "css", "javascript", "json", "yaml", "markdown"];

const loading = new Map<string, Promise<void>>();

let whenBasic: Promise<void> | undefined;

/** Loads grammars by the names of their files, each once; one that failed is loaded again by the next call. */
export async function loadGrammars(grammars: Iterable<string>): Promise<void> {
  const all = [...new Set(grammars)].filter((name) => name !== "ansi");
  if (all.length === 0) return;
  whenBasic ??= registerInOrder(basic);
  await whenBasic.catch((error: unknown) => {
    whenBasic = undefined;
    throw error;
  });
  await Promise.all(all.map(loadOnce));
}

async function registerInOrder(names: readonly string[]): Promise<void> {
  for (const syntax of await Promise.all(names.map(importSyntax))) register(syntax);
}

function loadOnce(name: string): Promise<void> {
  const known = loading.get(name);
  if (known !== undefined) return known;
  const started = importSyntax(name).then(register);
  loading.set(name, started);
  // A process that was short of files or memory for a moment may have both at the next page.
  started.catch(() => loading.delete(name));
  return started;
}

function register(syntax: Syntax | undefined): void {
  if (syntax === undefined) return;
  refractor.register(syntax);
  const grammar = refractor.languages[syntax.displayName];
  if (grammar !== undefined) Object.assign(grammar, additions[syntax.displayName]);
}

/** Returns true for the error of an import that finds no such file: by Node.js, or by the loader of the tests. */
const isMissingModule = (error: unknown): boolean =>
  error instanceof Error &&
  (/^ERR_(?:MODULE_NOT_FOUND|PACKAGE_PATH_NOT_EXPORTED)$/.test("code" in error ? String(error.code) : "") ||
    /is not exported under|Cannot find (?:module|package)|Failed to load url/.test(error.message));

/** A language without a grammar stays plain. */
async function importSyntax(name: string): Promise<Syntax | undefined> {
  const file = `refractor/${name}`;
  // There are hundreds of them, which the server imports from the package by name.
  const loaded: { readonly default: Syntax } | undefined = await import(/* @vite-ignore */ file).catch(
    (error: unknown) => {
      if (isMissingModule(error)) return undefined;
      throw error;
    },
  );
  return typeof loaded?.default === "function" ? loaded.default : undefined;
}

/** Tokens that grammars lack: commands that are not in the list of a shell, and calls. */
const additions: { readonly [grammar: string]: object } = {
  bash: {
    command: {
      pattern: /(?<=(?:^|[^\\\n]\n|\n\n|[;|&(]|\b(?:then|do|else)\b)[ \t]*)(?!\w+\+?=)[\w./~@][\w./@:+-]*(?=\s|$)/,
      greedy: true,
      alias: "function",
    },
  },
  python: { call: { pattern: /\b[a-z_]\w*(?=\()/i, greedy: true, alias: "function" } },
};

/** Returns true if the grammar of a file was loaded. */
export const isLoaded = (name: string): boolean =>
  name === "ansi" || (Object.hasOwn(refractor.languages, name) && typeof refractor.languages[name] === "object");

/** Splits code into tokens by a loaded grammar. */
export function tokensOf(name: string, code: string): readonly (string | GrammarToken)[] {
  if (name === "ansi")
    return ansiTokens(code).map(({ text, kind }) => (kind === undefined ? text : { type: kind, content: text }));
  const tokens: (string | GrammarToken)[] = [];
  const env = { code, grammar: refractor.languages[name], language: name, tokens };
  hooks.run("before-tokenize", env);
  env.tokens = tokenize.call(refractor, env.code, env.grammar);
  hooks.run("after-tokenize", env);
  return env.tokens;
}
