import { createContext } from "react";
import type { Site } from "#docs-host/site/model";

/** Returns the address of a file of the site, such as `file:7f3a`, or of a web address. */
export type ResolveFile = (path: string) => string | undefined;

/** The files of the site that a page belongs to. */
export const FileContext = createContext<ResolveFile>(() => undefined);

/** Creates the lookup of the files of a site. */
export const siteFileAddress =
  ({ files }: Pick<Site, "files">): ResolveFile =>
  (path) =>
    /^(?:https?:|data:image\/)/i.test(path) ? path : files.get(path.replace(/^file:/, ""))?.url;
