import { useEffect, useState } from "react";
import type { Protocol } from "#engine/model";
import { rpcErrorText } from "#engine/request";
import type { ResponseState } from "#ui/playground";
import type { Composition } from "../compose/index.ts";

type RequestActor = Composition["request"];
type RequestSnapshot = ReturnType<RequestActor["getSnapshot"]>;

/** The visible part of a request's state. */
export function responseState(snapshot: RequestSnapshot, protocol: Protocol): ResponseState {
  const { answer, response, failure } = snapshot.context;
  if (snapshot.matches("sending")) return answer === undefined ? { kind: "loading" } : { kind: "streaming", answer };
  if (snapshot.matches("stopped")) return { kind: "stopped", ...(answer !== undefined && { answer }) };
  if (snapshot.matches("loaded") && response !== undefined) {
    const error = response.shown.kind === "json" ? rpcErrorText(protocol, response.shown.value) : undefined;
    return { kind: "loaded", response, ...(error !== undefined && { error }) };
  }
  if (snapshot.matches("failed") && failure !== undefined) {
    return { kind: "failed", failure, ...(answer !== undefined && { answer }) };
  }
  return { kind: "notStarted" };
}

/** Returns true if two states look alike; their parts are immutable, so comparing identity is enough. */
const isSame = (a: ResponseState, b: ResponseState): boolean => {
  const [own, other] = [Object.values(a), Object.values(b)];
  return own.length === other.length && own.every((value, position) => value === other[position]);
};

/** Returns the current response. A stream is read at most once per frame, however many chunks arrive. */
export function useResponse(request: RequestActor, protocol: Protocol): ResponseState {
  const [state, setState] = useState(() => responseState(request.getSnapshot(), protocol));
  useEffect(() => {
    let frame: number | undefined;
    const show = (): void => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      frame = undefined;
      const now = responseState(request.getSnapshot(), protocol);
      setState((before) => (isSame(before, now) ? before : now));
    };
    const { unsubscribe } = request.subscribe((snapshot) => {
      if (snapshot.matches({ sending: { answer: "streaming" } })) frame ??= requestAnimationFrame(show);
      else show();
    });
    // It may have gone on since it was drawn.
    show();
    return () => {
      unsubscribe();
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }, [request, protocol]);
  return state;
}
