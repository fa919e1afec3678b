import type { SiteSettings } from "../../site/index.ts";
import { announcementKey } from "./announcement.tsx";

/** The sizes of the theme, which a site without others keeps. */
const own = { pageWidth: "88rem", contentWidth: "44rem", sidebarWidth: "18rem", headerHeight: "4rem" } as const;

const properties: { readonly [K in keyof typeof own]: string } = {
  pageWidth: "--page-width",
  contentWidth: "--content-width",
  sidebarWidth: "--sidebar",
  headerHeight: "--header",
};

/** Returns the styles of a page that come from the settings of its site. */
export function frameStyle({ layout }: SiteSettings, announcement: string | undefined): readonly string[] {
  // The keys of the table are those of the properties.
  const sizes = (Object.keys(own) as (keyof typeof own)[]).flatMap((key) =>
    layout[key] === own[key] ? [] : [`${properties[key]}:${layout[key]}`],
  );
  const dismissed =
    announcement === undefined
      ? []
      : [`[data-dismissed="${announcementKey(announcement)}"] .announcement{display:none}`];
  return [...(sizes.length === 0 ? [] : [`:root{${sizes.join(";")}}`]), ...dismissed];
}
