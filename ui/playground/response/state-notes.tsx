import type { ReactElement } from "react";
import { Badge, Button } from "#ui/kit";
import { lateWords } from "../../late-words.ts";
import { words } from "../../words.ts";
import type { ResponseCardProps } from "./response-card.tsx";

interface StateNotesProps extends Pick<ResponseCardProps, "refusedFor" | "onShowIssues"> {
  /** True if the response belongs to an earlier request. */
  readonly isEarlier: boolean;
}

/** Says that the request was not sent, and that the response belongs to an earlier one. */
export const StateNotes = ({ refusedFor, onShowIssues, isEarlier }: StateNotesProps): ReactElement => (
  <>
    {refusedFor > 0 && (
      <p className="play-earlier">
        <Badge tone="bad">{lateWords.unsent}</Badge>{" "}
        <Button variant="quiet" onPress={onShowIssues}>
          {words.issues(refusedFor)}
        </Button>
      </p>
    )}
    {isEarlier && <p className="play-earlier">{words.earlierResponse}</p>}
  </>
);
