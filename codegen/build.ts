import { emit } from "./emit/emit.ts";
import { type Runtime, styleOf } from "./emit/style.ts";
import { type ReadIdl, readIdl } from "./read-idl.ts";
import type { SourceText } from "./source.ts";
import type { GeneratedFile } from "./write/generated-file.ts";

/** What an IDL comes to: the files it gives, or none where something is wrong with it; and all that was reported. */
export interface Built extends ReadIdl {
  readonly files?: readonly GeneratedFile[];
}

/**
 * Turns the texts of an IDL into the texts of the generated files.
 *
 * @param idl how the files call the IDL folder
 * @param runtime what the files import from: the doors of this repository where absent
 */
export function build(sources: readonly SourceText[], idl: string, runtime: Runtime = { kind: "doors" }): Built {
  const read = readIdl(sources);
  if (read.ir === undefined) return read;
  return { ...read, files: emit(read.ir, styleOf(runtime, { idl, name: read.ir.api.name })) };
}
