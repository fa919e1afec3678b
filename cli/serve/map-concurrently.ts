/** Maps over items in order with at most `limit` promises in flight. Returns the results in the order of the items. */
export function mapConcurrently<T, R>(
  all: readonly T[],
  atOnce: number,
  act: (one: T) => Promise<R>,
): readonly Promise<R>[] {
  const running = new Set<Promise<R>>();
  let turn: Promise<unknown> = Promise.resolve();
  return all.map((one) => {
    const begun = turn.then(async () => {
      if (running.size >= atOnce) await Promise.race(running);
      const doing = act(one);
      running.add(doing);
      const end = (): unknown => running.delete(doing);
      doing.then(end, end);
      // In an object, so that the next one's turn does not wait for its end.
      return { doing };
    });
    turn = begun;
    return begun.then(({ doing }) => doing);
  });
}
