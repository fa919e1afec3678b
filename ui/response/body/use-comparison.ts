import { useEffect, useState } from "react";
import type { Mismatch } from "#engine/answer";
import { asJson, printJson } from "#engine/json";
import type { AnswersPort } from "../answers-port.ts";
import type { BodyReader, BodySource, Marked } from "../session/index.ts";
import { sizeOf } from "./use-body.ts";

/** The result of comparing a response with its documentation. */
export type Comparison =
  | { readonly kind: "none" }
  | { readonly kind: "comparing" }
  | { readonly kind: "failed" }
  | { readonly kind: "compared"; readonly mismatches: readonly Marked[] };

const none: Comparison = { kind: "none" };

/** Finds the mismatches of a body; calls `began` once it knows that something is documented. */
export type Comparer = (began: () => void) => {
  readonly outcome: Promise<readonly Mismatch[] | undefined>;
  readonly stop: () => void;
};

/** Creates a comparer of a response with its documentation. */
export const compareResponse =
  (source: BodySource, status: number, { open, documented: load }: AnswersPort): Comparer =>
  (began) => {
    let isGone = false;
    // A second reader, so that the first one can read rows at the same time.
    let comparer: BodyReader | undefined;
    const compare = async (): Promise<readonly Mismatch[] | undefined> => {
      const form = await load();
      if (form === undefined || isGone) return undefined;
      began();
      comparer = open(sizeOf(source));
      const { texts: _, ...compared } = form;
      const documented = printJson(asJson(compared));
      return comparer.check({ source, documented, status }).finally(() => comparer?.close());
    };
    return {
      outcome: compare(),
      stop: () => {
        isGone = true;
        comparer?.close();
      },
    };
  };

/** Creates a comparer with known mismatches; undefined if nothing is documented. */
export const knownMismatches =
  (mismatches: readonly Mismatch[] | undefined): Comparer =>
  () => ({ outcome: Promise.resolve(mismatches), stop: () => {} });

/** Marks the mismatches of an open body without blocking its view. */
export function useComparison(reader: BodyReader, comparer: Comparer): Comparison {
  const [comparison, setComparison] = useState<Comparison>(none);
  useEffect(() => {
    let isGone = false;
    const settle = (result: Comparison): void => {
      if (!isGone) setComparison(result);
    };
    settle(none);
    const { outcome, stop } = comparer(() => settle({ kind: "comparing" }));
    outcome
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
  }, [reader, comparer]);
  return comparison;
}
