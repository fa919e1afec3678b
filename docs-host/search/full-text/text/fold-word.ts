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
export function foldWord(word: string): string {
  const lower = word.toLowerCase();
  if (isAscii.test(lower)) return lower;
  return lower
    .normalize("NFKD")
    .replace(/(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu, "")
    .normalize("NFC")
    .replace(special, (letter) => letters[letter] ?? letter);
}

const isAscii = /^[\0-\x7f]*$/;
