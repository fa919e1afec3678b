import { createContext, type ReactElement, useContext } from "react";
import type { Site } from "#docs-host/site/model";
import { drawIcon } from "../../icons/draw-icon.tsx";

/** The icon of an entry, before its title; nothing without one. */
export function NavIcon({ icon }: { readonly icon: string | undefined }): ReactElement | null {
  const resolve = useContext(FileContext);
  return icon === undefined ? null : drawIcon(icon, { resolve });
}

/** Returns the address of a file of the site, such as `file:7f3a`, or of a web address. */
export type ResolveFile = (path: string) => string | undefined;

/** The files of the site that a page belongs to. */
export const FileContext = createContext<ResolveFile>(() => undefined);

/** Creates the lookup of the files of a site. */
export const siteFileAddress =
  ({ files }: Pick<Site, "files">): ResolveFile =>
  (path) =>
    /^(?:https?:|data:image\/)/i.test(path) ? path : files.get(path.replace(/^file:/, ""))?.url;
