import { type ReactElement, useEffect, useState } from "react";
import { type Mismatch, missingBody } from "#engine/answer";
import { typesIn } from "#engine/shape";
import { mismatchText } from "../mismatch-text.ts";
import type { AnswersPort } from "./answers-port.ts";

/** Reports that a response has no body although one is documented. */
export function MissingBody(props: {
  readonly status: number;
  readonly answers: Pick<AnswersPort, "documented">;
}): ReactElement | null {
  const { status, answers } = props;
  const [found, setFound] = useState<Mismatch>();
  useEffect(() => {
    let isGone = false;
    answers.documented().then((form) => {
      if (isGone || form === undefined) return;
      setFound(missingBody({ endpoint: form.endpoint, types: typesIn(form), status }));
    });
    return () => {
      isGone = true;
    };
  }, [status, answers]);
  if (found === undefined) return null;
  return (
    <p role="status" className="answer-mismatches">
      {mismatchText(found)}
    </p>
  );
}
