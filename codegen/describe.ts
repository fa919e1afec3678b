import type { CheckOptions } from "./check/check.ts";
import type { Diagnostic } from "./diagnostics/diagnostic.ts";
import { definitionValue } from "./emit/definition/definition.ts";
import { readIdl } from "./read-idl.ts";
import type { SourceText } from "./source.ts";

/** An IDL as a value of the registry's `ApiDefinition`, or undefined if it has errors; and all diagnostics. */
export interface Described {
  /** Plain JSON. */
  readonly definition?: unknown;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads and checks an IDL and describes its API as the registry describes APIs, whether or not the IDL declares that
 * type.
 */
export function describeIdl(sources: readonly SourceText[], options: CheckOptions = {}): Described {
  const { ir, diagnostics } = readIdl(sources, options);
  if (ir === undefined) return { diagnostics };
  // The conversion to text and back removes members that are undefined.
  return { definition: JSON.parse(JSON.stringify(definitionValue(ir))), diagnostics };
}
