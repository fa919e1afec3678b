import { inLanguages, labelAt, type NavbarLink, type Site } from "#docs-host/site/model";
import type { FramePage } from "./frame-page.ts";
import { productChoices } from "./switches.tsx";
import { hasSearchInTabs } from "./tab-bar.tsx";

/** Widths in rem, as the style sheets set them. */
const widths = {
  padding: 3,
  gap: 1,
  /** The widest logo, and the smallest field of the search. */
  logo: 16,
  search: 10,
  themes: 6.5,
  /** Padding and border of a control, its arrow or icon, and the gap to the next one. */
  control: 1.75,
  icon: 1.5,
  between: 0.5,
  /** A letter, and a sign of Chinese, Japanese or Korean. */
  letter: 0.5,
  sign: 0.9,
} as const;

/** The width from which a page has its sidebar beside its text, in rem. */
const wide = 62;

/**
 * Returns the styles of a page that move what its header has no room for into the contents: first the links of the
 * navbar, then the choices between the parts of the site. How wide they are is estimated from their texts, generously.
 */
export function headerRoom(frame: FramePage): readonly string[] {
  const { layout, look, search, navbarLinks } = frame.site.settings;
  if (!layout.hasHeader) return [];
  const rest =
    widths.padding +
    logoWidth(frame.site) +
    (search.isOn && layout.searchbarPlacement !== "sidebar" && !hasSearchInTabs(frame)
      ? widths.search + widths.gap
      : 0) +
    (look.schemes === "both" ? widths.themes + widths.gap : 0);
  const switches = layout.switcherPlacement === "header" ? switchesWidth(frame) : 0;
  const links = sum(navbarLinks.map((link) => linkWidth(link, (label) => labelAt(frame.site, frame.page, label))));
  return [
    ...(links === 0 ? [] : moved("links", rest + switches + widths.gap + links, layout.pageWidth)),
    ...(switches === 0 ? [] : moved("switches", rest + switches, layout.pageWidth)),
  ];
}

/** A part of the header that the contents have too. */
type MovedPart = "links" | "switches";

const selectors: { readonly [P in MovedPart]: string } = {
  links: ".masthead .navbar",
  switches: ".masthead-switches",
};

/** Returns the rule that moves a part of the header on pages narrower than it needs, in rem. */
function moved(part: MovedPart, needed: number, pageWidth: string): readonly string[] {
  if (needed <= wide) return [];
  const limit = pageWidth.endsWith("rem") ? Number.parseFloat(pageWidth) : Number.parseFloat(pageWidth) / 16;
  // A header as wide as the page never has the room that is more.
  const below = needed > limit ? "" : ` and (width < ${Math.ceil(needed)}rem)`;
  const rules =
    `${selectors[part]}{display:none}[data-spare="${part}"]{display:block}` +
    // Pages without a sidebar have the contents as a menu.
    ":root:has(.sidebar[data-drawer]) .menu-button{display:inline-flex}.sidebar[data-drawer]:popover-open{display:block}";
  return [`@media (width >= ${wide}rem)${below}{${rules}}`];
}

function logoWidth({ title, files, settings }: Site): number {
  const { file, height, rightText = "" } = settings.look.logo;
  const beside = rightText === "" ? 0 : textWidth(rightText) + widths.between;
  const id = file.light ?? file.dark;
  // Letters of the name are a third larger.
  if (id === undefined) return textWidth(title) * 1.35 + beside;
  const image = files.get(id);
  const ratio = image?.width === undefined || image.height === undefined ? undefined : image.width / image.height;
  return Math.min(widths.logo, ratio === undefined ? widths.logo : (ratio * height) / 16) + beside;
}

function switchesWidth(frame: FramePage): number {
  const { site, page, product, version, language } = frame;
  const { productSwitcher } = site.settings.theme;
  const products = productSwitcher === "tabs" ? [] : productChoices(frame);
  const shown = productSwitcher === "toggle" ? products : products.filter(({ isCurrent }) => isCurrent);
  const versions = (product?.versions ?? []).length > 1 ? [version?.title ?? ""] : [];
  const languages = inLanguages(site, page, language);
  const texts = [
    ...(products.length > 1 ? shown.map(({ title }) => title) : []),
    ...versions,
    ...(languages.length > 1 ? ["Português (Brasil)"] : []),
  ];
  // A version may have the name of its stage after its own.
  const stage = version?.stage === undefined ? 0 : 6;
  return sum(texts.map((text) => textWidth(text) + widths.control + widths.icon + widths.gap)) + stage;
}

function linkWidth(link: NavbarLink, translate: (label: string) => string): number {
  const text = link.kind === "github" ? link.href.replace(/^https?:\/\/[^/]*\//, "") : translate(link.text);
  const icons = link.kind === "github" ? 1 : [link.icon, link.rightIcon].filter((icon) => icon !== undefined).length;
  const arrow = link.kind === "dropdown" ? 1 : 0;
  return textWidth(text) + widths.control + widths.between + (icons + arrow) * widths.icon;
}

const textWidth = (text: string): number =>
  sum([...text].map((letter) => (letter >= "\u2e80" ? widths.sign : widths.letter)));

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
