import { type RefObject, useEffect, useRef, useState } from "react";
import { useStable } from "#ui/form";
import type { PlaygroundProps } from "./props.ts";

/** Sending with a look at the faults first: they are shown, and the reader may send anyway. */
export function useSending({
  issues,
  onSend,
  refusal,
}: Pick<PlaygroundProps, "onSend" | "refusal"> & { readonly issues: readonly unknown[] }) {
  const [faultsShown, setFaultsShown] = useState(false);
  const [summaryShown, setSummaryShown] = useState(false);
  const [tries, setTries] = useState(0);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0) summary.current?.focus();
  }, [tries]);

  const send = (): boolean => {
    if (refusal !== undefined) return false;
    if (issues.length === 0) {
      setSummaryShown(false);
      return onSend({ anyway: false });
    }
    setFaultsShown(true);
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
    setFaultsShown(false);
    setSummaryShown(false);
  };
  return { faultsShown, summaryShown, send, sendAnyway, forget, summary };
}

/**
 * Sending by keys from within a field: what is being typed there counts as left, so that the key of a row or a day in
 * words goes along as what it means.
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
    // The outcome, issues included, is known at the next render; the input may be unmounted by then.
    setTimeout(() => {
      if (!pressedIn.isConnected) frame.current?.focus({ preventScroll: true });
      sendNow();
    });
  };
}
