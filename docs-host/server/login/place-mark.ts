import { callsPath } from "#docs-host/site/page-data";
import { parseUrl } from "#engine/host";
import { type LoginRouteDeps, loginPaths } from "./deps.ts";

/** Separates the random part of a state from the mark; the random part is base64url, which has no dot. */
const separator = ".";

/**
 * Returns the mark of a login that begins on another origin than the operator's own: the provider sends readers back to
 * the latter only, which then sends them on to where they began. It is sealed, so that nobody else can name a target.
 */
export function placeMark({ place, home, sealer }: LoginRouteDeps): string {
  return place.origin === home ? "" : separator + sealer.seal("place", place.origin + place.base);
}

/** Returns the address to send a reader on to, with the provider's answer; undefined if their login ends here. */
export function markedPlace({ place, sealer }: LoginRouteDeps, state: string, search: string): string | undefined {
  const mark = state.split(separator)[1];
  const site = mark === undefined ? undefined : sealer.open("place", mark);
  if (site === undefined || site === place.origin + place.base || parseUrl(site) === undefined) return undefined;
  return `${site}${callsPath}/${loginPaths.callback}${search}`;
}
