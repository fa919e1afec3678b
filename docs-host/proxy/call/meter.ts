/**
 * Creates a byte budget, total or per time window. The returned function counts bytes, and returns false once the
 * budget is spent.
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
