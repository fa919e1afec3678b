import { emit } from "./emit/emit.ts";
import { type ReadIdl, readIdl } from "./read-idl.ts";
import type { SourceText } from "./source.ts";
import type { GeneratedFile } from "./write/generated-file.ts";

/** What an IDL comes to: the files it gives, or none where something is wrong with it; and all that was reported. */
export interface Built extends ReadIdl {
  readonly files?: readonly GeneratedFile[];
}

/** Turns the texts of an IDL into the texts of the generated files. `idl` is how the files call the IDL folder. */
export function build(sources: readonly SourceText[], idl: string): Built {
  const read = readIdl(sources);
  return read.ir === undefined ? read : { ...read, files: emit(read.ir, idl) };
}
