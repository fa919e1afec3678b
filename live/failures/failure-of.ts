import type { ApiModel } from "#engine/model";
import { typesIn } from "#engine/shape";
import type { Step } from "../call.ts";
import type { Finding } from "../finding.ts";
import { resourcesOf, undoStep } from "../resources/index.ts";
import { targetsOf } from "../targets/index.ts";
import { expectationOf } from "./expectation.ts";
import type { Failure, FailureStep, NamedSecret } from "./failure.ts";
import { exchangeSecrets } from "./redact/exchange-secrets.ts";
import { type Redactor, readable } from "./redact/redact.ts";
import { type FieldSecrets, fieldRedactors } from "./redact/redact-fields.ts";
import { redactForm } from "./redact/redact-form.ts";
import { redactReceived } from "./redact/redact-request.ts";
import { type BuildRequest, redactStepRequest } from "./redact/redact-step-request.ts";

/** The facts of a run that are the same for all its findings. */
export interface RunFacts extends Pick<Failure, "api" | "server" | "definition" | "seed"> {
  readonly model: ApiModel;
  /** Everything that must not be saved; see `namedSecrets`. */
  readonly secrets: readonly NamedSecret[];
  /** Plans the request of a call as the run does; without it, files don't show where values of answers are used. */
  readonly build?: BuildRequest;
}

/**
 * Turns a finding into a failure that can be saved: without secrets (docs/security.md#saved-requests), without durations,
 * and with bounded bodies.
 *
 * @param form the mark of the form of the last call (`formMark` of the site)
 */
export function failureOf(finding: Finding, facts: RunFacts, form?: string): Failure {
  const { api, server, definition, seed, model, build } = facts;
  const { check, endpoint, cause, message, at, steps, exchanges } = finding;
  const others = exchangeSecrets(exchanges);
  const secrets = { given: facts.secrets, others };
  const { echo } = fieldRedactors(secrets);
  const resources = build === undefined ? [] : resourcesOf(targetsOf(model));
  const called = model.endpoints.find(({ id }) => id === steps.at(-1)?.call.endpoint);
  return {
    ...(api !== undefined && { api }),
    server: readable(echo(server)),
    definition,
    ...(form !== undefined && { form }),
    ...{ seed, check, endpoint },
    cause: readable(echo(cause)),
    message: readable(echo(message)),
    ...(at && { at: at.map((step) => (typeof step === "number" ? step : readable(echo(step)))) }),
    expected: expectationOf(finding, {
      ...{ endpoint: called, types: typesIn(model), redact: echo },
      secrets: facts.secrets.map(({ text }) => text),
    }),
    steps: exchanges.flatMap((exchange, index): readonly FailureStep[] => {
      const step = steps[index];
      if (step === undefined) return [];
      const { request, received } = exchange;
      const { endpoint: id, form: sent, credentials, change } = step.call;
      const redact = fieldRedactors({ ...secrets, sent: request.credentials, isMadeUp: credentials === "wrong" });
      const undo = build && undoStep(step, { exchange, position: index, resources });
      return [
        {
          endpoint: id,
          form: redactForm(sent, redact),
          credentials,
          ...(change && { change: redactChange(change, echo) }),
          takes: step.takes,
          ...(step.wait !== undefined && { wait: step.wait }),
          request: redactStepRequest(step, request, redact, build),
          answer: redactReceived(received, redact),
          ...(undo && { undo: redactUndo(undo, build, secrets) }),
        },
      ];
    }),
  };
}

/** Writes the call that removes something without its secrets. */
function redactUndo(undo: Step, build: BuildRequest, secrets: FieldSecrets): NonNullable<FailureStep["undo"]> {
  const { endpoint, form, credentials } = undo.call;
  const request = build(undo.call);
  const redact = fieldRedactors({ ...secrets, sent: request.credentials });
  return {
    ...{ endpoint, credentials, takes: undo.takes, form: redactForm(form, redact) },
    request: redactStepRequest(undo, request, redact, build),
  };
}

type Changed = NonNullable<FailureStep["change"]>;

function redactChange(change: Changed, redact: Redactor): Changed {
  switch (change.kind) {
    case "header":
      return { ...change, value: readable(redact(change.value)) };
    case "body":
      return { ...change, text: readable(redact(change.text)) };
    case "messages":
      return {
        ...change,
        messages: change.messages.map((one) => ("text" in one ? { text: readable(redact(one.text)) } : one)),
      };
    case "url":
      return { ...change, value: readable(redact(change.value)) };
    case "address":
    case "method":
    case "without-header":
      return change;
  }
}
