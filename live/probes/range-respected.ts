import { hasRanges } from "../targets/index.ts";
import type { Probe } from "./probe.ts";

/** Asks for the first two bytes: the checks of every answer compare a part with its headers. */
export const rangeRespected: Probe = {
  checks: ["wrong-header"],
  isFor: hasRanges,
  run: async ({ prober, target, call }) => {
    await prober.send(target, { ...call, change: { kind: "header", name: "Range", value: "bytes=0-1" } });
  },
};
