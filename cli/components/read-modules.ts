import { folderOf, type PageProgram, resolvePath } from "#docs-project";

/** A module of a program as JavaScript. */
export interface ProgramModule {
  readonly path: string;
  readonly code: string;
  /** The paths of the modules that it imports, by their names in it. */
  readonly requires: { readonly [name: string]: string };
}

type ReadText = (path: string) => Promise<string | undefined>;

/** Limit of the modules of one page. */
const maxModules = 200;

const endings = [
  "",
  ".tsx",
  ".ts",
  ".jsx",
  ".js",
  ".mjs",
  ".json",
  "/index.tsx",
  "/index.ts",
  "/index.jsx",
  "/index.js",
];

/** Files that are not code; the value of their import is their path. */
const media = /\.(?:avif|gif|ico|jpe?g|mp4|pdf|png|svg|webm|webp)$/i;

/** Reads the modules of a page: its own, and all that it imports from files of the project. */
export async function readModules(page: PageProgram, read: ReadText): Promise<readonly ProgramModule[]> {
  // The compiler is large, and most projects have no components.
  const { ts } = await import("ts-morph");
  const modules = new Map<string, ProgramModule>();
  const add = async (path: string, text: string): Promise<void> => {
    if (modules.size >= maxModules) throw new Error(`it imports more than ${maxModules} files`);
    const names = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
    const requires: Record<string, string> = {};
    modules.set(path, { path, code: codeOf(path, text), requires });
    for (const name of names) {
      const found = await findFile(name, path, read);
      if (found === undefined) continue;
      requires[name] = found.path;
      if (!modules.has(found.path)) await add(found.path, found.text);
    }
  };
  const codeOf = (path: string, text: string): string => {
    if (media.test(path)) return `module.exports = { __esModule: true, default: ${JSON.stringify(`/${path}`)} };`;
    if (path.endsWith(".json")) return `module.exports = JSON.parse(${JSON.stringify(text)});`;
    if (/\.css$/.test(path)) return "";
    const { outputText, diagnostics = [] } = ts.transpileModule(text, {
      // A page may import a component that is named after it.
      fileName: /\.mdx?$/.test(path) ? `${path}.tsx` : path.replace(/\.(?:m?js|jsx)$/, ".tsx"),
      reportDiagnostics: true,
      compilerOptions: {
        module: ts.ModuleKind.CommonJS,
        target: ts.ScriptTarget.ES2022,
        jsx: ts.JsxEmit.ReactJSX,
        esModuleInterop: true,
      },
    });
    const [wrong] = diagnostics;
    if (wrong === undefined) return outputText;
    const { line = 0 } = wrong.file?.getLineAndCharacterOfPosition(wrong.start ?? 0) ?? {};
    const message = `${path}:${line + 1}: ${ts.flattenDiagnosticMessageText(wrong.messageText, " ")}`;
    return `throw new SyntaxError(${JSON.stringify(message)});`;
  };
  await add(page.path, page.text);
  return [...modules.values()];
}

/** Finds the file of an import: relative to its file, or from the folder of docs.yml with `/` or `@/` in front. */
async function findFile(
  name: string,
  from: string,
  read: ReadText,
): Promise<{ readonly path: string; readonly text: string } | undefined> {
  const isRelative = /^\.{1,2}(?:\/|$)/.test(name);
  if (!isRelative && !/^@?\//.test(name)) return undefined;
  const start = resolvePath(isRelative ? folderOf(from) : "", name.replace(/^@/, ""));
  // A component has no files outside of its project.
  if (start.split("/").includes("..")) return undefined;
  if (media.test(start)) return { path: start, text: "" };
  for (const ending of endings) {
    const path = `${start}${ending}`;
    const text = await read(path);
    if (text !== undefined) return { path, text };
  }
  return undefined;
}
