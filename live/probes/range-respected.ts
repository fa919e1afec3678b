import type { Probe } from "./probe.ts";

/** Asks for the first two bytes: the checks of every answer compare a part with its headers. */
export const rangeRespected: Probe = {
  checks: ["wrong-header"],
  isFor: ({ endpoint }) =>
    endpoint.method === "GET" &&
    (endpoint.responses.some(({ statusCode }) => statusCode === 206) ||
      endpoint.requestHeaders.some(({ key }) => key.toLowerCase() === "range")),
  run: async ({ prober, target, call }) => {
    await prober.send(target, { ...call, change: { kind: "header", name: "Range", value: "bytes=0-1" } });
  },
};
