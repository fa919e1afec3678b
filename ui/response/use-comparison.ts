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

/** Compares a body that is open with its documentation and marks it. It never blocks what is seen. */
export function useComparison(
  reader: BodyReader,
  source: BodySource,
  status: number,
  { open, documented }: AnswersPort,
): Comparison {
  const [comparison, setComparison] = useState<Comparison>(none);
  useEffect(() => {
    let isGone = false;
    // Another reader, so that rows can be read from the first one meanwhile.
    let judge: BodyReader | undefined;
    const compare = async (): Promise<Comparison> => {
      const form = await documented();
      if (form === undefined || isGone) return none;
      setComparison({ kind: "comparing" });
      judge = open(sizeOf(source));
      const { endpoint, types } = form;
      const mismatches: readonly Mismatch[] | undefined = await judge.check({ source, endpoint, types, status });
      return mismatches === undefined ? none : { kind: "compared", mismatches: await reader.mark(mismatches) };
    };
    setComparison(none);
    compare()
      .catch((): Comparison => ({ kind: "failed" }))
      .then((result) => {
        if (!isGone) setComparison(result);
        judge?.close();
      });
    return () => {
      isGone = true;
      judge?.close();
    };
  }, [reader, source, status, open, documented]);
  return comparison;
}
