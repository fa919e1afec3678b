import type { Ir } from "../ir/ir.ts";
import type { GeneratedFile } from "../write/generated-file.ts";
import { emitAreaFile } from "./area-file.ts";
import { describedModules } from "./areas.ts";
import { emitClientFile, emitRegistryDoor } from "./client-file.ts";
import { describesItself } from "./definition.ts";
import { emitDefinition } from "./definition-file.ts";
import { emitErrorsFile } from "./errors-file.ts";
import { type FileDraft, printFiles } from "./output.ts";
import type { Style } from "./style.ts";
import { emitTypesDoor } from "./types-door.ts";
import { emitTypesFile } from "./types-file.ts";

/** Writes every file of a checked API, in a fixed order. */
export function emit(ir: Ir, style: Style): readonly GeneratedFile[] {
  const described = describesItself(ir);
  const drafts: readonly FileDraft[] = [
    ...ir.modules.filter(({ types }) => types.length > 0).map((module) => emitTypesFile(module, ir, style)),
    emitTypesDoor(ir, style),
    ...describedModules(ir).map((area) => emitAreaFile(area, ir, style)),
    emitErrorsFile(ir, style),
    emitClientFile(ir, style),
    ...(described ? [emitDefinition(ir, style)] : []),
    emitRegistryDoor(ir, style, described),
  ];
  return printFiles(drafts, style);
}
