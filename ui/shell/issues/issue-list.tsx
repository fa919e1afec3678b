import type { MouseEvent, ReactElement } from "react";
import { formatPath, toPointer } from "#engine/shape";
import { lateText } from "#locales/messages/late";
import { focusIssue, issueSentence } from "#ui/form";
import { Banner, Button, treeOf } from "#ui/kit";
import type { IssueSummaryProps } from "./issue-summary.tsx";

/** Issues listed one by one; the rest are counted. */
const listed = 10;

function IssueLink({
  issue,
  onCredential,
}: Pick<IssueSummaryProps, "onCredential"> & { readonly issue: IssueSummaryProps["issues"][number] }): ReactElement {
  const text = issueSentence(issue);
  const isCredential = "isCredential" in issue;
  if (issue.path.length === 0 && !isCredential) return <>{text}</>;
  const onPress = (event: MouseEvent<HTMLElement>): void => {
    if (isCredential) onCredential(issue.input);
    else focusIssue(treeOf(event.currentTarget), issue);
  };
  return (
    <button type="button" className="play-issue" onClick={onPress}>
      {!isCredential && <span className="play-issue-place">{formatPath(issue.path)}</span>} {text}
    </button>
  );
}

/** Issues of the request, each a link to its field. The request may be sent anyway, to see how the server answers. */
export const IssueList = ({ issues, onCredential, onSendAnyway, elementRef }: IssueSummaryProps): ReactElement => (
  <Banner
    elementRef={elementRef}
    tone="bad"
    title={`${lateText().unsent}. ${lateText().issues({ count: issues.length })}`}
  >
    <ul className="play-issues">
      {issues.slice(0, listed).map((issue) => (
        <li key={`${toPointer(issue.path)} ${issue.message}`}>
          <IssueLink {...{ issue, onCredential }} />
        </li>
      ))}
      {issues.length > listed && <li>{lateText().moreIssues({ count: issues.length - listed })}</li>}
    </ul>
    <Button onPress={onSendAnyway}>{lateText().sendAnyway}</Button>
  </Banner>
);
