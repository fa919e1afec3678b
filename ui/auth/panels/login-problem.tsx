import type { ReactElement } from "react";
import { namedHost } from "#engine/auth";
import { authText } from "#locales/messages/auth";
import type { LoginProblem as Problem } from "#machines";
import { Banner } from "#ui/kit";
import type { AuthCardProps } from "../auth-card.tsx";
import { HostQuestionBanner } from "./host-question-banner.tsx";
import { LeaveConfirmation } from "./leave-confirmation.tsx";

/** Props of the problem of a login. */
export interface LoginProblemProps extends Pick<AuthCardProps, "onAuth"> {
  readonly problem: Problem;
  /** Keeps credentials in the tab's storage instead of in memory alone. */
  readonly onKeep: () => void;
  readonly onRetry: () => void;
  readonly onCancel: () => void;
}

/** Why a login failed, or the question that it needs an answer to. */
export function LoginProblem({ problem, onAuth, onKeep, onRetry, onCancel }: LoginProblemProps): ReactElement {
  switch (problem.kind) {
    case "forgets":
      return (
        <LeaveConfirmation
          onKeep={() => {
            onKeep();
            onRetry();
          }}
        >
          {problem.detail}
        </LeaveConfirmation>
      );
    case "unconfirmed":
      return (
        <HostQuestionBanner
          title={authText().sendLoginDetails({ host: namedHost(problem.destination.origin) })}
          detail={problem.detail}
          autoFocus
          onSend={() => {
            onAuth({ type: "answer", ids: problem.ids, destination: problem.destination, answer: "send" });
            onRetry();
          }}
          onKeep={onCancel}
        />
      );
    case "refused":
    case "noAnswer":
    case "unreadable":
      return (
        <div role="alert">
          <Banner tone="bad" title={authText().loginFailed}>
            <p>{problem.detail}</p>
          </Banner>
        </div>
      );
  }
}
