import { errorMessage } from "#engine/error-message";
import { causeOf } from "../failures/cause-of.ts";
import { type StoreCause, StoreError } from "../failures/store-error.ts";
import type { Bucket } from "./bucket.ts";

/**
 * Makes every failure of a bucket a `StoreError`.
 *
 * @param otherwise the cause of errors without a known code; without it they are thrown unchanged, as bugs
 */
export function guardedBucket(bucket: Bucket, otherwise?: StoreCause): Bucket {
  const guarded =
    <A extends readonly unknown[], R>(act: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      try {
        return await act(...args);
      } catch (error) {
        const cause = causeOf(error) ?? otherwise;
        if (cause === undefined || error instanceof StoreError) throw error;
        throw new StoreError({ part: "objects", cause }, errorMessage(error), error);
      }
    };
  return {
    write: guarded(bucket.write),
    read: guarded(bucket.read),
    has: guarded(bucket.has),
    remove: guarded(bucket.remove),
    list: guarded(bucket.list),
    check: guarded(bucket.check),
  };
}
