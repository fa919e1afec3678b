import { visibleAt } from "#engine/auth";
import { generatedText } from "#locales/messages/generated";
import { SendFailedError } from "#machines";
import { writers } from "#ui/writers";
import { openQuestion } from "../auth/index.ts";
import { loadEndpoints } from "../switching/index.ts";
import type { GeneratedRequestsProps } from "./props.ts";
import { prepareRun } from "./run/prepare-run.ts";
import { schemeValues } from "./run/scheme-values.ts";
import type { PrepareRun } from "./run/start-run.ts";

const refused = (problem: string) => ({ ok: false, problem }) as const;

/**
 * Prepares a run from the current state of a playground: with its form, its credentials and its environment. Nothing
 * that the reader has to answer first is sent.
 */
export async function prepareFrom(
  { composition, baseUrl, asking, opened, refusal, shared, endpointsUrl }: GeneratedRequestsProps,
  signal: AbortSignal,
): ReturnType<PrepareRun> {
  const { auth, filled, deps, guard, media } = composition;
  if (!navigator.onLine) return refused(generatedText().offline);
  if (refusal !== undefined) return refused(refusal);
  if (baseUrl === "") return refused(generatedText().noServer);
  const state = filled.port.read();
  const sentHeaders = () => auth.outgoing(auth.card.getSnapshot().context).headers;
  const plan = composition.plan(state, sentHeaders(), baseUrl);
  if (openQuestion(asking, auth.destinationOf(plan.url), state) !== undefined)
    return refused(generatedText().answerFirst);
  try {
    // An expired token is renewed as for any other request.
    await auth.ready(plan);
  } catch (error) {
    if (error instanceof SendFailedError) return refused(writers().failureMessage(error.failure));
    throw error;
  }
  const choice = auth.card.getSnapshot().context;
  return prepareRun({
    ...{ api: deps.api, state, baseUrl },
    form: media?.whole ?? composition.form,
    secrets: guard.secrets(state),
    credentials: schemeValues(auth.pick(choice), visibleAt(choice), sentHeaders()),
    send: deps.sendUnrecorded ?? deps.send,
    loadAnswers: (aborted) => shared.loadForm(opened.target.answersUrl, aborted),
    ...(endpointsUrl !== undefined && {
      listEndpoints: async () => (await loadEndpoints(endpointsUrl)).groups.flatMap(({ entries }) => entries),
    }),
    loadForm: deps.loadForm,
  })(signal);
}
