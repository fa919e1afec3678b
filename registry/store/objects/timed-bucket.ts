import type { Telemetry } from "../../telemetry/telemetry.ts";
import type { Bucket } from "./bucket.ts";

/** Records how long each use of a bucket takes. */
export function timedBucket(bucket: Bucket, record: Telemetry["store"]): Bucket {
  const timed =
    <A extends readonly unknown[], R>(operation: string, act: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      const from = performance.now();
      let failed = true;
      try {
        const result = await act(...args);
        failed = false;
        return result;
      } finally {
        record({ part: "objects", operation, milliseconds: performance.now() - from, failed });
      }
    };
  return {
    write: timed("write", bucket.write),
    read: timed("read", bucket.read),
    has: timed("has", bucket.has),
    remove: timed("remove", bucket.remove),
    list: timed("list", bucket.list),
    check: timed("check", bucket.check),
  };
}
