import type { Call } from "../call.ts";
import type { Exchange, Send } from "../exchange.ts";
import type { Finding } from "../finding.ts";
import { bindCall } from "./bind-call.ts";
import type { Failure, FailureStep, NamedSecret } from "./failure.ts";
import { withSecrets } from "./redact-form.ts";
import type { BuildRequest } from "./taken-text.ts";

/** The cause and the message of a failure. */
export type Shown = Pick<Finding, "cause" | "message">;

/** The dependencies of making a failure again. */
export interface ReplayDeps {
  readonly build: BuildRequest;
  readonly send: Send;
  /** Returns what is wrong with the answers; `undefined` if nothing is. */
  readonly judge: (exchanges: readonly Exchange[]) => Shown | undefined;
  readonly secrets: readonly NamedSecret[];
  readonly signal?: AbortSignal;
}

/** The result of a replay. */
export type ReplayOutcome =
  /** It fails as before. */
  | { readonly kind: "same"; readonly found: Shown }
  /** The check fails for another cause. */
  | { readonly kind: "other"; readonly found: Shown }
  /** It no longer fails. */
  | { readonly kind: "passed" }
  /** A step could not be made, so nothing is known. */
  | { readonly kind: "not-made"; readonly reason: string };

/** A replay with everything that was sent and received. */
export interface Replayed {
  readonly outcome: ReplayOutcome;
  readonly exchanges: readonly Exchange[];
}

/** Makes the steps of a failure again, one after the other, with the values of the new answers. */
export async function replayFailure(failure: Failure, deps: ReplayDeps): Promise<Replayed> {
  const exchanges: Exchange[] = [];
  for (const [index, step] of failure.steps.entries()) {
    const bound = bindCall(
      { call: callOf(step, deps.secrets), takes: step.takes },
      exchanges.map(({ received }) => received),
    );
    if (!bound.ok) return { outcome: { kind: "not-made", reason: `step ${index + 1}: ${bound.reason}` }, exchanges };
    const request = deps.build(bound.call);
    const received = await deps.send(request, deps.signal);
    if (received.kind === "none" && received.reason === "aborted") {
      return { outcome: { kind: "not-made", reason: "it was interrupted" }, exchanges };
    }
    const isLast = index === failure.steps.length - 1;
    // After a message that ended the server, the next connection has no answer.
    const isExpected = isLast && (failure.check === "no-answer" || (failure.check === "channel-broken" && index > 0));
    if (received.kind === "none" && !isExpected) {
      return { outcome: { kind: "not-made", reason: `step ${index + 1}: no answer: ${received.message}` }, exchanges };
    }
    exchanges.push({ call: bound.call, request, received });
  }
  const found = deps.judge(exchanges);
  if (found === undefined) return { outcome: { kind: "passed" }, exchanges };
  return { outcome: { kind: found.cause === failure.cause ? "same" : "other", found }, exchanges };
}

const callOf = ({ endpoint, form, credentials, change }: FailureStep, secrets: readonly NamedSecret[]): Call => ({
  endpoint,
  form: withSecrets(form, secrets),
  credentials,
  ...(change && { change }),
});
