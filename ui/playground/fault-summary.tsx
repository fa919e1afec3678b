import type { MouseEvent, ReactElement, Ref } from "react";
import type { Issue } from "#engine/interpret";
import { formatPath, pointer } from "#engine/shape";
import { focusFault, sentence, type TypedFault } from "#ui/form";
import { Banner, Button } from "#ui/kit";
import { lateWords } from "../late-words.ts";
import { words } from "../words.ts";

/** Faults listed one by one; the rest are counted. */
const listed = 10;

/** What the summary needs. */
export interface FaultSummaryProps {
  readonly issues: readonly (Issue | TypedFault)[];
  readonly onSendAnyway: () => void;
  readonly ref: Ref<HTMLDivElement>;
}

function FaultLink({ issue }: { readonly issue: Issue | TypedFault }): ReactElement {
  const text = sentence(issue.message);
  if (issue.at.length === 0) return <>{text}</>;
  const onPress = (event: MouseEvent<HTMLElement>): void => {
    focusFault(event.currentTarget.ownerDocument, issue);
  };
  return (
    <button type="button" className="play-fault" onClick={onPress}>
      <span className="play-fault-place">{formatPath(issue.at)}</span> {text}
    </button>
  );
}

/** What is wrong with the request, with a way to each field; it may be sent all the same, to see what the server says. */
export const FaultSummary = ({ issues, onSendAnyway, ref }: FaultSummaryProps): ReactElement => (
  <Banner ref={ref} tone="bad" title={words.faults(issues.length)}>
    <ul className="play-faults">
      {issues.slice(0, listed).map((issue) => (
        <li key={`${pointer(issue.at)} ${issue.message}`}>
          <FaultLink issue={issue} />
        </li>
      ))}
      {issues.length > listed && <li>{lateWords.moreFaults(issues.length - listed)}</li>}
    </ul>
    <Button onPress={onSendAnyway}>{lateWords.sendAnyway}</Button>
  </Banner>
);
