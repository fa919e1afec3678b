import { type RefObject, useEffect, useRef, useState } from "react";
import { useStable } from "#ui/form";
import type { PlaygroundProps } from "./props.ts";

interface SendingOptions extends Pick<PlaygroundProps, "onSend" | "refusal"> {
  /** Returns the issues of what would be sent now. What is rendered may be behind the reader's keys. */
  readonly readIssues: () => readonly unknown[];
}

/** Sends unless there are issues; these are shown, and the reader may send anyway. */
export function useSending({ readIssues, onSend, refusal }: SendingOptions) {
  const [issuesShown, setIssuesShown] = useState(false);
  const [summaryShown, setSummaryShown] = useState(false);
  const [tries, setTries] = useState(0);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0) summary.current?.focus();
  }, [tries]);

  const send = (): boolean => {
    if (refusal !== undefined) return false;
    if (readIssues().length === 0) {
      setSummaryShown(false);
      return onSend({ anyway: false });
    }
    setIssuesShown(true);
    setSummaryShown(true);
    setTries((count) => count + 1);
    return false;
  };
  const sendAnyway = (): boolean => {
    const isSent = onSend({ anyway: true });
    if (isSent) setSummaryShown(false);
    return isSent;
  };
  const forget = (): void => {
    setIssuesShown(false);
    setSummaryShown(false);
  };
  return { issuesShown, summaryShown, send, sendAnyway, forget, summary };
}

/**
 * Returns a function that sends from within a field. The field is left first, so that what is being typed there is
 * committed: the key of a row, or a date in words.
 */
export function useSendingByKeys(
  frame: RefObject<HTMLElement | null>,
  send: () => void,
): (pressedIn: EventTarget) => void {
  const sendNow = useStable(send);
  return (pressedIn) => {
    if (!(pressedIn instanceof HTMLInputElement)) {
      sendNow();
      return;
    }
    pressedIn.blur();
    pressedIn.focus({ preventScroll: true });
    // The input may be unmounted by the next render.
    setTimeout(() => {
      if (!pressedIn.isConnected) frame.current?.focus({ preventScroll: true });
      sendNow();
    });
  };
}
