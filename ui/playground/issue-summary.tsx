import { type ReactElement, type RefObject, useEffect, useRef } from "react";
import type { CredentialIssue } from "#engine/auth";
import type { Issue } from "#engine/interpret";
import type { TypedIssue } from "#ui/form";
import type { AuthProps } from "./props.ts";
import { loadAfterSend, useAfterSend } from "./use-after-send.ts";

/** An issue of a credential. Its input is in the authorization card, which may be closed. */
interface CredentialProblem extends TypedIssue {
  readonly isCredential: true;
}

/** Id of the input in which a credential is entered. */
export const credentialInput = (id: string, field: CredentialIssue["field"]): string => `auth-${field}-${id}`;

/** Lists the issues of the credentials that would be sent. */
export const issuesOfCredentials = (auth: AuthProps | undefined): readonly CredentialProblem[] =>
  (auth?.blocking ?? []).map(({ id, field, message }) => ({
    ...{ path: [], code: "format", expected: "", found: "", message },
    ...{ input: credentialInput(id, field), isCredential: true },
  }));

/** Props of the summary. */
export interface IssueSummaryProps {
  readonly issues: readonly (Issue | TypedIssue | CredentialProblem)[];
  /** Moves the focus to an input of the authorization card. */
  readonly onCredential: (input: string) => void;
  readonly onSendAnyway: () => void;
  readonly ref: RefObject<HTMLDivElement | null>;
}

/** Lists the issues of a request. The list may still be loading; it takes the focus once it is there. */
export function IssueSummary(props: IssueSummaryProps): ReactElement | null {
  const list = useAfterSend();
  const isLate = useRef(list === undefined);
  const { ref } = props;
  useEffect(() => {
    if (list === undefined) loadAfterSend().catch(() => undefined);
    else if (isLate.current) ref.current?.focus();
  }, [list, ref]);
  return list === undefined ? null : <list.IssueList {...props} />;
}
