import { useEffect, useState } from "react";
import type { Mismatch } from "#engine/answer";
import type { AnswersPort } from "./answers-port.ts";
import type { BodyReader } from "./session/reader.ts";
import type { BodySource, Marked } from "./session/session.ts";
import { sizeOf } from "./use-body.ts";

/** How an answer stands beside its documentation. */
export type Comparison =
  | { readonly kind: "none" }
  | { readonly kind: "comparing" }
  | { readonly kind: "failed" }
  | { readonly kind: "compared"; readonly mismatches: readonly Marked[] };

const none: Comparison = { kind: "none" };

/** Finds where a body is not as documented; `began` is called once it is known that something is documented. */
export type Judge = (began: () => void) => {
  readonly told: Promise<readonly Mismatch[] | undefined>;
  readonly stop: () => void;
};

/** Compares an answer with its documentation. */
export const judgeAnswer =
  (source: BodySource, status: number, { open, documented }: AnswersPort): Judge =>
  (began) => {
    let isGone = false;
    // Another reader, so that rows can be read from the first one meanwhile.
    let judge: BodyReader | undefined;
    const compare = async (): Promise<readonly Mismatch[] | undefined> => {
      const form = await documented();
      if (form === undefined || isGone) return undefined;
      began();
      judge = open(sizeOf(source));
      const { endpoint, types } = form;
      return judge.check({ source, endpoint, types, status }).finally(() => judge?.close());
    };
    return {
      told: compare(),
      stop: () => {
        isGone = true;
        judge?.close();
      },
    };
  };

/** Knows already, or knows that nothing is documented. */
export const judged =
  (faults: readonly Mismatch[] | undefined): Judge =>
  () => ({ told: Promise.resolve(faults), stop: () => {} });

/** Marks a body that is open where it is not as documented. It never blocks what is seen. */
export function useComparison(reader: BodyReader, judge: Judge): Comparison {
  const [comparison, setComparison] = useState<Comparison>(none);
  useEffect(() => {
    let isGone = false;
    const settle = (result: Comparison): void => {
      if (!isGone) setComparison(result);
    };
    settle(none);
    const { told, stop } = judge(() => settle({ kind: "comparing" }));
    told
      .then(
        async (found): Promise<Comparison> =>
          found === undefined || isGone ? none : { kind: "compared", mismatches: await reader.mark(found) },
      )
      .catch((): Comparison => ({ kind: "failed" }))
      .then(settle);
    return () => {
      isGone = true;
      stop();
    };
  }, [reader, judge]);
  return comparison;
}
