import { announcementKey, announcementOf } from "./announcement.tsx";
import type { FramePage } from "./frame-page.ts";
import { headerRoom } from "./header-room.ts";

/** The sizes of the theme, which a site without others keeps. */
const own = { pageWidth: "88rem", contentWidth: "44rem", sidebarWidth: "18rem", headerHeight: "4rem" } as const;

const properties: { readonly [K in keyof typeof own]: string } = {
  pageWidth: "--page-width",
  contentWidth: "--content-width",
  sidebarWidth: "--sidebar",
  headerHeight: "--header",
};

/** Sizes that hold text, and so grow with it. */
const grows: ReadonlySet<string> = new Set<keyof typeof own>(["contentWidth", "sidebarWidth", "headerHeight"]);

/** Returns the styles of a page that come from the settings of its site. */
export function frameStyle(frame: FramePage): readonly string[] {
  const { layout } = frame.site.settings;
  const announcement = announcementOf(frame);
  // The table has the same keys as the properties.
  const sizes = (Object.keys(own) as (keyof typeof own)[]).flatMap((key) =>
    layout[key] === own[key] ? [] : [`${properties[key]}:${grows.has(key) ? growing(layout[key]) : layout[key]}`],
  );
  const dismissed =
    announcement === undefined
      ? []
      : [`[data-dismissed="${announcementKey(announcement)}"] .announcement{display:none}`];
  return [...(sizes.length === 0 ? [] : [`:root{${sizes.join(";")}}`]), ...dismissed, ...headerRoom(frame)];
}

/** Lets a size in pixels grow with the text of readers who have set it larger. */
function growing(size: string): string {
  const pixels = /^([\d.]+)px$/.exec(size)?.[1];
  return pixels === undefined ? size : `max(${size},${Number(pixels) / 16}rem)`;
}
