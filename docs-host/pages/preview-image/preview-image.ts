import { splitFrontMatter } from "#docs-host/site/front-matter";
import { type ImageColors, imageColors } from "#docs-host/site/look";
import { pageAddress, type Site, type SitePage } from "#docs-host/site/model";
import { pageFacts } from "#docs-host/site/page-facts";
import { fileIdOf, imageAddress, previewHref, textOf } from "./image-address.ts";

/** Settings of the images that are drawn: `og:dynamic…` in the metadata of a site or in front matter. */
interface PreviewSettings {
  /** False if no image is drawn. */
  readonly isOn: boolean;
  /** The file behind the text. */
  readonly backgroundImage?: string | undefined;
  /** CSS colors as they are written. */
  readonly textColor?: string | undefined;
  readonly backgroundColor?: string | undefined;
  /** The logo of this color scheme is shown; by default the one that fits the background. */
  readonly logoColor?: "dark" | "light" | undefined;
  readonly showsLogo: boolean;
  readonly showsSection: boolean;
  readonly showsDescription: boolean;
  readonly showsUrl: boolean;
  readonly showsGradient: boolean;
}

/**
 * Reads the settings of drawn images.
 *
 * @param settingOf returns the value of a setting by its name; in front matter it is a text
 */
function previewSettings(settingOf: (name: string) => unknown): PreviewSettings {
  const of = (part: string): unknown => settingOf(`og:dynamic:${part}`);
  const isOn = (value: unknown): boolean => textOf(value) !== "false" && value !== false;
  const logo = textOf(of("logo-color"));
  return {
    isOn: isOn(settingOf("og:dynamic")),
    backgroundImage: fileIdOf(of("background-image"))?.replace(/^file:/, ""),
    textColor: textOf(of("text-color")),
    backgroundColor: textOf(of("background-color")),
    logoColor: logo === "dark" || logo === "light" ? logo : undefined,
    showsLogo: isOn(of("show-logo")),
    showsSection: isOn(of("show-section")),
    showsDescription: isOn(of("show-description")),
    showsUrl: isOn(of("show-url")),
    showsGradient: isOn(of("show-gradient")),
  };
}

/** All that is in the image of a page for link previews. Plain data, so that it can be sent to another thread. */
export interface PreviewImage {
  readonly siteTitle: string;
  readonly title: string;
  /** The headings above the page. */
  readonly section?: string;
  readonly description?: string;
  /** The address of the page, without its scheme. */
  readonly url?: string;
  readonly colors: ImageColors;
  readonly hasGradient: boolean;
  /** Ids of files of the site. */
  readonly logo?: string;
  readonly background?: string;
}

/** Size of the images in pixels, which Open Graph consumers show without cropping. */
export const previewSize = { width: 1200, height: 630 } as const;

/** Longest texts that are drawn, in characters; more does not fit. */
const [maxTitleLength, maxTextLength] = [300, 500];

/** Returns the contents of a page's preview image; undefined for a page without one. */
export function previewImage(page: SitePage, site: Site, origin: string): PreviewImage | undefined {
  const written = writtenSettings(page);
  const settings = settingsOf(page, site, written);
  if (settings === undefined) return undefined;
  const { look } = site.settings;
  const facts = pageFacts(page, site);
  const description = textOf(written["og:description"]) ?? facts.description;
  const section = page.breadcrumbs.map(({ title }) => title).join(" / ");
  const colors = imageColors(look, { background: settings.backgroundColor, text: settings.textColor });
  const { light, dark } = look.logo.file;
  const scheme = settings.logoColor ?? (colors.isDark ? "dark" : "light");
  const logo = scheme === "dark" ? (dark ?? light) : (light ?? dark);
  const background = settings.backgroundImage;
  return {
    ...{ siteTitle: site.title, colors, hasGradient: settings.showsGradient },
    title: (textOf(written["og:title"]) ?? facts.title).slice(0, maxTitleLength),
    ...(settings.showsSection && section !== "" && { section: section.slice(0, maxTitleLength) }),
    ...(settings.showsDescription && description !== undefined && { description: description.slice(0, maxTextLength) }),
    ...(settings.showsUrl && { url: shownAddress(pageAddress(site, page.slug, origin)) }),
    ...(settings.showsLogo && logo !== undefined && site.files.has(logo) && { logo }),
    ...(background !== undefined && site.files.has(background) && { background }),
  };
}

/** Returns true if a page gets a drawn image: it is public, and neither the page nor its site sets an image. */
export const hasPreviewImage = (page: SitePage, site: Site, written: Written): boolean =>
  settingsOf(page, site, written) !== undefined;

/** The front matter of a page. */
type Written = { readonly [name: string]: unknown };

/** Returns the front matter of a page as it is written. */
export const writtenSettings = (page: SitePage): Written =>
  "markdown" in page && page.markdown !== undefined ? splitFrontMatter(page.markdown).settings.written : {};

function settingsOf(page: SitePage, site: Site, written: Written): PreviewSettings | undefined {
  if (site.isPrivate === true || site.isForMembers === true || page.isHidden || page.isNoindex) return undefined;
  // A page of the site may have the address of the image.
  if (site.pages.has(decodeURIComponent(previewHref(page.slug, site)).slice(1))) return undefined;
  const { metadata } = site.settings;
  const siteValue = (name: string): unknown => (Object.hasOwn(metadata, name) ? metadata[name] : undefined);
  const own = written["og:image"] ?? written.image ?? siteValue("og:image");
  // Any base will do to see if it is an address.
  if (imageAddress(own, site.files, "https://site.example/") !== undefined) return undefined;
  const settings = previewSettings((name) => written[name] ?? siteValue(name));
  return settings.isOn ? settings : undefined;
}

function shownAddress(address: string): string {
  const { host, pathname } = new URL(address);
  try {
    return host + decodeURI(pathname).replace(/\/$/, "");
  } catch {
    // An escaped byte that is not UTF-8, such as `%FF`.
    return host + pathname;
  }
}
