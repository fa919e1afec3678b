import type { Ir } from "../ir/ir.ts";
import type { GeneratedFile } from "../write/generated-file.ts";
import { describedModules } from "./areas.ts";
import { emitAreaFile } from "./client/area-file.ts";
import { emitClientFile, emitClientIndex } from "./client/client-file.ts";
import { emitErrorsFile } from "./client/errors-file.ts";
import { describesItself } from "./definition/definition.ts";
import { definitionJson, emitDefinition } from "./definition/definition-file.ts";
import { printFiles } from "./output.ts";
import { sharedNames } from "./shared-names.ts";
import type { FileDraft, Style } from "./text/index.ts";
import { emitTypesFile } from "./types/types-file.ts";
import { emitTypesIndex } from "./types/types-index.ts";

/** Writes every file of a checked API, in a fixed order. */
export function emit(ir: Ir, style: Style): readonly GeneratedFile[] {
  const described = describesItself(ir);
  const names = sharedNames(ir, style);
  const drafts: readonly FileDraft[] = [
    ...ir.modules.filter(({ types }) => types.length > 0).map((module) => emitTypesFile(module, ir, style)),
    emitTypesIndex(ir, style),
    ...describedModules(ir).map((area) => emitAreaFile(area, ir, style, names)),
    emitErrorsFile(ir, style, names),
    emitClientFile(ir, style, names),
    ...(described ? [emitDefinition(ir, style, names)] : []),
    emitClientIndex(ir, style, names),
  ];
  return [...printFiles(drafts, style), ...(described ? [definitionJson(ir, style)] : [])];
}
