import { useEffect, useRef } from "react";
import type { FormState } from "#engine/form";
import { pathText } from "#engine/model";
import { planUrl, type RequestPlan } from "#engine/request";
import { loadSnippetWriter } from "#snippets/request";
import type { SentOutcome } from "#ui/history";
import type { SessionStore } from "../../adapters/session-store.ts";
import type { Composition } from "../compose/index.ts";
import type { Target } from "../switching/index.ts";
import { loadSentLog } from "../switching/index.ts";

/** A pending request without credentials, in the two forms that are stored. */
interface Begun {
  readonly state: FormState;
  readonly plan: RequestPlan;
}

type RequestSnapshot = ReturnType<Composition["request"]["getSnapshot"]>;

/** The end of a send; absent while it runs. A stopped request was sent all the same. */
function outcomeOf(snapshot: RequestSnapshot): SentOutcome | undefined {
  const { response, failure, answer } = snapshot.context;
  if (failure !== undefined) return { kind: "failed", message: failure.message };
  if (response !== undefined) {
    const { status, statusText, time, size } = response;
    return { kind: "answered", status, statusText, time, size };
  }
  if (snapshot.matches("sending")) return undefined;
  return { kind: "stopped", size: answer?.stream.bytes ?? 0 };
}

/** Adds each request to the log when it has ended; returns the function to call when one begins. */
export function useSentLog(composition: Composition, target: Target, store: SessionStore): (begun: Begun) => void {
  const begun = useRef<Begun>(undefined);
  const { request, filled, form, media } = composition;
  useEffect(() => {
    const note = async ({ state, plan }: Begun, outcome: SentOutcome): Promise<void> => {
      const [write, { sentLogIn }] = await Promise.all([loadSnippetWriter("curl"), loadSentLog()]);
      sentLogIn(store).add({
        id: crypto.randomUUID(),
        at: Date.now(),
        target,
        title: form.endpoint.displayName ?? pathText(form.endpoint.path),
        method: plan.method,
        url: planUrl(plan, "redact"),
        program: write(plan, "redact"),
        outcome,
        form: { ...state, made: filled.made(), contentType: media?.contentType, accept: media?.accept },
      });
    };
    const { unsubscribe } = request.subscribe((snapshot) => {
      const outcome = outcomeOf(snapshot);
      const sent = begun.current;
      if (outcome === undefined || sent === undefined) return;
      begun.current = undefined;
      note(sent, outcome).catch((error: unknown) => console.error(error));
    });
    return unsubscribe;
  }, [request, filled, form, media, target, store]);
  return (next) => {
    begun.current = next;
  };
}
