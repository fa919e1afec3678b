import { equalJson, isObject, type Json, own } from "#engine/json";
import type { Call } from "../call.ts";
import { idempotencyKey, isValidCall, keyHeader, seedFor, validCases } from "../cases/index.ts";
import { isAccepted, violation } from "../checks/index.ts";
import type { Exchange } from "../exchange.ts";
import { createMessage } from "../finding-message.ts";
import type { Target } from "../targets/index.ts";
import { withValueAt } from "../with-value-at.ts";
import type { Probe, ProbeDeps } from "./probe.ts";

/**
 * Sends a request twice with the same idempotency key, for endpoints with such a header, and then another one with it
 * (draft-ietf-httpapi-idempotency-key-header section 2.7).
 */
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
    if (isSame && (!one.ok || !other.ok || equalJson(one.value, other.value))) {
      const changed = otherBody(target, keyed);
      if (changed !== undefined) await sendOther({ prober, target, header }, first.exchange, changed);
      return;
    }
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

/** Forms that are drawn to find another body. Own choice. */
const maxDraws = 10;

/** Returns a call with the key of another one and another valid body; undefined if none is found. */
function otherBody(target: Target, call: Call): Call | undefined {
  const draw = validCases(target, seedFor(0, target.endpoint.id, "other body"));
  const before = bodyIn(call.form.value);
  for (let position = 0; position < maxDraws && before !== undefined; position += 1) {
    const body = bodyIn(draw(position)?.call.form.value);
    if (body === undefined || equalJson(body, before)) continue;
    const other: Call = { ...call, form: target.formOf(withValueAt(call.form.value, ["body"], body)) };
    if (isValidCall(target, other)) return other;
  }
  return undefined;
}

const bodyIn = (form: Json | undefined): Json | undefined =>
  form !== undefined && isObject(form) ? own(form, "body") : undefined;

/** Sends a used key with another body, which a server that knows the key has to refuse. */
async function sendOther(
  { prober, target, header }: Pick<ProbeDeps, "prober" | "target"> & { readonly header: string },
  first: Exchange,
  call: Call,
): Promise<void> {
  const { answer, exchange } = await prober.send(target, call);
  if (answer === undefined || !isAccepted(answer, target)) return;
  const message = createMessage(
    "A request with the same {} and another body was answered with {}.",
    header,
    `${answer.status}`,
  );
  prober.report(target, violation("idempotency-ignored", "another body", message), [first, exchange]);
}
