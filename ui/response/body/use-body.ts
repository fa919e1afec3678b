import { useEffect, useState } from "react";
import type { AnswersPort } from "../answers-port.ts";
import type { BodyFacts, BodyReader, BodySource } from "../session/index.ts";

/** A body as it is: being read, open, or beyond what the browser can read. */
export type BodyState =
  | { readonly kind: "reading" }
  | { readonly kind: "open"; readonly reader: BodyReader; readonly facts: BodyFacts }
  | { readonly kind: "failed" };

/** The size of a body: bytes, or UTF-16 units of a text whose bytes are gone. */
export const sizeOf = ({ content }: BodySource): number => content.length;

/** Opens a body for as long as it is read. */
export function useBody(source: BodySource, open: AnswersPort["open"]): BodyState {
  const [state, setState] = useState<BodyState>({ kind: "reading" });
  useEffect(() => {
    let isGone = false;
    const reader = open(sizeOf(source));
    const settle = (next: BodyState): void => {
      if (!isGone) setState(next);
    };
    setState({ kind: "reading" });
    reader.open(source).then(
      (facts) => settle({ kind: "open", reader, facts }),
      () => settle({ kind: "failed" }),
    );
    return () => {
      isGone = true;
      reader.close();
    };
  }, [source, open]);
  return state;
}
