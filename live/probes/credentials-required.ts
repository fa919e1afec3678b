import type { CallCredentials } from "../call.ts";
import type { CheckId } from "../check-ids.ts";
import { isAccepted, violation } from "../checks/index.ts";
import { createMessage, type FindingText } from "../finding-message.ts";
import type { Target } from "../targets/index.ts";
import type { Probe } from "./probe.ts";

type Attempt = readonly [check: CheckId, credentials: CallCredentials, text: FindingText];

const attempts: readonly [Attempt, Attempt] = [
  ["auth-not-required", "none", "A call without credentials was answered with {}; the description requires them."],
  [
    "wrong-auth-accepted",
    "wrong",
    "A call with credentials that are made up was answered with {}; the description requires them.",
  ],
];

/** Lists the headers with credentials that a call needs together; none if each of several sets is enough. */
function headersTogether({ schemes }: Target): readonly string[] {
  const [only, more] = schemes;
  if (only === undefined || more !== undefined) return [];
  const names = only.schemes.map((scheme) => (scheme.kind === "header" ? scheme.headerWireValue : "Authorization"));
  return names.length < 2 ? [] : [...new Set(names)];
}

/** Calls a protected endpoint without credentials, with made-up ones, and without one of several that it needs together. */
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
    const [[check, , text]] = attempts;
    for (const name of prober.isOn(target, check) ? headersTogether(target) : []) {
      const { answer, exchange } = await prober.send(target, { ...call, change: { kind: "without-header", name } });
      if (answer === undefined || !isAccepted(answer, target)) continue;
      prober.report(target, violation(check, name, createMessage(text, `${answer.status}`)), [exchange]);
    }
  },
};
