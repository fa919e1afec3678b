/**
 * Creates a function that returns unique names: the wanted name, or that name with a number. It takes constant time for
 * each name, however many are equal.
 */
export function freshNames(taken: Iterable<string> = []): (wish: string) => string {
  const used = new Set(taken);
  const counts = new Map<string, number>();
  return (wish) => {
    let count = counts.get(wish) ?? 1;
    while (used.has(numbered(wish, count))) count += 1;
    const name = numbered(wish, count);
    counts.set(wish, count + 1);
    used.add(name);
    return name;
  };
}

const numbered = (wish: string, count: number): string => (count === 1 ? wish : `${wish}_${count}`);
