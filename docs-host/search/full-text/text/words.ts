import { itemAt } from "#engine/item-at";

/** Letters that are not composed of a base letter and marks. */
const letters: { readonly [letter: string]: string } = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

const special = new RegExp(`[${Object.keys(letters).join("")}]`, "g");

/** Returns a word in lower case, without accents, and with compatible characters unified (NFKC). */
function foldWord(word: string): string {
  const lower = word.toLowerCase();
  if (isAscii.test(lower)) return lower;
  return lower
    .normalize("NFKD")
    .replace(/(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu, "")
    .normalize("NFC")
    .replace(special, (letter) => letters[letter] ?? letter);
}

const isAscii = /^[\0-\x7f]*$/;

/** A word of a text. `parts` are the words of an identifier, such as `create` and `chat` of `createChat`. */
export interface Word {
  /** The whole word without separators, folded. */
  readonly whole: string;
  /** Its parts, folded; the whole word if it has only one. */
  readonly parts: readonly string[];
  /** Its place in the text, in UTF-16 code units. */
  readonly from: number;
  readonly to: number;
}

/** Longest word, in characters: what is longer is a key or encoded data, which nobody types. */
const maxWordLength = 40;

/** Letters and digits, joined by `_` or `-`. */
const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[_-]+[\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu;

/** Equal to `wordPattern` in ASCII, in a third of the time. */
const asciiWordPattern = /[A-Za-z0-9]+(?:[_-]+[A-Za-z0-9]+)*/g;

/** Scripts that are written without spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
const unspacedRun = new RegExp(`(?:${unspaced.source}\\p{M}*|ー)+|[^${unspaced.source.slice(1, -1)}ー]+`, "gu");

/**
 * Splits a text into words. A text in a script without spaces becomes pairs of characters, as search engines of these
 * scripts do; a last character is a word too, so that each one can be found.
 */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: run, index } of text.matchAll(isAscii.test(text) ? asciiWordPattern : wordPattern)) {
    if (plain.test(run)) addWhole(words, run, index);
    else if (unspaced.test(run)) addUnspaced(words, run, index);
    else addWord(words, run, index);
  }
  return words;
}

/** Most words, which need neither splitting nor folding. */
const plain = /^[a-z0-9]+$/;

function addWhole(words: Word[], run: string, from: number): void {
  if (run.length <= maxWordLength) words.push({ whole: run, parts: [run], from, to: from + run.length });
}

function addWord(words: Word[], run: string, from: number): void {
  const parts = partsOf(run);
  const whole = parts.length === 1 ? itemAt(parts, 0) : parts.join("");
  if (whole.length > maxWordLength && parts.length === 1) return;
  words.push({ whole, parts, from, to: from + run.length });
}

function addUnspaced(words: Word[], run: string, from: number): void {
  for (const { 0: part, index } of run.matchAll(unspacedRun)) {
    const at = from + index;
    if (!unspaced.test(part)) {
      for (const { 0: word, index: start } of part.matchAll(wordPattern)) addWord(words, word, at + start);
      continue;
    }
    const characters = [...part.matchAll(/\P{M}\p{M}*/gu)];
    characters.forEach((character, i) => {
      const next = characters[i + 1];
      const text = foldWord(character[0] + (next?.[0] ?? ""));
      const start = at + character.index;
      words.push({
        whole: text,
        parts: [text],
        from: start,
        to: start + character[0].length + (next?.[0].length ?? 0),
      });
    });
  }
}

/** Splits an identifier at separators and at changes of case. A single letter belongs to the part after it: `OAuth`, `iPhone`. */
function partsOf(run: string): readonly string[] {
  if (/^(?:\p{Lu}?[^\p{Lu}_-]*|[^\p{Ll}_-]*)$/u.test(run)) return [foldWord(run)];
  const pieces = run
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, "$1-$2")
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1-$2")
    .split(/[_-]+/)
    .filter((piece) => piece !== "");
  const parts: string[] = [];
  let before = "";
  for (const piece of pieces) {
    if (piece.length === 1 && /\p{L}/u.test(piece)) {
      before += piece;
      continue;
    }
    parts.push(foldWord(before + piece));
    before = "";
  }
  if (before !== "") parts.push(foldWord(before));
  return parts.length === 0 ? [foldWord(run)] : parts;
}

/** Returns the terms under which a text is found: all parts of its words, and identifiers as a whole. */
export function termsOf(text: string): string[] {
  const terms: string[] = [];
  if (isAscii.test(text)) {
    // Without the places of words.
    for (const run of text.match(asciiWordPattern) ?? []) {
      if (!plain.test(run)) addTerms(terms, wordsOf(run));
      else if (run.length <= maxWordLength) terms.push(run);
    }
  } else addTerms(terms, wordsOf(text));
  return terms;
}

function addTerms(terms: string[], words: readonly Word[]): void {
  for (const { whole, parts } of words) {
    for (const part of parts) if (part.length <= maxWordLength) terms.push(part);
    if (parts.length > 1 && whole.length <= maxWordLength) terms.push(whole);
  }
}
