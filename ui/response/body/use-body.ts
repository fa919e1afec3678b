import { useEffect, useState } from "react";
import type { AnswersPort } from "../answers-port.ts";
import type { BodyFacts, BodyReader, BodySource } from "../session/index.ts";

/** The state of a body: being read, open, or not readable in this browser. */
export type BodyState =
  | { readonly kind: "reading" }
  | { readonly kind: "open"; readonly reader: BodyReader; readonly facts: BodyFacts }
  | { readonly kind: "failed" };

/** Returns the size of a body: in bytes, or in UTF-16 units if only its text is left. */
export const sizeOf = ({ content }: BodySource): number => content.length;

/** Opens a body, and closes it on unmount. */
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
