import type { Report } from "../diagnostics/diagnostic.ts";
import { byText, type SourceText } from "../source.ts";
import { parseApi } from "./api/api.ts";
import type { ApiAst, FileAst } from "./ast/file.ts";
import { parseFile } from "./file.ts";

/** A parsed IDL; unreadable parts are missing and have been reported. */
export interface Ast {
  readonly api?: ApiAst;
  /** In the order of their paths. */
  readonly files: readonly FileAst[];
}

/**
 * Results of texts without diagnostics, cached as long as the text is referenced, so that a watch reads only changed
 * files.
 */
const parsedWithoutErrors = new WeakMap<SourceText, FileAst>();

function readFile(source: SourceText, report: Report): FileAst {
  const known = parsedWithoutErrors.get(source);
  if (known !== undefined) return known;
  let errors = 0;
  const file = parseFile(source, (...diagnostic) => {
    errors += 1;
    report(...diagnostic);
  });
  if (errors === 0) parsedWithoutErrors.set(source, file);
  return file;
}

/** Reads the files of an IDL. `api.yml` at its root names the API, every other file is an area. */
export function parse(sources: readonly SourceText[], report: Report): Ast {
  const sorted = [...sources].sort((a, b) => byText(a.path, b.path));
  const root = sorted.find(({ path }) => path === "api.yml");
  if (root === undefined) report("no-api-file", { source: { path: "api.yml", text: "" }, start: 0, end: 0 }, {});
  const api = root && parseApi(root, report);
  const files = sorted.filter((source) => source !== root).map((source) => readFile(source, report));
  return { files, ...(api && { api }) };
}
