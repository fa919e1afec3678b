/** Runs tasks of an iterator with at most `limit` in progress; resolves when all have ended, and rejects as the first. */
export async function eachConcurrently<T>(
  tasks: Iterable<T>,
  limit: number,
  run: (task: T) => Promise<void>,
): Promise<void> {
  const iterator = tasks[Symbol.iterator]();
  const work = async (): Promise<void> => {
    for (let next = iterator.next(); next.done !== true; next = iterator.next()) await run(next.value);
  };
  await Promise.all(Array.from({ length: limit }, work));
}
