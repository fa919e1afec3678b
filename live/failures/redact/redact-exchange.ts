import type { Exchange } from "../../exchange.ts";
import type { FailureStep, NamedSecret } from "../failure.ts";
import { exchangeSecrets } from "./exchange-secrets.ts";
import { fieldRedactors } from "./redact-fields.ts";
import { redactReceived, redactRequest } from "./redact-request.ts";

/** A request and its answer without secrets. */
export type RedactedExchange = Pick<FailureStep, "request" | "answer">;

/** Redacts an exchange as saved failures are (docs/security.md#saved-requests), with bounded bodies. */
export function redactExchange(exchange: Exchange, given: readonly NamedSecret[]): RedactedExchange {
  const { call, request, received } = exchange;
  const redact = fieldRedactors({
    ...{ given, others: exchangeSecrets([exchange]), sent: request.credentials },
    isMadeUp: call.credentials === "wrong",
  });
  return { request: redactRequest(request, redact), answer: redactReceived(received, redact) };
}
