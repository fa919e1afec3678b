import { useEffect, useRef } from "react";
import type { FormCheck } from "./use-form-issues.ts";

/**
 * Returns the function that sends a form without issues; it returns what `send` does, or false. If the check is still
 * loading, the form is sent once that is loaded, unless it has issues then or is unmounted.
 */
export function useSubmit(check: FormCheck, send: () => boolean): () => boolean {
  const latest = useRef({ check, send });
  const waitsFor = useRef<FormCheck>(undefined);
  useEffect(() => {
    latest.current = { check, send };
  });
  useEffect(
    () => () => {
      waitsFor.current = undefined;
    },
    [],
  );
  const sendValid = (): boolean => latest.current.check.read().length === 0 && latest.current.send();
  return () => {
    const current = latest.current.check;
    if (current.isReady()) return sendValid();
    if (waitsFor.current === current) return false;
    waitsFor.current = current;
    const end = (): boolean => {
      const isWaiting = waitsFor.current === current && latest.current.check === current;
      if (waitsFor.current === current) waitsFor.current = undefined;
      return isWaiting;
    };
    current.load().then(
      () => end() && sendValid(),
      (error: unknown) => {
        if (end()) console.warn(`The form was not submitted: ${String(error)}`);
      },
    );
    return false;
  };
}
