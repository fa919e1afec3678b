import type { Site } from "#docs-host/site/model";
import type { LoginAccess, LoginPlace } from "./login/index.ts";

/** Returns the site as the reader who sent a request may see it. */
export const readersSite = (site: Site, login: LoginAccess | undefined, request: Request, place: LoginPlace): Site =>
  site.forMembers !== undefined && login?.isLoggedIn(request, place) === true ? site.forMembers : site;
