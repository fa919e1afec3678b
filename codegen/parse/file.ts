import type { Report } from "../diagnostics/diagnostic.ts";
import type { SourceText } from "../source.ts";
import type { ErrorAst, FileAst, ImportAst, ServiceAst, TypeAst } from "./ast.ts";
import { optional } from "./common.ts";
import { readErrorDeclaration } from "./error-declaration.ts";
import { mapOf, type Read, readMembers, readText, readWord } from "./read.ts";
import { readService } from "./service.ts";
import { readTypeDeclaration } from "./type-declaration.ts";
import { parseYaml } from "./yaml.ts";

const readImports: Read<readonly ImportAst[]> = mapOf("a map of imports", (name, node, report) => {
  const path = readWord(node, report);
  return path && { name, path };
});

interface FileKeys {
  docs: string;
  imports: readonly ImportAst[];
  types: readonly TypeAst[];
  errors: readonly ErrorAst[];
  service: ServiceAst;
}

/** Reads one file of an area. An empty file declares nothing. */
export function parseFile(source: SourceText, report: Report): FileAst {
  const yaml = parseYaml(source, report);
  const members =
    yaml &&
    readMembers<FileKeys>(yaml, report, {
      name: "a file",
      keys: {
        docs: readText,
        imports: readImports,
        types: mapOf("a map of types", readTypeDeclaration),
        errors: mapOf("a map of errors", readErrorDeclaration),
        service: readService,
      },
      notYet: ["services", "ids", "channel", "webhooks", "navigation", "export"],
    });
  return {
    source,
    imports: members?.imports ?? [],
    types: members?.types ?? [],
    errors: members?.errors ?? [],
    ...optional("docs", members?.docs),
    ...optional("service", members?.service),
  };
}
