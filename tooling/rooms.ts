import { type Node, type SourceFile, SyntaxKind } from "ts-morph";

/** The plan of one room: what it may import beside itself, and which names would tie it to the outside. */
export interface Room {
  /** Rooms, by folder; `engine/shape` style entries allow just that door. */
  readonly imports: readonly string[];
  /** npm packages by name; `node:` stands for Node's own modules. */
  readonly packages: readonly string[];
  /** Names that would tie this room to a clock, to chance, to a network or to a browser. */
  readonly without: readonly string[];
}

const network = ["fetch", "WebSocket", "EventSource", "XMLHttpRequest"];
const storage = ["localStorage", "sessionStorage", "indexedDB"];
const chance = ["Date.now", "new Date()", "Math.random", "setTimeout", "setInterval", "performance"];
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

/** The plan of the house, one row a room. A room imports only what its row names, and itself. */
export const rooms: { readonly [room: string]: Room } = {
  engine: { imports: [], packages: [], without: [...network, ...storage, ...chance, ...browser] },
  "engine/testing": {
    imports: ["engine"],
    packages: ["fast-check"],
    without: [...network, ...storage, ...chance, ...browser],
  },
  transport: { imports: ["engine"], packages: [], without: [...network, ...storage, ...chance, ...browser] },
  codegen: { imports: ["engine/shape"], packages: ["yaml", "node:"], without: network },
  generated: { imports: ["engine", "transport"], packages: [], without: [...network, ...storage, ...chance] },
  snippets: { imports: ["engine"], packages: [], without: [...network, ...storage, ...chance, ...browser] },
  importers: {
    imports: ["engine", "generated"],
    packages: ["yaml"],
    without: [...network, ...storage, ...chance, ...browser],
  },
  machines: { imports: ["engine"], packages: ["xstate"], without: [...network, ...storage, ...chance, ...browser] },
  ui: {
    imports: ["engine", "machines"],
    packages: ["react", "react-aria-components", "@internationalized/date", "@leeoniya/ufuzzy", ...editor],
    without: [...network, ...storage, "location"],
  },
  registry: {
    imports: ["engine", "transport", "generated"],
    packages: [...server, "kysely", "libsql", "rate-limiter-flexible"],
    without: [...storage, "document"],
  },
  "docs-host": {
    imports: ["engine", "transport", "generated", "snippets", "importers", "machines", "ui", "docs-host/proxy"],
    packages: [
      ...site,
      ...server,
      "oauth4webapi",
      "hast-util-raw",
      "hast-util-sanitize",
      "hast-util-to-jsx-runtime",
      "remark-gfm",
      "remark-parse",
      "remark-rehype",
      "unified",
    ],
    without: [],
  },
  "docs-host/proxy": {
    imports: [],
    packages: ["node:", "undici", "ipaddr.js", "ws"],
    without: [...storage, "document"],
  },
  package: { imports: ["engine", "transport", "generated"], packages: [], without: [...storage, ...browser] },
  cli: {
    imports: ["engine", "transport", "generated", "snippets", "importers", "registry", "docs-host", "codegen"],
    packages: ["node:", "pino", "fast-check", "undici", "playwright"],
    // `check --browser` reads what a page keeps in its tab; the command itself has no such storage.
    without: ["localStorage", "indexedDB"],
  },
};

/** Rooms in which nobody imports: tests and tools see everything. */
const open = ["e2e", "bench", "tooling", "idl"];

const roomOf = (file: string): string | undefined => {
  const parts = file.split("/");
  const wing = parts.slice(0, 2).join("/");
  if (wing in rooms) return wing;
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

function importBreach(file: string, room: string, specifier: string): string | undefined {
  const plan = rooms[room] as Room;
  if (specifier.startsWith("#") || specifier.startsWith(".")) {
    const target = specifier.startsWith("#") ? specifier.slice(1) : resolveRelative(file, specifier);
    const targetRoom = roomOf(`${target}/x`) ?? target.split("/")[0] ?? target;
    if (targetRoom === room) return undefined;
    if (specifier.startsWith(".") && covers([room], target)) return undefined;
    if (specifier.startsWith(".") && room.startsWith(`${targetRoom}/`)) return `room ${targetRoom} past its door`;
    if (!covers(plan.imports, target)) return `room ${targetRoom}`;
    return specifier.startsWith(".") ? `room ${targetRoom} past its door` : undefined;
  }
  return plan.packages.includes(packageOf(specifier)) ? undefined : `package ${packageOf(specifier)}`;
}

/** Whether an identifier is a use of a global: no property name, no declared name, no name declared in this file. */
function isGlobal(node: Node, name: string, file: SourceFile): boolean {
  const parent = node.getParent();
  if (parent?.isKind(SyntaxKind.PropertyAccessExpression) && parent.getNameNode() === node) return false;
  if (parent?.isKind(SyntaxKind.PropertyAssignment) && parent.getNameNode() === node) return false;
  if (parent?.isKind(SyntaxKind.PropertySignature) || parent?.isKind(SyntaxKind.PropertyDeclaration)) return false;
  if (parent?.isKind(SyntaxKind.MethodSignature) || parent?.isKind(SyntaxKind.JsxAttribute)) return false;
  if (parent?.isKind(SyntaxKind.TypeQuery) || parent?.isKind(SyntaxKind.QualifiedName)) return false;
  return !declaredNames(file).has(name);
}

const declared = new WeakMap<SourceFile, ReadonlySet<string>>();
function declaredNames(file: SourceFile): ReadonlySet<string> {
  const known = declared.get(file);
  if (known) return known;
  const names = new Set<string>();
  for (const node of file.getDescendants()) {
    const named =
      node.isKind(SyntaxKind.VariableDeclaration) ||
      node.isKind(SyntaxKind.Parameter) ||
      node.isKind(SyntaxKind.BindingElement) ||
      node.isKind(SyntaxKind.FunctionDeclaration) ||
      node.isKind(SyntaxKind.ImportSpecifier);
    if (named) names.add(node.getName() ?? "");
  }
  declared.set(file, names);
  return names;
}

function* namesUsed(file: SourceFile): Generator<string> {
  for (const node of file.getDescendantsOfKind(SyntaxKind.NewExpression)) {
    if (node.getExpression().getText() === "Date" && node.getArguments().length === 0) yield "new Date()";
  }
  for (const node of file.getDescendantsOfKind(SyntaxKind.PropertyAccessExpression)) {
    const text = node.getText();
    if (text === "Date.now" || text === "Math.random") yield text;
  }
  for (const node of file.getDescendantsOfKind(SyntaxKind.Identifier)) {
    const name = node.getText();
    if (isGlobal(node, name, file)) yield name;
  }
}

/** Shape kinds are dispatched on in `engine/shape/fold.ts` alone; elsewhere, a table keyed by kind is given to `fold`. */
function* kindBranches(file: SourceFile): Generator<string> {
  for (const node of file.getDescendantsOfKind(SyntaxKind.BinaryExpression)) {
    const operator = node.getOperatorToken().getText();
    if (!["===", "!==", "==", "!="].includes(operator)) continue;
    const side = [node.getLeft(), node.getRight()].find((part) => /\bshape\??\.kind$/i.test(part.getText()));
    if (side) yield `branch on ${side.getText()}`;
  }
  for (const node of file.getDescendantsOfKind(SyntaxKind.SwitchStatement)) {
    const subject = node.getExpression().getText();
    if (/\bshape\??\.kind$/i.test(subject)) yield `branch on ${subject}`;
  }
}

/**
 * Lists where a file breaks the plan, as `file: what`, each breach once.
 *
 * @param root the folder that the file's path is cut off by, with a closing slash
 */
export function breaches(source: SourceFile, root: string): readonly string[] {
  const file = source.getFilePath().slice(root.length).replace(/^\//, "");
  const room = roomOf(file);
  if (room === undefined || isTest(file)) return [];
  const found = new Set<string>();
  const specifiers = [
    ...source.getImportDeclarations().map((node) => node.getModuleSpecifierValue()),
    ...source.getExportDeclarations().flatMap((node) => node.getModuleSpecifierValue() ?? []),
  ];
  for (const specifier of specifiers) {
    const breach = importBreach(file, room, specifier);
    if (breach !== undefined) found.add(breach);
  }
  const { without } = rooms[room] as Room;
  for (const name of namesUsed(source)) if (without.includes(name)) found.add(name);
  if (!file.startsWith("engine/shape/")) for (const branch of kindBranches(source)) found.add(branch);
  return [...found].map((what) => `${file}: ${what}`);
}

/** Top-level folders that the plan knows, so that a new one is not forgotten in it. */
export const knownFolders = (): readonly string[] => [
  ...new Set([...Object.keys(rooms).map((room) => room.split("/")[0] ?? room), ...open, "docs"]),
];
