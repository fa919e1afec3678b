import { read } from "#engine/secret";
import { violation } from "../checks/index.ts";
import { createMessage } from "../finding-message.ts";
import type { Probe } from "./probe.ts";

/** A page that no server knows. */
const origin = "https://callboard.example";

/** Headers that a page may send without asking (WHATWG Fetch, "CORS-safelisted request-header"). */
const safelisted: ReadonlySet<string> = new Set(["accept", "accept-language", "content-language", "range"]);

const listOf = (text = ""): readonly string[] => text.split(",").map((one) => one.trim().toLowerCase());

/** Asks as a page does before it calls an endpoint; a server that allows pages at all allows the documented headers. */
export const preflightComplete: Probe = {
  checks: ["options-differs"],
  isFor: ({ endpoint }) => endpoint.protocol.kind === "rest",
  run: async ({ prober, target, call }) => {
    const { method, requestHeaders } = target.endpoint;
    const sent = prober
      .planOf(target)(call)
      .headers.map(({ name, value }) => (read(value, "reveal") === "" ? "" : name));
    const documented = requestHeaders.map(({ key }) => key);
    const names = [...new Set([...sent, ...documented].map((name) => name.toLowerCase()))].filter(
      (name) => name !== "" && name !== "cookie" && !safelisted.has(name),
    );
    const { answer, exchange } = await prober.send(target, {
      ...{ ...call, credentials: "none" },
      change: {
        kind: "method",
        method: "OPTIONS",
        headers: [
          ["Origin", origin],
          ["Access-Control-Request-Method", method],
          ...(names.length === 0 ? [] : [["Access-Control-Request-Headers", names.join(",")] as const]),
        ],
      },
    });
    const allowed = answer?.header("access-control-allow-origin");
    // Without it, or for another page, the server does not want to be called by this one.
    if (answer === undefined || answer.status > 299 || (allowed !== "*" && allowed !== origin)) return;
    const methods = listOf(answer.header("access-control-allow-methods"));
    const headers = listOf(answer.header("access-control-allow-headers"));
    const isMissing = (all: readonly string[], name: string): boolean =>
      !all.includes(name) && (!all.includes("*") || name === "authorization");
    const missing = [
      ...(["get", "head", "post"].includes(method.toLowerCase()) || !isMissing(methods, method.toLowerCase())
        ? []
        : [method]),
      ...names.filter((name) => isMissing(headers, name)),
    ];
    if (missing.length === 0) return;
    const message = createMessage(
      "A preflight does not allow {}, so pages can't make the documented request.",
      missing.join(", "),
    );
    prober.report(target, violation("options-differs", `preflight ${missing.join(", ")}`, message), [exchange]);
  },
};
