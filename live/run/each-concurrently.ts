/**
 * Runs tasks of an iterator with at most `limit` in progress. After one has failed no other begins; those in progress
 * end, and then it rejects as the first did.
 */
export async function eachConcurrently<T>(
  tasks: Iterable<T>,
  limit: number,
  run: (task: T) => Promise<void>,
): Promise<void> {
  const iterator = tasks[Symbol.iterator]();
  const failures: unknown[] = [];
  const work = async (): Promise<void> => {
    while (failures.length === 0) {
      const next = iterator.next();
      if (next.done === true) return;
      await run(next.value).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: limit }, work));
  if (failures.length > 0) throw failures[0];
}
