import type { CredentialIssue } from "#engine/auth";
import type { TypedIssue } from "#ui/form";
import { writers } from "../writers.ts";
import type { MethodProps } from "./props.ts";

/** An issue of a credential. Its input is in the authorization card, which may be closed. */
export interface CredentialProblem extends TypedIssue {
  readonly isCredential: true;
}

/** Id of the input in which a credential is entered. */
export const credentialInput = (id: string, field: CredentialIssue["field"]): string => `auth-${field}-${id}`;

/** Lists the issues of the credentials that would be sent. */
export const issuesOfCredentials = (auth: Pick<MethodProps, "blocking"> | undefined): readonly CredentialProblem[] =>
  (auth?.blocking ?? []).map((issue) => ({
    ...{ path: [], code: "format", expected: "", found: "", message: writers().credentialIssue(issue) },
    ...{ input: credentialInput(issue.id, issue.field), isCredential: true },
  }));
