import type { Span, Word } from "../../source.ts";
import { type Read, readMembers, readWord } from "../read.ts";

/** Reads a transport other than HTTP with JSON; returns its position, since generated code speaks HTTP only. */
export const readTransport: Read<Span> = (node, report) => {
  const members = readMembers<{ grpc: { "service-name"?: Word } }>(node, report, {
    name: "a transport",
    keys: {
      grpc: (value, report) =>
        readMembers<{ "service-name": Word }>(value, report, { name: "grpc", keys: { "service-name": readWord } }),
    },
  });
  return members?.grpc && node.span;
};
