import type { Step } from "../call.ts";
import { violation } from "../checks/index.ts";
import { createMessage } from "../finding-message.ts";
import type { Target } from "../targets/index.ts";
import type { Probe } from "./probe.ts";

const hasHeader = (properties: readonly { readonly key: string }[], name: string): boolean =>
  properties.some(({ key }) => key.toLowerCase() === name);

const hasStatus = ({ endpoint }: Target, status: number): boolean =>
  [...endpoint.responses, ...endpoint.errors].some(
    ({ statusCode, statusRange }) => statusRange === undefined && statusCode === status,
  );

/** Reads a thing again on condition that it has changed, where that is documented (RFC 9110 section 13.1.2). */
export const conditionsRespected: Probe = {
  checks: ["condition-ignored"],
  isFor: (target) =>
    target.endpoint.method === "GET" &&
    (hasHeader(target.endpoint.requestHeaders, "if-none-match") || hasStatus(target, 304)),
  run: async ({ prober, target, call }) => {
    const first = await prober.send(target, call);
    const etag = first.answer?.header("etag");
    if (first.answer === undefined || first.answer.status > 299 || etag === undefined) return;
    const change = { kind: "header", name: "If-None-Match", value: etag } as const;
    const next = await prober.send(target, { ...call, change });
    const exchanges = [first.exchange, next.exchange];
    const steps: readonly Step[] = [
      { call: first.exchange.call, takes: [] },
      { call: next.exchange.call, takes: [{ step: 0, from: { kind: "header", name: "ETag" }, to: ["change"] }] },
    ];
    if (next.answer?.status === 304) {
      // RFC 9110 section 15.4.5.
      if (next.answer.header("etag") === undefined) {
        const message = createMessage("A 304 has no ETag; the 200 before has {}.", etag);
        prober.report(target, violation("condition-ignored", "304 without ETag", message), exchanges, steps);
      }
      if (next.answer.bytes.length > 0) {
        prober.report(
          target,
          violation("condition-ignored", "304 with a body", createMessage("A 304 has a body.")),
          exchanges,
          steps,
        );
      }
      return;
    }
    if (next.answer?.status !== first.answer.status || next.answer.header("etag") !== etag) return;
    const messageParts = createMessage(
      "A thing that still has the entity tag {} was sent again with {} instead of 304.",
      etag,
      `${next.answer.status}`,
    );
    prober.report(target, violation("condition-ignored", "If-None-Match", messageParts), exchanges, steps);
  },
};
