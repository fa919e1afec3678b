import type { FormState } from "#engine/form";
import { routeText } from "#engine/model";
import { planUrl, type RequestPlan } from "#engine/request";
import { loadSnippetWriter } from "#snippets/request";
import type { SentOutcome } from "#ui/history";
import { writers } from "#ui/writers";
import type { SessionStore } from "../adapters/session-store.ts";
import { recentAnswers } from "../answer-tools/recent-answers.ts";
import type { Composition } from "../compose/index.ts";
import { sentLogIn, type Target } from "../switching/index.ts";

/** A pending request without credentials, in the two forms that are stored. */
export interface Begun {
  readonly state: FormState;
  readonly plan: RequestPlan;
}

type RequestSnapshot = ReturnType<Composition["request"]["getSnapshot"]>;

/** A request that has ended. */
interface Ended {
  readonly composition: Composition;
  readonly target: Target;
  readonly store: SessionStore;
  readonly sent: Begun;
  readonly snapshot: RequestSnapshot;
}

/** Adds a request to the log of a tab. */
export async function noteSent({ composition, target, store, sent, snapshot }: Ended): Promise<void> {
  const { form, filled, media } = composition;
  const { state, plan } = sent;
  const write = await loadSnippetWriter("curl");
  const { response } = snapshot.context;
  const entry = { id: crypto.randomUUID(), at: Date.now(), method: plan.method, url: planUrl(plan, "redact") };
  if (response !== undefined) recentAnswers.add({ ...entry, response });
  sentLogIn(store).add({
    ...entry,
    target,
    title: form.endpoint.displayName ?? routeText(form.endpoint),
    program: write(plan, "redact"),
    outcome: outcomeOf(snapshot),
    form: { ...state, made: filled.made(), contentType: media?.contentType, accept: media?.accept },
  });
}

/** The end of a send. A stopped request was sent all the same. */
function outcomeOf(snapshot: RequestSnapshot): SentOutcome {
  const { response, failure, answer } = snapshot.context;
  if (failure !== undefined) return { kind: "failed", message: writers().failureMessage(failure) };
  if (response !== undefined) {
    const { status, statusText, time, size } = response;
    return { kind: "answered", status, statusText, time, size };
  }
  return { kind: "stopped", size: answer?.stream.bytes ?? 0 };
}

/** Loads the tools below answers. Like the log, they are needed once something was sent. */
export const loadAnswerTools = () => import("../answer-tools/answer-tools.tsx");
