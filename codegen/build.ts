import { styleOf } from "./emit/text/index.ts";
import { type ReadIdl, readIdl } from "./read-idl.ts";
import type { SourceText } from "./source.ts";
import type { GeneratedFile } from "./write/generated-file.ts";
import type { Runtime } from "./write/runtime.ts";

/** The result of reading an IDL: its files, or none if it has an error, and all diagnostics. */
export interface Built extends ReadIdl {
  readonly files?: readonly GeneratedFile[];
}

/**
 * Generates the texts of the output files from the texts of an IDL.
 *
 * @param idl the IDL folder as the files name it
 * @param runtime the module that the files import; by default the entry points of this repository
 */
export async function build(
  sources: readonly SourceText[],
  idl: string,
  runtime: Runtime = { kind: "entry-points" },
): Promise<Built> {
  // ts-morph takes longer to load than the IDL to parse, so loading starts first.
  const emitter = import("./emit/emit.ts");
  // An IDL with an error does not wait for it.
  emitter.catch(() => undefined);
  const read = readIdl(sources);
  if (read.ir === undefined) return read;
  const { emit } = await emitter;
  return { ...read, files: emit(read.ir, styleOf(runtime, { idl, name: read.ir.api.name })) };
}
