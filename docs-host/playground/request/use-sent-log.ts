import { useEffect, useRef } from "react";
import type { SessionStore } from "../adapters/session-store.ts";
import type { Composition } from "../compose/index.ts";
import type { Target } from "../switching/index.ts";
import { loadSentLog } from "./load-sent-log.ts";
import type { Begun } from "./note-sent.ts";

/** Adds each request to the log when it has ended; returns the function to call when one begins. */
export function useSentLog(composition: Composition, target: Target, store: SessionStore): (begun: Begun) => void {
  const begun = useRef<Begun>(undefined);
  const { request } = composition;
  useEffect(() => {
    const { unsubscribe } = request.subscribe((snapshot) => {
      const sent = begun.current;
      if (sent === undefined || snapshot.matches("sending")) return;
      begun.current = undefined;
      loadSentLog()
        .then(({ noteSent }) => noteSent({ composition, target, store, sent, snapshot }))
        .catch(console.error);
    });
    return unsubscribe;
  }, [composition, request, target, store]);
  return (next) => {
    begun.current = next;
  };
}
