import { Session } from "node:inspector";

/**
 * Collects unused objects now. libsql releases the locks of a closed connection only once the connection is collected.
 */
export function collectGarbage(): void {
  const session = new Session();
  session.connect();
  // It still holds a lock when it reports its end; disconnecting would wait for that.
  session.post("HeapProfiler.collectGarbage", () => setImmediate(() => session.disconnect()));
}
