import type { CallCredentials } from "../call.ts";
import type { CheckId } from "../check-ids.ts";
import { isAccepted, violation } from "../checks/index.ts";
import { createMessage, type FindingText } from "../finding-message.ts";
import type { Probe } from "./probe.ts";

const attempts: readonly (readonly [check: CheckId, credentials: CallCredentials, text: FindingText])[] = [
  ["auth-not-required", "none", "A call without credentials was answered with {}; the description requires them."],
  [
    "wrong-auth-accepted",
    "wrong",
    "A call with credentials that are made up was answered with {}; the description requires them.",
  ],
];

/** Calls a protected endpoint without credentials, and with made-up ones. */
export const credentialsRequired: Probe = {
  checks: ["auth-not-required", "wrong-auth-accepted"],
  isFor: ({ schemes }) =>
    schemes.length > 0 && schemes.every((set) => set.schemes.some(({ kind }) => kind !== "mutualTLS")),
  run: async ({ prober, target, call }) => {
    for (const [check, credentials, text] of attempts) {
      if (!prober.isOn(target, check)) continue;
      const { answer, exchange } = await prober.send(target, { ...call, credentials });
      if (answer === undefined || !isAccepted(answer, target)) continue;
      prober.report(target, violation(check, credentials, createMessage(text, `${answer.status}`)), [exchange]);
    }
  },
};
