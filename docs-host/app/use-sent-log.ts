import { useEffect, useRef } from "react";
import type { FormState } from "#engine/form";
import { planUrl, type RequestPlan } from "#engine/request";
import type { SentOutcome } from "#ui/history";
import { endpointTitle } from "#ui/reference";
import type { Composition } from "./compose.ts";
import type { SentLog } from "./sent-log.ts";
import type { Target } from "./target.ts";
import { loadSnippets } from "./use-program.ts";

/** A request on its way, as it may be kept: neither has a credential in it that could be read. */
interface Begun {
  readonly state: FormState;
  readonly plan: RequestPlan;
}

type RequestContext = ReturnType<Composition["request"]["getSnapshot"]>["context"];

const outcomeOf = ({ response, failure }: RequestContext): SentOutcome | undefined => {
  if (failure !== undefined) return { kind: "failed", message: failure.message };
  if (response === undefined) return undefined;
  const { status, statusText, time, size } = response;
  return { kind: "answered", status, statusText, time, size };
};

/** Writes each request into the log when it has ended; gives what is to be called when one begins. */
export function useSentLog(composition: Composition, target: Target, log: SentLog): (begun: Begun) => void {
  const begun = useRef<Begun>(undefined);
  const { request, filled, form } = composition;
  useEffect(() => {
    const note = async ({ state, plan }: Begun, outcome: SentOutcome): Promise<void> => {
      const { requestSnippet } = await loadSnippets();
      log.add({
        id: crypto.randomUUID(),
        at: Date.now(),
        target,
        title: endpointTitle(form.endpoint),
        method: plan.method,
        url: planUrl(plan, "redact"),
        program: requestSnippet("curl", plan, "redact"),
        outcome,
        form: { ...state, made: filled.made() },
      });
    };
    const { unsubscribe } = request.subscribe(({ context }) => {
      const outcome = outcomeOf(context);
      const sent = begun.current;
      if (outcome === undefined || sent === undefined) return;
      begun.current = undefined;
      note(sent, outcome).catch((error: unknown) => console.error(error));
    });
    return unsubscribe;
  }, [request, filled, form, target, log]);
  return (next) => {
    begun.current = next;
  };
}
