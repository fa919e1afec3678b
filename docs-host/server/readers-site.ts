import type { Site } from "../app/site/index.ts";
import type { LoginAccess } from "./login/index.ts";

/** Returns the site as the reader who sent a request may see it. */
export const readersSite = (site: Site, login: LoginAccess | undefined, request: Request): Site =>
  site.forMembers !== undefined && login?.isLoggedIn(request) === true ? site.forMembers : site;
