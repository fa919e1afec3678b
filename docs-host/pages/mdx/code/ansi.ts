import { itemAt } from "#engine/item-at";
import { type AnsiColor, ansiColors } from "./token-kinds.ts";

/** A sequence that starts with the escape character: its parameters and its command (ECMA-48 §5.4). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: sequences start with this character.
const sequence = /\u001b\[([\d;:]*)([@-~])/g;

/** Splits the output of a terminal into texts with their colors (ECMA-48 §8.3.117), without its sequences. */
export function ansiTokens(code: string): readonly { readonly text: string; readonly kind: AnsiColor | undefined }[] {
  const tokens: { readonly text: string; readonly kind: AnsiColor | undefined }[] = [];
  let kind: AnsiColor | undefined;
  let from = 0;
  for (const { 0: all, 1: parameters = "", 2: command, index } of code.matchAll(sequence)) {
    tokens.push({ text: code.slice(from, index), kind });
    from = index + all.length;
    if (command === "m") kind = colorAfter(parameters, kind);
  }
  tokens.push({ text: code.slice(from), kind });
  return tokens;
}

/** Returns the color after a sequence. Only the first 16 colors of a palette have names. */
function colorAfter(parameters: string, before: AnsiColor | undefined): AnsiColor | undefined {
  const numbers = parameters.split(/[;:]/).map(Number);
  let kind = before;
  for (let at = 0; at < numbers.length; at += 1) {
    const number = itemAt(numbers, at);
    const color = number >= 90 && number <= 97 ? number - 90 : number >= 30 && number <= 37 ? number - 30 : undefined;
    if (color !== undefined) kind = `ansi-${itemAt(ansiColors, color)}`;
    else if (number === 0 || number === 39) kind = undefined;
    else if (number === 38 || number === 48) {
      // `5` and a number of a palette, or `2` and three numbers.
      const isPalette = numbers[at + 1] === 5;
      const index = numbers[at + 2] ?? 0;
      if (number === 38) kind = isPalette && index < 16 ? `ansi-${itemAt(ansiColors, index % 8)}` : undefined;
      at += isPalette ? 2 : 4;
    }
  }
  return kind;
}
