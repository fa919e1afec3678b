/** Maps over items in order with at most `limit` promises in flight. Returns the results in the order of the items. */
export function mapConcurrently<T, R>(
  items: readonly T[],
  limit: number,
  act: (item: T) => Promise<R>,
): readonly Promise<R>[] {
  /** The promises in flight. They never reject, so that no failure keeps later items from their turn. */
  const running = new Set<Promise<unknown>>();
  let turn: Promise<unknown> = Promise.resolve();
  return items.map((item) => {
    const begun = turn.then(async () => {
      if (running.size >= limit) await Promise.race(running);
      const result = act(item);
      const end = (): unknown => running.delete(ended);
      const ended: Promise<unknown> = result.then(end, end);
      running.add(ended);
      // In an object, so that the next item's turn does not wait for its result.
      return { result };
    });
    turn = begun.catch(() => undefined);
    return begun.then(({ result }) => result);
  });
}
