import { type Answer, type Violation, violation } from "../checks/index.ts";
import { createMessage, type MessageParts } from "../finding-message.ts";
import type { Probe } from "./probe.ts";

/** Statuses of servers that have no HEAD; a missing path is not among them if GET has it. */
const without: ReadonlySet<number> = new Set([405, 501]);

/** Compares HEAD with GET (RFC 9110 section 9.3.2). */
export const headLikeGet: Probe = {
  checks: ["head-differs"],
  isFor: ({ endpoint }) => endpoint.method === "GET",
  run: async ({ prober, target, call, all }) => {
    const first = await prober.send(target, call);
    if (first.answer === undefined || first.answer.status > 299) return;
    const head = await prober.send(target, { ...call, change: { kind: "method", method: "HEAD" } });
    const second = await prober.send(target, call);
    if (head.answer === undefined || second.answer?.status !== first.answer.status) return;
    const isDocumented = all.some(
      ({ endpoint }) => endpoint.method === "HEAD" && endpoint.path === target.endpoint.path,
    );
    if (without.has(head.answer.status) && !isDocumented) return;
    const isStable = first.answer.bytes.length === second.answer.bytes.length;
    for (const one of differencesOf(head.answer, first.answer, isStable)) {
      prober.report(target, one, [first.exchange, head.exchange]);
    }
  },
};

function differencesOf(head: Answer, get: Answer, isStable: boolean): readonly Violation[] {
  const found = (cause: string, messageParts: MessageParts): readonly Violation[] => [
    violation("head-differs", cause, messageParts),
  ];
  if (head.status === 429 || head.status === 503) return [];
  if (head.status !== get.status) {
    return found("status", createMessage("HEAD was answered with {}, GET with {}.", `${head.status}`, `${get.status}`));
  }
  const [type, getType] = [head.header("content-type"), get.header("content-type")];
  if (type !== undefined && getType !== undefined && type !== getType) {
    return found("content-type", createMessage("HEAD has the Content-Type {}, GET has {}.", type, getType));
  }
  const length = head.header("content-length");
  const isCoded = get.header("content-encoding") !== undefined;
  if (length !== undefined && isStable && !isCoded && !get.isCut && Number(length) !== get.bytes.length) {
    return found(
      "content-length",
      createMessage("HEAD announces {} bytes, GET has {}.", length, `${get.bytes.length}`),
    );
  }
  return [];
}
