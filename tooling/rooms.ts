import { ts } from "ts-morph";

/** The rule of one room: its allowed imports, and the globals that it must not use. */
export interface Room {
  /** Rooms, by folder; entries such as `engine/shape` allow only that entry point. */
  readonly imports: readonly string[];
  /** npm packages by name; `node:` means Node's own modules. */
  readonly packages: readonly string[];
  /** Globals that would make this room depend on a clock, on randomness, on a network or on a browser. */
  readonly without: readonly string[];
}

const network = ["fetch", "WebSocket", "EventSource", "XMLHttpRequest"];
const storage = ["localStorage", "sessionStorage", "indexedDB"];
const randomness = ["Date.now", "new Date()", "Math.random", "setTimeout", "setInterval", "performance"];
const browser = ["window", "document", "navigator", "location", "history"];

const site = ["react", "react-dom", "react-aria-components", "xstate", "@xstate/react"];
const editor = [
  "@codemirror/commands",
  "@codemirror/lang-json",
  "@codemirror/language",
  "@codemirror/lint",
  "@codemirror/search",
  "@codemirror/state",
  "@codemirror/view",
  "@lezer/highlight",
];
const server = ["hono", "@hono/node-server", "node:"];

/** The rules, one row per room. A room may only import itself and what its row lists. */
export const rooms: { readonly [room: string]: Room } = {
  // immer only for recipes of programs.
  engine: { imports: [], packages: ["immer"], without: [...network, ...storage, ...randomness, ...browser] },
  "engine/testing": {
    imports: ["engine"],
    packages: ["fast-check"],
    without: [...network, ...storage, ...randomness, ...browser],
  },
  // Promises of a live API: calls are drawn and answers judged here, and sent by whoever runs it.
  live: {
    imports: ["engine", "engine/testing", "snippets"],
    packages: ["fast-check"],
    without: [...network, ...storage, ...randomness, ...browser],
  },
  transport: { imports: ["engine"], packages: [], without: [...network, ...storage, ...randomness, ...browser] },
  codegen: {
    imports: ["engine/shape", "engine/item-at", "engine/text"],
    packages: ["ts-morph", "yaml", "node:"],
    without: network,
  },
  generated: { imports: ["engine", "transport"], packages: [], without: [...network, ...storage, ...randomness] },
  snippets: { imports: ["engine"], packages: [], without: [...network, ...storage, ...randomness, ...browser] },
  importers: {
    imports: ["engine", "generated"],
    packages: ["yaml", "js-yaml"],
    without: [...network, ...storage, ...randomness, ...browser],
  },
  machines: { imports: ["engine"], packages: ["xstate"], without: [...network, ...storage, ...randomness, ...browser] },
  // Messages of the interface in all languages, and how pages get them.
  locales: {
    imports: [],
    packages: ["@formatjs/icu-messageformat-parser"],
    without: [...network, ...storage, ...randomness, ...browser],
  },
  "locales/files": { imports: ["locales"], packages: ["node:"], without: [...network, ...storage, ...browser] },
  ui: {
    imports: ["engine", "machines", "locales"],
    packages: [
      "react",
      // `flushSync` alone: Tab and printers do not wait for the next frame.
      "react-dom",
      "react-aria-components",
      // `useObjectRef` alone, which its components use too.
      "react-aria",
      "@xstate/react",
      "@internationalized/date",
      "@leeoniya/ufuzzy",
      // Path expressions in the tree of a response.
      "json-p3",
      ...editor,
    ],
    without: [...network, ...storage, "location"],
  },
  react: {
    imports: ["engine", "machines", "locales", "ui"],
    packages: ["react", "react-dom"],
    without: [...network, ...storage, "location"],
  },
  process: {
    imports: ["engine/host"],
    packages: ["node:", "ipaddr.js"],
    without: [...network, ...storage, ...browser],
  },
  registry: {
    imports: ["engine", "transport", "generated", "importers", "snippets", "process"],
    packages: [
      ...server,
      "ipaddr.js",
      "kysely",
      "@opentelemetry/api",
      "@opentelemetry/core",
      "@opentelemetry/exporter-trace-otlp-http",
      "@opentelemetry/resources",
      "@opentelemetry/sdk-trace",
      "libsql",
      "lru-cache",
      "mime",
      "pg",
      "prom-client",
      "range-parser",
      "s3mini",
      "semver",
    ],
    without: [...storage, "document"],
  },
  mdx: {
    imports: ["engine"],
    packages: [
      "acorn",
      "acorn-jsx",
      "decode-named-character-reference",
      "js-yaml",
      "mdast",
      "mdast-util-from-markdown",
      "micromark-util-types",
      "remark-gfm",
      "remark-math",
      "remark-parse",
      "satteri",
      "unified",
    ],
    without: [...network, ...storage, ...randomness, ...browser],
  },
  "docs-project": {
    imports: ["engine", "generated", "importers", "mdx", "codegen/reading", "process"],
    packages: [
      "node:",
      "@ctrl/tinycolor",
      "acorn",
      "acorn-jsx",
      "es-toolkit",
      "image-size",
      "json-p3",
      "mime",
      "mdast",
      "yaml",
    ],
    without: [...network, ...storage, ...randomness, ...browser],
  },
  // The rooms of a site, in order: each imports only rooms before it.
  "docs-host/site": {
    imports: [
      "engine",
      "machines",
      "mdx",
      "live/finding-message",
      "locales",
      "snippets/names",
      "ui",
      "docs-host/proxy/wire",
    ],
    packages: ["react", "@ctrl/tinycolor", "path-to-regexp", "postcss", "postcss-safe-parser"],
    // Scripts of pages read the answers of their server here (`page-data/`).
    without: [...storage, ...randomness, "window", "navigator", "location", "history"],
  },
  "docs-host/pages": {
    imports: ["engine", "locales", "mdx", "snippets", "ui", "docs-host/site"],
    packages: [
      "react",
      "react-dom",
      "@fortawesome/free-brands-svg-icons",
      "@fortawesome/free-regular-svg-icons",
      "@fortawesome/free-solid-svg-icons",
      "acorn",
      "feed",
      "gemoji",
      "github-slugger",
      "hast",
      "hast-util-raw",
      "hast-util-sanitize",
      "katex",
      "mdast",
      "mdast-util-from-markdown",
      "mdast-util-gfm",
      "mdast-util-to-hast",
      "micromark-extension-gfm",
      "postcss",
      "refractor",
      "remark-gfm",
      "remark-math",
      "remark-parse",
      "remark-rehype",
      "remark-stringify",
      "tailwindcss",
      "unified",
    ],
    // The inline scripts use the browser (`early/`, `inline/`).
    without: [...network, "Date.now", "new Date()", "Math.random"],
  },
  "docs-host/search": {
    imports: ["engine", "locales", "ui", "docs-host/site", "docs-host/pages"],
    packages: ["react", "react-dom"],
    without: [...network, ...storage, ...randomness, ...browser],
  },
  "docs-host/playground": {
    imports: [
      "engine",
      "live",
      "transport",
      "snippets",
      "machines",
      "locales",
      "ui",
      "docs-host/proxy/wire",
      "docs-host/site",
      "docs-host/pages",
      "docs-host/search",
    ],
    packages: [...site, "diff", "oauth4webapi"],
    without: [],
  },
  "docs-host/client": {
    imports: ["locales", "ui", "docs-host/site", "docs-host/pages", "docs-host/search", "docs-host/playground"],
    // `mermaid`: only types for its frame; the bundle is a separate file (`tooling/diagram-frame.ts`).
    packages: ["mermaid", "virtual:diagram-frame", "client-zip"],
    without: [],
  },
  "docs-host/server": {
    imports: [
      "engine",
      "live",
      "transport",
      "generated",
      "snippets",
      "importers",
      "locales",
      "mdx",
      "ui",
      "process",
      "docs-host/proxy",
      "docs-host/site",
      "docs-host/pages",
      "docs-host/search",
      "docs-host/playground",
    ],
    packages: [
      ...server,
      "react",
      "oauth4webapi",
      "@modelcontextprotocol/server",
      "zod",
      "@resvg/resvg-js",
      "fontkitten",
      "image-size",
      "lru-cache",
      "path-to-regexp",
      "satori",
      "tldts",
    ],
    without: [...storage, ...browser],
  },
  embed: {
    imports: [
      "engine",
      "importers",
      "docs-host/site",
      "docs-host/pages",
      "docs-host/playground",
      "docs-host/client",
      "ui/kit",
      "react/embed",
    ],
    packages: ["react", "react-dom", "react-aria", "react-stately", "hast-util-raw"],
    without: [],
  },
  "docs-host/proxy": {
    // `engine/host` normalizes hosts for all rooms; neither room imports anything else.
    imports: ["engine/host", "process"],
    packages: ["node:", "undici", "ipaddr.js", "ws"],
    without: [...storage, "document"],
  },
  package: {
    imports: ["engine", "transport", "generated", "importers"],
    packages: [],
    without: [...storage, ...browser],
  },
  servers: {
    imports: [
      "engine",
      "locales",
      "locales/files",
      "docs-host/proxy",
      "docs-host/server",
      "cli/reading",
      "package/server",
    ],
    packages: server,
    without: [...storage, ...browser],
  },
  cli: {
    imports: [
      "engine",
      "live",
      "transport",
      "generated",
      "snippets",
      "importers",
      "locales",
      "mdx",
      "registry",
      "docs-host/proxy",
      "docs-host/site",
      "docs-host/playground",
      "docs-host/server",
      "codegen",
      "docs-project",
      "process",
      "package/hooks",
    ],
    packages: [
      "ts-morph",
      "github-slugger",
      "mdast-util-from-markdown",
      "node:",
      "@bomb.sh/tab",
      "@clack/prompts",
      "@lezer/python",
      "@modelcontextprotocol/server",
      "chokidar",
      "commander",
      "es-toolkit",
      "fast-check",
      "pino",
      "prom-client",
      "satteri",
      "smol-toml",
      "supports-hyperlinks",
      "oauth4webapi",
      "undici",
      "ws",
      "yaml",
      "zod",
    ],
    without: storage,
  },
};

/** Rooms that no room imports: tests and tools may import everything. */
const open = ["e2e", "examples", "bench", "fuzz", "tooling", "idl", "deploy"];

const roomOf = (file: string): string | undefined => {
  const parts = file.split("/");
  const folder = parts.slice(0, 2).join("/");
  if (folder in rooms) return folder;
  return parts[0] !== undefined && parts[0] in rooms ? parts[0] : undefined;
};

const isTest = (file: string): boolean => /\.(test|testing)\.tsx?$/.test(file);

const resolveRelative = (from: string, specifier: string): string => {
  const steps = from.split("/").slice(0, -1);
  for (const step of specifier.split("/")) {
    if (step === "..") steps.pop();
    else if (step !== ".") steps.push(step);
  }
  return steps.join("/");
};

const packageOf = (specifier: string): string => {
  if (specifier.startsWith("node:")) return "node:";
  const parts = specifier.split("/");
  return specifier.startsWith("@") ? parts.slice(0, 2).join("/") : (parts[0] ?? specifier);
};

const covers = (allowed: readonly string[], target: string): boolean =>
  allowed.some((entry) => target === entry || target.startsWith(`${entry}/`));

/** @param isLazy true for a dynamic import, which may name the file that it loads: an index would load its whole folder */
function importViolation(file: string, room: string, specifier: string, isLazy = false): string | undefined {
  const plan = rooms[room] as Room;
  if (specifier.startsWith("#") || specifier.startsWith(".")) {
    const target = specifier.startsWith("#") ? specifier.slice(1) : resolveRelative(file, specifier);
    const targetRoom = roomOf(`${target}/x`) ?? target.split("/")[0] ?? target;
    if (targetRoom === room) return undefined;
    if (specifier.startsWith(".") && covers([room], target)) return undefined;
    if (specifier.startsWith(".") && room.startsWith(`${targetRoom}/`)) return `room ${targetRoom} past its door`;
    if (!covers(plan.imports, target)) return `room ${targetRoom}`;
    // Style sheets have no entry points.
    if (isLazy || specifier.endsWith(".css")) return undefined;
    return specifier.startsWith(".") ? `room ${targetRoom} past its door` : undefined;
  }
  if (isLazy) return undefined;
  return plan.packages.includes(packageOf(specifier)) ? undefined : `package ${packageOf(specifier)}`;
}

/** Returns true if an identifier may be a use of a global: not a property name, not the declared name of a member. */
function isFree(node: ts.Identifier, parent: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) return parent.name !== node;
  return !(
    ts.isPropertySignature(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isMethodSignature(parent) ||
    ts.isJsxAttribute(parent) ||
    ts.isTypeQueryNode(parent) ||
    ts.isQualifiedName(parent)
  );
}

/** Returns the name that a node declares in its file, if it declares one. */
function declaredBy(node: ts.Node): string | undefined {
  if (ts.isImportSpecifier(node)) return (node.propertyName ?? node.name).text;
  const declares =
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isBindingElement(node) ||
    ts.isFunctionDeclaration(node);
  return declares && node.name && ts.isIdentifier(node.name) ? node.name.text : undefined;
}

const isNamed = (node: ts.Expression, name: string): boolean => ts.isIdentifier(node) && node.text === name;

/** The findings of one walk through a file. */
interface Found {
  readonly specifiers: string[];
  /** The modules of dynamic imports. */
  readonly lazy: string[];
  /** `new Date()`, `Date.now` and `Math.random`. */
  readonly calls: string[];
  readonly names: Set<string>;
  readonly declared: Set<string>;
}

const nothing = (): Found => ({ specifiers: [], lazy: [], calls: [], names: new Set(), declared: new Set() });

/** Returns true for a text that may have dynamic imports or use one of the names. Others need no syntax tree. */
function mayBreak(without: readonly string[], text: string): boolean {
  if (/\bimport\(/.test(text)) return true;
  const names = new Set(without.map((name) => (name === "new Date()" ? "Date" : (name.split(".")[0] ?? name))));
  if (names.size === 0) return false;
  const code = text.replace(/^\s*(?:\/\/.*|\/\*\*[\s\S]*?\*\/)$/gm, "");
  return new RegExp(`(?<![\\w$-]|(?<!\\.\\.)\\.)(?:${[...names].join("|")})(?![\\w$-])`).test(code);
}

function look(source: ts.SourceFile): Found {
  const found = nothing();
  const visit = (node: ts.Node, parent: ts.Node): void => {
    const name = declaredBy(node);
    if (name !== undefined) found.declared.add(name);
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      if (node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
        found.specifiers.push(node.moduleSpecifier.text);
      }
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [argument] = node.arguments;
      if (argument && ts.isStringLiteral(argument)) found.lazy.push(argument.text);
    } else if (ts.isIdentifier(node)) {
      if (isFree(node, parent)) found.names.add(node.text);
    } else if (ts.isNewExpression(node)) {
      if (isNamed(node.expression, "Date") && !node.arguments?.length) found.calls.push("new Date()");
    } else if (ts.isPropertyAccessExpression(node)) {
      if (node.name.text === "now" && isNamed(node.expression, "Date")) found.calls.push("Date.now");
      if (node.name.text === "random" && isNamed(node.expression, "Math")) found.calls.push("Math.random");
    }
    ts.forEachChild(node, (child) => visit(child, node));
  };
  visit(source, source);
  return found;
}

/**
 * Lists where a file breaks the rules, as `file: reason`, each reason once.
 * @param file its path from the root of the repository
 */
export function violations(file: string, text: string): readonly string[] {
  const room = roomOf(file);
  if (room === undefined || isTest(file)) return [];
  const { without } = rooms[room] as Room;
  const { specifiers, lazy, calls, names, declared } = mayBreak(without, text)
    ? look(ts.createSourceFile(file, text, ts.ScriptTarget.Latest))
    : { ...nothing(), specifiers: ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName) };
  const used = [...calls, ...[...names].filter((name) => !declared.has(name))];
  return [
    ...new Set([
      ...specifiers.flatMap((specifier) => importViolation(file, room, specifier) ?? []),
      ...lazy.flatMap((specifier) => importViolation(file, room, specifier, true) ?? []),
      ...used.filter((name) => without.includes(name)),
    ]),
  ].map((what) => `${file}: ${what}`);
}

/** Top-level folders that have a rule; a test compares them with the repository. */
export const knownFolders = (): readonly string[] => [
  ...new Set([...Object.keys(rooms).map((room) => room.split("/")[0] ?? room), ...open, "docs"]),
];
