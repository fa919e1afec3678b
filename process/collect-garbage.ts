import { Session } from "node:inspector";

/**
 * Collects garbage now. Node has no public function that also shrinks the young generation and needs no flag
 * (docs/decisions/0030-the-served-site-forces-a-collection.md).
 */
export function collectGarbage(): void {
  const session = new Session();
  session.connect();
  // The session still holds a lock when it reports its end, and disconnecting would wait for it.
  session.post("HeapProfiler.collectGarbage", () => setImmediate(() => session.disconnect()));
}
