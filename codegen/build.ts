import { type Runtime, styleOf } from "./emit/style.ts";
import { type ReadIdl, readIdl } from "./read-idl.ts";
import type { SourceText } from "./source.ts";
import type { GeneratedFile } from "./write/generated-file.ts";

/** The result of reading an IDL: its files, or none if it has an error, and all diagnostics. */
export interface Built extends ReadIdl {
  readonly files?: readonly GeneratedFile[];
}

/**
 * Turns the texts of an IDL into the texts of the generated files.
 *
 * @param idl how the files call the IDL folder
 * @param runtime what the files import from: the doors of this repository where absent
 */
export async function build(
  sources: readonly SourceText[],
  idl: string,
  runtime: Runtime = { kind: "doors" },
): Promise<Built> {
  // ts-morph takes longer to load than the IDL to parse, so loading starts first.
  const emitter = import("./emit/emit.ts");
  const read = readIdl(sources);
  if (read.ir === undefined) return read;
  const { emit } = await emitter;
  return { ...read, files: emit(read.ir, styleOf(runtime, { idl, name: read.ir.api.name })) };
}
