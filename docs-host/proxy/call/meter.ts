/**
 * Makes what counts bytes against a limit, over the whole or within one window after another; it says whether they may
 * pass.
 */
export function createMeter(
  limit: number,
  windowMs: number | undefined,
  now: () => number,
): (bytes: number) => boolean {
  let count = 0;
  let began = windowMs === undefined ? 0 : now();
  return (bytes) => {
    if (windowMs !== undefined && now() - began >= windowMs) {
      began = now();
      count = 0;
    }
    count += bytes;
    return count <= limit;
  };
}
