import type { Ir } from "../ir/ir.ts";
import type { GeneratedFile } from "../write/generated-file.ts";
import { emitAreaFile } from "./area-file.ts";
import { describedModules } from "./areas.ts";
import { emitClientFile, emitRegistryDoor } from "./client-file.ts";
import { describesItself } from "./definition.ts";
import { emitDefinition } from "./definition-file.ts";
import { emitErrorsFile } from "./errors-file.ts";
import { type FileDraft, printFiles } from "./output.ts";
import { emitTypesDoor } from "./types-door.ts";
import { emitTypesFile } from "./types-file.ts";

/** Writes every file of a checked API, in a fixed order. `idl` is how the files call the IDL folder. */
export function emit(ir: Ir, idl: string): readonly GeneratedFile[] {
  const described = describesItself(ir);
  const drafts: readonly FileDraft[] = [
    ...ir.modules.filter(({ types }) => types.length > 0).map((module) => emitTypesFile(module, ir, idl)),
    emitTypesDoor(ir, idl),
    ...describedModules(ir).map((area) => emitAreaFile(area, ir, idl)),
    emitErrorsFile(ir, idl),
    emitClientFile(ir, idl),
    ...(described ? [emitDefinition(ir, idl)] : []),
    emitRegistryDoor(ir, idl, described),
  ];
  return printFiles(drafts);
}
