import type { MouseEvent, ReactElement } from "react";
import { formatPath, toPointer } from "#engine/shape";
import { focusFault, sentence } from "#ui/form";
import { Banner, Button } from "#ui/kit";
import { lateWords } from "../late-words.ts";
import { words } from "../words.ts";
import type { FaultSummaryProps } from "./fault-summary.tsx";

/** Faults listed one by one; the rest are counted. */
const listed = 10;

function FaultLink({
  issue,
  onCredential,
}: Pick<FaultSummaryProps, "onCredential"> & { readonly issue: FaultSummaryProps["issues"][number] }): ReactElement {
  const text = sentence(issue.message);
  const isCredential = "isCredential" in issue;
  if (issue.at.length === 0 && !isCredential) return <>{text}</>;
  const onPress = (event: MouseEvent<HTMLElement>): void => {
    if (isCredential) onCredential(issue.input);
    else focusFault(event.currentTarget.ownerDocument, issue);
  };
  return (
    <button type="button" className="play-fault" onClick={onPress}>
      {!isCredential && <span className="play-fault-place">{formatPath(issue.at)}</span>} {text}
    </button>
  );
}

/** Faults of the request, each a link to its field. The request may be sent anyway, to see how the server answers. */
export const FaultList = ({ issues, onCredential, onSendAnyway, ref }: FaultSummaryProps): ReactElement => (
  <Banner ref={ref} tone="bad" title={words.faults(issues.length)}>
    <ul className="play-faults">
      {issues.slice(0, listed).map((issue) => (
        <li key={`${toPointer(issue.at)} ${issue.message}`}>
          <FaultLink {...{ issue, onCredential }} />
        </li>
      ))}
      {issues.length > listed && <li>{lateWords.moreFaults(issues.length - listed)}</li>}
    </ul>
    <Button onPress={onSendAnyway}>{lateWords.sendAnyway}</Button>
  </Banner>
);
