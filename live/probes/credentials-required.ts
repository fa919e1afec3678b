import type { CallCredentials } from "../call.ts";
import type { CheckId } from "../check-ids.ts";
import { broken, isAccepted } from "../checks/index.ts";
import type { Probe } from "./probe.ts";

const attempts: readonly (readonly [check: CheckId, credentials: CallCredentials, how: string])[] = [
  ["auth-not-required", "none", "without credentials"],
  ["wrong-auth-accepted", "wrong", "with credentials that are made up"],
];

/** Calls a protected endpoint without credentials, and with made-up ones. */
export const credentialsRequired: Probe = {
  checks: ["auth-not-required", "wrong-auth-accepted"],
  isFor: ({ schemes }) =>
    schemes.length > 0 && schemes.every((set) => set.schemes.some(({ kind }) => kind !== "mutualTLS")),
  run: async ({ prober, target, call }) => {
    for (const [check, credentials, how] of attempts) {
      if (!prober.isOn(check)) continue;
      const { answer, exchange } = await prober.send(target, { ...call, credentials });
      if (answer === undefined || !isAccepted(answer, target)) continue;
      prober.report(
        target,
        broken(check, credentials, `A call ${how} was answered with ${answer.status}; the description requires them.`),
        [exchange],
      );
    }
  },
};
