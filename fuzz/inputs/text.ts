import fc from "fast-check";

/** One change of a text. Positions are thousandths of its length, so that they apply to every text. */
type Change =
  | { readonly kind: "insert"; readonly at: number; readonly text: string }
  | { readonly kind: "delete"; readonly at: number; readonly length: number }
  | { readonly kind: "copy"; readonly at: number; readonly length: number; readonly to: number }
  | { readonly kind: "replace"; readonly at: number; readonly text: string }
  | { readonly kind: "flip"; readonly at: number; readonly bit: number }
  | { readonly kind: "cut"; readonly at: number };

/** Characters with a meaning in most formats. */
const sharp = [
  "\0",
  "\r",
  "\n",
  "\r\n",
  "\t",
  " ",
  "/",
  "//",
  "\\",
  "..",
  "%",
  "%00",
  "%2e%2e%2f",
  "%0d%0a",
  "?",
  "#",
  ":",
  ";",
  ",",
  '"',
  "'",
  "<fuzz-xss>",
  "{",
  "}",
  "[",
  "]",
  "@",
  "&",
  "*",
  "=",
  "-1",
  "0",
  "99999999999999999999",
  "1e999",
  "__proto__",
  "constructor",
  "ÿ",
  "\u202e",
  "\ud800",
  "\ufeff",
  "@long:70000@",
];

/**
 * Draws mutations of texts: up to `most` changes of a text, and often none. `words` are texts with a meaning in the
 * format, which are inserted in addition to the words of all formats.
 */
export function nearTo(base: fc.Arbitrary<string>, words: readonly string[] = [], most = 5): fc.Arbitrary<string> {
  return fc
    .tuple(base, fc.array(changes([...sharp, ...words]), { maxLength: most }))
    .map(([text, all]) => all.reduce(changed, text));
}

function changes(words: readonly string[]): fc.Arbitrary<Change> {
  const at = fc.nat({ max: 1000 });
  const text = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...words) },
    {
      weight: 1,
      arbitrary: fc.string({
        unit: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)),
        maxLength: 8,
      }),
    },
  );
  const length = fc.oneof(fc.nat({ max: 12 }), fc.nat({ max: 400 }));
  return fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant("insert" as const), at, text }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant("replace" as const), at, text }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant("delete" as const), at, length }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant("copy" as const), at, length, to: at }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant("flip" as const), at, bit: fc.nat({ max: 7 }) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("cut" as const), at }) },
  );
}

function changed(text: string, change: Change): string {
  const place = (thousandths: number): number => Math.floor((text.length * thousandths) / 1000);
  const at = place(change.at);
  switch (change.kind) {
    case "insert":
      return text.slice(0, at) + change.text + text.slice(at);
    case "replace":
      return text.slice(0, at) + change.text + text.slice(at + change.text.length);
    case "delete":
      return text.slice(0, at) + text.slice(at + change.length);
    case "copy": {
      const to = place(change.to);
      return text.slice(0, to) + text.slice(at, at + change.length) + text.slice(to);
    }
    case "flip":
      return at >= text.length
        ? text
        : text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << change.bit)) + text.slice(at + 1);
    case "cut":
      return text.slice(0, at);
  }
}
