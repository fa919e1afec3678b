import { printJson } from "#engine/json";
import { type Answer, violation } from "../checks/index.ts";
import { createMessage, type MessageParts } from "../finding-message.ts";
import { itemsOf } from "../list-items.ts";
import type { Probe } from "./probe.ts";

/** Reads the same thing three times; nothing else is sent in between. */
export const repeatable: Probe = {
  checks: ["not-repeatable"],
  isFor: ({ endpoint }) => endpoint.method === "GET",
  run: async ({ prober, target, call }) => {
    const first = await prober.send(target, call);
    if (first.answer === undefined || first.answer.status > 299) return;
    for (let turn = 0; turn < 2; turn += 1) {
      const next = await prober.send(target, call);
      if (next.answer === undefined || next.answer.status === 429 || next.answer.status === 503) return;
      const difference = differenceOf(first.answer, next.answer);
      if (difference === undefined) continue;
      prober.report(target, violation("not-repeatable", ...difference), [first.exchange, next.exchange]);
      return;
    }
  },
};

/** Values may change with time, but not whether there is an answer, nor the order of the same items. */
function differenceOf(first: Answer, next: Answer): readonly [cause: string, messageParts: MessageParts] | undefined {
  if (next.status !== first.status) {
    return [
      "status",
      createMessage("The same request was answered with {}, then with {}.", `${first.status}`, `${next.status}`),
    ];
  }
  const [one, other] = [first.json(), next.json()];
  if (!one.ok || !other.ok) return undefined;
  const [items, others] = [
    itemsOf(one.value)?.map((item) => printJson(item)),
    itemsOf(other.value)?.map((item) => printJson(item)),
  ];
  if (items === undefined || others === undefined || items.length < 2) return undefined;
  const isSame = items.every((item, i) => item === others[i]);
  const isSorted = [...items].sort().join("\n") === [...others].sort().join("\n");
  return !isSame && isSorted
    ? ["order", createMessage("The same request was answered with the same items in another order.")]
    : undefined;
}
