import type { Span } from "../../source.ts";
import { type Read, readMembers, readWord } from "../read.ts";

/** Reads a transport other than HTTP with JSON; returns its position, since generated code speaks HTTP only. */
export const readTransport: Read<Span> = (node, report) => {
  const members = readMembers(node, report, {
    name: "a transport",
    keys: {
      grpc: (value, report) => readMembers(value, report, { name: "grpc", keys: { "service-name": readWord } }),
    },
  });
  return members?.grpc && node.span;
};
