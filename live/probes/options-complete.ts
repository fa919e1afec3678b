import { violation } from "../checks/index.ts";
import { createMessage } from "../finding-message.ts";
import { plainPath } from "../resources/index.ts";
import type { Probe } from "./probe.ts";

/** Reads the methods that OPTIONS lists (RFC 9110 sections 9.3.7 and 10.2.1). */
export const optionsComplete: Probe = {
  checks: ["options-differs"],
  isFor: ({ endpoint }) => endpoint.protocol.kind === "rest",
  run: async ({ prober, target, call, all }) => {
    const path = plainPath(target.endpoint);
    const documented = all
      .filter(({ endpoint }) => plainPath(endpoint) === path)
      .map(({ endpoint }) => endpoint.method);
    if (documented[0] !== target.endpoint.method && prober.options.allowWrites) return;
    const change = { kind: "method", method: "OPTIONS" } as const;
    const { answer, exchange } = await prober.send(target, { ...call, change });
    const allow = answer?.header("allow");
    if (answer === undefined || answer.status > 299 || allow === undefined || allow.includes("*")) return;
    const listed = new Set(allow.split(",").map((method) => method.trim().toUpperCase()));
    const missing = documented.filter((method) => !listed.has(method));
    if (missing.length === 0) return;
    const messageParts = createMessage("OPTIONS lists {}; the description has {} too.", allow, missing.join(", "));
    prober.report(target, violation("options-differs", missing.join(", "), messageParts), [exchange]);
  },
};
