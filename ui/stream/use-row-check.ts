import { useEffect, useState } from "react";
import { rowChecker } from "#engine/answer";
import { typesIn } from "#engine/shape";
import type { LoggedRow } from "#engine/stream";
import type { AnswersPort } from "#ui/response";
import type { CheckRow } from "#ui/rows";

/** Returns the comparison of rows with their documentation once that has loaded; undefined if none is documented. */
export function useRowCheck(status: number, { documented }: AnswersPort): CheckRow<LoggedRow> | undefined {
  const [held, setHeld] = useState<{ readonly check: CheckRow<LoggedRow> | undefined }>();
  useEffect(() => {
    let isGone = false;
    const settle = (check: CheckRow<LoggedRow> | undefined): void => {
      if (!isGone) setHeld({ check });
    };
    documented().then(
      (form) => settle(form && rowChecker({ responses: form.endpoint.responses, types: typesIn(form), status })),
      // Without its documentation a stream is shown as it comes.
      () => settle(undefined),
    );
    return () => {
      isGone = true;
    };
  }, [status, documented]);
  return held?.check;
}
