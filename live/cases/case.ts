import type { Call } from "../call.ts";
import type { CheckId } from "../check-ids.ts";
import type { MessageParts } from "../finding-message.ts";

/** The answer that a call should have by the description. */
export type Intent =
  /** A valid call. */
  | { readonly kind: "valid" }
  /** A call that has to be refused; `check` reports if it is not, and `fault` says what is wrong with it. */
  | { readonly kind: "invalid"; readonly check: CheckId; readonly fault: string; readonly messageParts?: MessageParts }
  /** A call that a check sends and checks itself. */
  | { readonly kind: "probe" };

/** A call with its intent, and smaller calls to try if it shows a fault. */
export interface Case {
  readonly call: Call;
  readonly intent: Intent;
  /** True if the case tests its path, so that no known value replaces a part of it. */
  readonly hasOwnPath?: boolean;
  /** Lists smaller cases, the smallest first. */
  readonly smaller?: () => Iterable<Case>;
  /** Lists cases with one more usual value, to try when none is smaller. */
  readonly plainer?: () => Iterable<Case>;
}

/** Returns a case with its call and the calls of smaller cases changed; a case that tries its path is unchanged. */
export function withCalls(one: Case, change: (call: Call) => Call): Case {
  if (one.hasOwnPath) return one;
  const { smaller, plainer } = one;
  return {
    ...one,
    call: change(one.call),
    ...(smaller !== undefined && { smaller: changed(smaller, change) }),
    ...(plainer !== undefined && { plainer: changed(plainer, change) }),
  };
}

const changed = (cases: () => Iterable<Case>, change: (call: Call) => Call) =>
  function* (): Generator<Case> {
    for (const next of cases()) yield withCalls(next, change);
  };
