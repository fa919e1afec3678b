import { decoder, decoderWithSelection, encoder, validator } from "#engine/interpret";
import { parseJson } from "#engine/json";
import type { Types } from "#engine/shape";
import type { WireCodec } from "./codec.ts";
import { reportIssue } from "./reported-issue.ts";

/**
 * Creates the codec that knows the types: digit text and 64-bit numbers are turned into each other, and answers can be
 * checked.
 */
export function exactCodec(types: Types): WireCodec {
  const encode = encoder(types);
  const read = decoderWithSelection(types);
  const validate = validator(types);
  return {
    parse: parseJson,
    encode: (shape) => {
      const write = encode(shape);
      return (value) => write(value);
    },
    decode: decoder(types),
    check: (shape) => {
      const [readValue, issuesOf] = [read(shape), validate(shape)];
      return (wire) => {
        if (wire === undefined) return issuesOf(undefined).map(reportIssue);
        const { value, selection } = readValue(wire);
        return issuesOf(value, selection).map(reportIssue);
      };
    },
  };
}
