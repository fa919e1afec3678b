import type { ReactElement } from "react";
import { lateText } from "#locales/messages/late";
import { Badge, Button } from "#ui/kit";
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
        <Badge tone="bad">{lateText().unsent}</Badge>{" "}
        <Button variant="quiet" onPress={onShowIssues}>
          {lateText().issues({ count: refusedFor })}
        </Button>
      </p>
    )}
    {isEarlier && <p className="play-earlier">{lateText().earlierResponse}</p>}
  </>
);
