import type { Issue } from "#engine/interpret";
import type { TypedIssue } from "#ui/form";

/** Selects the issues of one type of message. */
export const isOfMessage =
  (type: string) =>
  ({ path }: Issue | TypedIssue): boolean =>
    path[0] === "messages" && path[1] === type;

/** Selects the issues of the handshake. */
export const isOfHandshake = ({ path }: Issue | TypedIssue): boolean => path[0] !== "messages";
