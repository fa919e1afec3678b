/**
 * Removes all of some characters from the end of a text. A pattern such as `/\n+$/` would start again at each character of
 * a run inside the text, which takes time by the square of the run.
 */
export function trimEndOf(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
