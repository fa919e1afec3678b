/**
 * Returns a text without the characters that no font has, such as emoji; undefined if letters or digits are among them,
 * since words with gaps are worse than none, or if nothing is left.
 *
 * @param characters code points of the fonts
 */
export function drawableText(text: string, characters: ReadonlySet<number>): string | undefined {
  let shown = "";
  for (const character of text.normalize("NFC")) {
    if (/\s/u.test(character)) shown += " ";
    else if (characters.has(character.codePointAt(0) ?? 0)) shown += character;
    else if (/[\p{L}\p{N}]/u.test(character)) return undefined;
  }
  const trimmed = shown.replace(/ +/g, " ").trim();
  return trimmed === "" ? undefined : trimmed;
}
