import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useStable } from "#ui/kit";

interface SendingOptions {
  /** The reason why sending is impossible. */
  readonly refusal: string | undefined;
  /** Returns false if nothing was sent. `anyway` is true if the reader sends despite the issues. */
  readonly onSend: (options: { readonly anyway: boolean }) => boolean;
  /** Returns the issues of the current form; the rendered ones may be a keystroke behind. */
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
 * Returns a key handler that sends on Ctrl or Cmd with Enter. It blurs the focused field first, which commits typed
 * text such as the key of a row or a date.
 */
export function useSendingByKeys(
  frame: RefObject<HTMLElement | null>,
  send: () => void,
): (event: KeyboardEvent) => void {
  const sendNow = useStable(send);
  return (event) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    const { target } = event;
    if (!(target instanceof HTMLInputElement)) {
      sendNow();
      return;
    }
    target.blur();
    target.focus({ preventScroll: true });
    // The input may be unmounted by the next render.
    setTimeout(() => {
      if (!target.isConnected) frame.current?.focus({ preventScroll: true });
      sendNow();
    });
  };
}
