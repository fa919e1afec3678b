import { openDrifts, type WatchChange, type WatchState } from "#live/watch";
import { counted, printable } from "../text.ts";

/** Writes a round for people: a line for each change, then what lasts. */
export function roundText({
  state,
  changes,
}: {
  readonly state: WatchState;
  readonly changes: readonly WatchChange[];
}): string {
  const { lastRound, server } = state;
  if (lastRound === undefined) return "";
  const at = shortTime(lastRound.at);
  if (!lastRound.isUp) return `${at}  no answer from ${server}\n`;
  const open = openDrifts(state).length;
  const closing = open === 0 ? "as documented" : `${counted(open, "broken promise")} ${open === 1 ? "lasts" : "last"}`;
  const lines = changes.map((change) => `${at}  ${changeText(change)}\n`);
  return `${lines.join("")}${at}  ${counted(lastRound.calls, "request")}, ${closing}\n`;
}

/** A time to the second, as logs have it; UTC. */
const shortTime = (at: string): string => at.replace("T", " ").replace(/\.\d+Z$/, "");

const words: { readonly [K in WatchChange["kind"]]: string } = {
  new: "broken      ",
  back: "broken again",
  gone: "right again ",
};

const changeText = ({ kind, drift }: WatchChange): string => {
  const { endpoint, check, message, firstSeen } = drift;
  const since = kind === "new" ? "" : ` First seen ${shortTime(firstSeen)}.`;
  return `${words[kind]}  ${printable(endpoint)}  ${check}: ${printable(message)}${since}`;
};

/** Writes a round as one line of JSON. */
export function roundJson({
  state,
  changes,
}: {
  readonly state: WatchState;
  readonly changes: readonly WatchChange[];
}): string {
  const { lastRound, server, definition } = state;
  return `${JSON.stringify({ ...lastRound, server, definition, changes, open: openDrifts(state) })}\n`;
}
