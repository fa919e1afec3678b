import { cursorsOf } from "../cases/index.ts";
import { withValueAt } from "../with-value-at.ts";
import type { Probe } from "./probe.ts";

/** A text that no server has given out. */
const madeUp = "callboard-unknown";

/** Asks for the page after a made-up cursor. A server may refuse it or answer with any page, but must not fail. */
export const unknownCursor: Probe = {
  checks: ["server-error", "no-answer", "leak"],
  isFor: (target) => target.endpoint.method === "GET" && cursorsOf(target).length > 0,
  run: async ({ prober, target, call }) => {
    for (const { key } of cursorsOf(target)) {
      const form = target.formOf(withValueAt(call.form.value, ["queryParameters", key], madeUp));
      await prober.send(target, { ...call, form });
    }
  },
};
