import type { CauseCode } from "./causes.ts";
import { type ChannelCauseCode, wordsOf } from "./channel-causes.ts";

/** Standard close codes (RFC 6455 §7.4.1 and its registry at IANA). */
export const closeCodes = {
  protocolError: 1002,
  unsupportedData: 1003,
  policyViolation: 1008,
  messageTooBig: 1009,
  internalError: 1011,
  serviceRestart: 1012,
  tryAgainLater: 1013,
  badGateway: 1014,
} as const;

/**
 * Causes with an HTTP status that would suggest another code: rules of this proxy for an open channel, and its restart.
 */
const exceptions: { readonly [C in CauseCode | ChannelCauseCode]?: number } = {
  "bad-handshake": closeCodes.protocolError,
  "bad-frame": closeCodes.protocolError,
  "too-much-sent": closeCodes.policyViolation,
  "channel-too-much": closeCodes.policyViolation,
  "channel-idle": closeCodes.policyViolation,
  "total-timeout": closeCodes.policyViolation,
  closing: closeCodes.serviceRestart,
};

/** Returns the code that a channel is closed with for a cause of the proxy. */
export function closeCodeOf(cause: CauseCode | ChannelCauseCode): number {
  const { status } = wordsOf(cause);
  const exception = exceptions[cause];
  if (exception !== undefined) return exception;
  if (status === 413 || status === 431) return closeCodes.messageTooBig;
  if (status === 429 || status === 503) return closeCodes.tryAgainLater;
  if (status === 500) return closeCodes.internalError;
  return status > 500 ? closeCodes.badGateway : closeCodes.policyViolation;
}
