import { useMemo, useRef, useState } from "react";
import type { Issue } from "#engine/interpret";
import { issuesOfCredentials, useCredentialInput } from "#ui/auth";
import { type TypedIssue, withTyped } from "#ui/form";
import { useStable } from "#ui/kit";
import { useNarrow } from "./frame/index.ts";
import { useHistorySteps } from "./history.tsx";
import { useIssueList } from "./issues/issue-summary.tsx";
import { useSending } from "./issues/use-sending.ts";
import type { ShellProps } from "./props.ts";

const silent = (): void => {};

/** The parts of the state that depend on the kind of playground. */
export interface ShellOptions {
  /** Selects the issues that keep the main button from acting. Keeps its identity. */
  readonly isBlocking?: (issue: Issue | TypedIssue) => boolean;
  /** Called by the main button. Returns false if nothing was done, since a question has to be answered first. */
  readonly onSend: (options: { readonly anyway: boolean }) => boolean;
}

const always = (): boolean => true;

/** Returns the state that the parts of one playground share. */
export function useShell(props: ShellProps, { isBlocking = always, onSend }: ShellOptions) {
  const { auth, onAuth, history, refusal, onWarning = silent } = props;
  const frame = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const isNarrow = useNarrow(frame);
  // A form that is reset forgets its touched and revealed fields.
  const [start, setStart] = useState(0);
  const [typedIssues, onTypedIssues] = useState<readonly TypedIssue[]>([]);
  const issues = useMemo(() => withTyped(props.issues, typedIssues), [props.issues, typedIssues]);
  const blocking = useMemo(
    () => [...issuesOfCredentials(auth), ...issues.filter(isBlocking)],
    [auth, issues, isBlocking],
  );
  const readIssues = () => withTyped(props.readIssues(), typedIssues);
  const readBlocking = () => [...issuesOfCredentials(auth), ...readIssues().filter(isBlocking)];
  // Counts the tries to send while a question is open, which then gets the focus.
  const [questionCount, setQuestionCount] = useState(0);
  const countQuestion = (isSent: boolean): boolean => {
    if (!isSent) setQuestionCount((count) => count + 1);
    return isSent;
  };
  const sending = useSending({
    readIssues: readBlocking,
    refusal,
    onSend: (options) => countQuestion(onSend(options)),
  });
  const steps = useHistorySteps(history, frame);
  const restart = (reset: () => void, message: string): void => {
    reset();
    steps.say(message);
    sending.forget();
    setStart((count) => count + 1);
  };
  // Loads the list of issues before a button can be pressed.
  useIssueList();
  return {
    ...{ frame, main, isNarrow, start, issues, onTypedIssues, blocking, readIssues, readBlocking },
    ...{ questionCount, countQuestion, sending, steps, restart },
    credentials: useCredentialInput(onAuth),
    /** True if the main button was pressed and issues prevented its action. */
    isRefused: sending.summaryShown && blocking.length > 0,
    onWarning: useStable(onWarning),
  };
}

/** The state that the parts of one playground share. */
export type Shell = ReturnType<typeof useShell>;
