/** Most pairs of items that are compared; longer lists are taken to have nothing in common between their ends. */
const maxPairs = 250_000;

/** Returns the indexes of a longest common subsequence of two lists, as pairs in order. */
export function commonItems(a: readonly string[], b: readonly string[]): readonly (readonly [number, number])[] {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const atStart = Array.from({ length: start }, (_, i) => [i, i] as const);
  const atEnd = Array.from({ length: end }, (_, i) => [a.length - end + i, b.length - end + i] as const);
  const between = commonBetween(a.slice(start, a.length - end), b.slice(start, b.length - end));
  return [...atStart, ...between.map(([i, j]) => [i + start, j + start] as const), ...atEnd];
}

function commonBetween(a: readonly string[], b: readonly string[]): readonly (readonly [number, number])[] {
  if (a.length * b.length > maxPairs) return [];
  const width = b.length + 1;
  /** The length of the longest common subsequence of the rests of both lists, by the starts of the rests. */
  const lengths = new Uint32Array((a.length + 1) * width);
  const lengthAt = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const best = a[i] === b[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
      lengths[i * width + j] = best;
    }
  }
  const pairs: (readonly [number, number])[] = [];
  for (let [i, j] = [0, 0]; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) {
      pairs.push([i, j]);
      [i, j] = [i + 1, j + 1];
    } else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}
