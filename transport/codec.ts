import type { Json, ParsedJson } from "#engine/json";
import type { Shape } from "#engine/shape";
import type { ReportedIssue } from "./reported-issue.ts";

/**
 * Reads and writes JSON for a transport. `plainCodec` is the platform's own JSON and adds no code; `exactCodec` knows
 * the types, so it keeps every digit and can check.
 */
export interface WireCodec {
  readonly parse: (text: string) => ParsedJson | { readonly ok: false };
  /** Encodes values of a client's types as wire values. */
  readonly encode: (shape: Shape) => (value: Json) => Json;
  /** The reverse of `encode`. A value that does not match the shape is returned unchanged. */
  readonly decode: (shape: Shape) => (wire: Json) => Json;
  /**
   * Lists the issues of a wire value, or of its absence. Without it the codec can neither check nor encode 64-bit
   * numbers.
   */
  readonly check?: (shape: Shape) => (wire: Json | undefined) => readonly ReportedIssue[];
}

/**
 * The platform's own JSON, for calls without 64-bit numbers. Calls with such numbers (`Endpoint.exact`) are refused.
 */
export const plainCodec: WireCodec = {
  parse: (text) => {
    try {
      return { ok: true, value: JSON.parse(text) };
    } catch {
      // Reading a text can only fail because it is not JSON.
      return { ok: false };
    }
  },
  encode: () => (value) => value,
  decode: () => (wire) => wire,
};
