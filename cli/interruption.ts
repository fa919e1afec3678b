/** Creates a signal that the first Ctrl-C, or end by a supervisor, aborts; the second one ends the process at once. */
export function interruption(): AbortSignal {
  const ending = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => ending.abort());
  return ending.signal;
}
