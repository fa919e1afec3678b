import { explorerParameter } from "#docs-host/site/page-data";
import { listFields } from "#ui/reference";
import { siteKeyOf } from "../hosting/index.ts";
import type { SiteRequest } from "./messages.ts";

/** The parameters in addresses of pages that decide what is shown: parts of lists and of changelogs, open playgrounds. */
const parameters: ReadonlySet<string> = new Set([explorerParameter, ...Object.values(listFields), "page", "tag"]);

/** Returns the key of an answer: equal for all addresses of it, whatever else their queries say. */
export function answerKey({ site, isLoggedIn, name, request }: SiteRequest, hash: string): string {
  const { pathname, searchParams } = new URL(request.url);
  const query = [...searchParams].filter(([parameter]) => parameters.has(parameter));
  return JSON.stringify([siteKeyOf(site), hash, isLoggedIn, name, request.headers, pathname, query]);
}

/** Returns the key of a request: requests with equal keys have equal answers while a site does not change. */
export const requestKey = ({ site, isLoggedIn, name, loginPlace, request }: SiteRequest): string =>
  JSON.stringify([siteKeyOf(site), isLoggedIn, name, loginPlace, request.headers, request.url]);
