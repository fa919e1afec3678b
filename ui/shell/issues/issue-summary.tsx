import { type ReactElement, type RefObject, useEffect, useRef } from "react";
import type { Issue } from "#engine/interpret";
import type { CredentialProblem } from "#ui/auth";
import type { TypedIssue } from "#ui/form";
import { lazyModule, useLazyModule } from "#ui/kit";

const list = lazyModule(() => import("./issue-list.tsx"));

/** Loads the list of issues. */
export const loadIssueList = list.load;

/** Loads the list of issues at the first sign of a reader; returns it once it is loaded. */
export const useIssueList = () => useLazyModule(list);

/** Props of the summary. */
export interface IssueSummaryProps {
  readonly issues: readonly (Issue | TypedIssue | CredentialProblem)[];
  /** Moves the focus to an input of the authorization card. */
  readonly onCredential: (input: string) => void;
  readonly onSendAnyway: () => void;
  readonly elementRef: RefObject<HTMLDivElement | null>;
}

/** Lists the issues of a request. The list may still be loading; it takes the focus once it is rendered. */
export function IssueSummary(props: IssueSummaryProps): ReactElement | null {
  const loaded = useIssueList();
  const isLate = useRef(loaded === undefined);
  const { elementRef } = props;
  useEffect(() => {
    if (loaded === undefined) loadIssueList().catch(() => undefined);
    else if (isLate.current) elementRef.current?.focus();
  }, [loaded, elementRef]);
  return loaded === undefined ? null : <loaded.IssueList {...props} />;
}
