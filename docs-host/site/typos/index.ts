/**
 * Returns the number of typos between a word and a term (Damerau-Levenshtein, adjacent swaps count once), or between
 * the word and the start of the term; `undefined` if both are more than `most`.
 */
export function typos(
  word: string,
  term: string,
  most: number,
): { readonly distance: number; readonly isStart: boolean } | undefined {
  const width = Math.min(term.length, word.length + most);
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, j) => j);
  for (let i = 1; i <= word.length; i += 1) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= width; j += 1) {
      const same = word[i - 1] === term[j - 1];
      let cost = Math.min((last[j] ?? most) + 1, (row[j - 1] ?? most) + 1, (last[j - 1] ?? most) + (same ? 0 : 1));
      if (i > 1 && j > 1 && word[i - 1] === term[j - 2] && word[i - 2] === term[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? most) + 1);
      }
      row.push(cost);
      if (cost < best) best = cost;
    }
    if (best > most) return undefined;
    beforeLast = last;
    last = row;
  }
  const whole = width === term.length ? (last[width] ?? most + 1) : most + 1;
  if (whole <= most) return { distance: whole, isStart: false };
  const start = Math.min(...last.slice(Math.max(1, word.length - 1)));
  return start <= most ? { distance: start, isStart: true } : undefined;
}

/** Most typos in a word: none in short ones, where every other word is similar. */
export const maxTypos = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);
