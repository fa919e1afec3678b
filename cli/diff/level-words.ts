import type { Change, Section } from "#engine/compare";
import { counted } from "../text.ts";

/** The name of each section of reports. */
export const levelWords: { readonly [S in Section]: string } = {
  "breaks-wire": "Breaks the wire",
  "breaks-source": "Breaks source code",
  "behaves-otherwise": "Behaves differently",
  adds: "Additions",
  "docs-only": "Documentation only",
};

/** The side that a change affects, by its direction. */
export const directionWords: { readonly [D in Change["direction"]]: string } = {
  request: "requests",
  response: "answers",
  both: "both ways",
  none: "",
};

/** Returns the call, channel or webhook of a change with its kind; `undefined` for types and the whole API. */
export function ownerOf({
  endpoint,
  channel,
  webhook,
}: Change): { readonly id: string; readonly kind: string } | undefined {
  if (endpoint !== undefined) return { id: endpoint, kind: "call" };
  if (channel !== undefined) return { id: channel, kind: "channel" };
  return webhook === undefined ? undefined : { id: webhook, kind: "webhook" };
}

/** Lists the calls that a change affects, truncated; `undefined` if it affects only the one it is in. */
export function touched(change: Change, most: number): string | undefined {
  const { endpoints } = change;
  if (endpoints.length === 0 || (ownerOf(change) !== undefined && endpoints.length === 1)) return undefined;
  const shown = endpoints.slice(0, most).join(", ");
  const more = endpoints.length > most ? ` and ${endpoints.length - most} more` : "";
  return `${counted(endpoints.length, "call")}: ${shown}${more}`;
}
