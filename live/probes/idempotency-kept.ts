import { equalJson } from "#engine/json";
import type { Call } from "../call.ts";
import { idempotencyKey, keyHeader } from "../cases/index.ts";
import { isAccepted, violation } from "../checks/index.ts";
import { createMessage } from "../finding-message.ts";
import { withValueAt } from "../with-value-at.ts";
import type { Probe } from "./probe.ts";

/** Sends a request twice with the same idempotency key, for endpoints with such a header. */
export const idempotencyKept: Probe = {
  checks: ["idempotency-ignored"],
  isFor: (target) => keyHeader(target) !== undefined,
  run: async ({ prober, target, call }) => {
    const header = keyHeader(target);
    const key = idempotencyKey(target, `${prober.options.run ?? prober.options.seed}-repeated-${prober.next()}`);
    if (header === undefined || key === undefined) return;
    const keyed: Call = {
      ...call,
      keepsKey: true,
      form: target.formOf(withValueAt(call.form.value, ["headers", header], key)),
    };
    if (!target.isValid(keyed.form)) return;
    const first = await prober.send(target, keyed);
    if (first.answer === undefined || !isAccepted(first.answer, target)) return;
    const next = await prober.send(target, keyed);
    if (next.answer === undefined || !isAccepted(next.answer, target)) return;
    const [one, other] = [first.answer.json(), next.answer.json()];
    const isSame = first.answer.header("location") === next.answer.header("location");
    if (isSame && (!one.ok || !other.ok || equalJson(one.value, other.value))) return;
    prober.report(
      target,
      violation(
        "idempotency-ignored",
        header,
        createMessage("A repeated request with the same {} got another answer.", header),
      ),
      [first.exchange, next.exchange],
    );
  },
};
