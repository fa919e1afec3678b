import type { Syntax } from "#engine/form";
import type { Shape, Types } from "#engine/shape";
import { xmlText } from "./xml-text.ts";
import { xmlReader } from "./xml-value.ts";

/** XML as the syntax of a text view. */
export function xmlCodec(types: Types): (shape: Shape) => Syntax {
  const [write, readerOf] = [xmlText(types), xmlReader(types)];
  return (shape) => {
    const parse = readerOf(shape);
    return {
      parse,
      print: (value) => write(shape, value),
      positions: (text) => {
        const read = parse(text);
        return read.ok ? read.positions() : new Map();
      },
    };
  };
}
