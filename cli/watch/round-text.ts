import { type AfterRound, openDrifts, type WatchChange } from "#live/watch";
import { commandText } from "../command-text.ts";
import { counted, printable } from "../text.ts";

/**
 * Writes a round for people: a line for each change, how to repeat what broke, then what lasts.
 *
 * @param files the paths of the failures of the round, by their names
 */
export function roundText({ state, changes }: AfterRound, files: ReadonlyMap<string, string>): string {
  const { lastRound, server } = state;
  if (lastRound === undefined) return "";
  const at = shortTime(lastRound.at);
  if (!lastRound.isUp) return `${at}  no answer from ${server}\n`;
  if (lastRound.isLockedOut === true) {
    return `${at}  ${counted(lastRound.calls, "request")}, nothing compared: every answer was 401 or 403; see --credential and --header\n`;
  }
  const open = openDrifts(state).length;
  const closing = open === 0 ? "as documented" : `${counted(open, "broken promise")} ${open === 1 ? "lasts" : "last"}`;
  const lines = changes.map((change) => {
    const file = change.kind === "gone" ? undefined : files.get(change.drift.file ?? "");
    const again =
      file === undefined ? "" : `${" ".repeat(at.length)}  repeat        ${commandText(`test --replay ${file}`)}\n`;
    return `${at}  ${changeText(change)}\n${again}`;
  });
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
export function roundJson({ state, changes }: AfterRound): string {
  const { lastRound, server, definition } = state;
  return `${JSON.stringify({ ...lastRound, server, definition, changes, open: openDrifts(state) })}\n`;
}
