/** Returns the result of a promise, or the result of `late` after a timeout. */
export async function within<T, L>(running: Promise<T>, milliseconds: number, late: () => L): Promise<T | L> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<"late">((resolve) => {
    timer = setTimeout(resolve, milliseconds, "late");
  });
  try {
    const first = await Promise.race([running.then((result) => ({ result })), limit]);
    if (first !== "late") return first.result;
    // Nobody waits for it any more.
    running.catch(() => {});
    return late();
  } finally {
    clearTimeout(timer);
  }
}
