import type { ReactElement } from "react";
import {
  hrefOf,
  inLanguages,
  type Product,
  type ProductLink,
  type Site,
  slugInProduct,
  slugInVersion,
  translatorAt,
  type Version,
} from "#docs-host/site/model";
import { siteTexts } from "#ui/text";
import { stageName } from "../stage-badge.tsx";
import type { FramePage } from "./frame-page.ts";
import { Switch, type SwitchChoice } from "./switch.tsx";

/** The choices of products and of versions; nothing where there is one. */
export const Switches = (frame: FramePage): ReactElement => (
  <>
    {frame.site.settings.theme.productSwitcher === "default" ? <ProductSwitch {...frame} /> : null}
    <VersionSwitch {...frame} />
    <LanguageSwitch {...frame} />
  </>
);

/** The choice of a product as a switch. */
const ProductSwitch = (frame: FramePage): ReactElement => (
  <Switch label={siteTexts().text("product")} choices={productChoices(frame)} />
);

/** Returns the visible products of a site, each with the page that it shows in place of this one. */
export const productChoices = ({ site, page, product, language }: FramePage): readonly SwitchChoice[] =>
  site.products.flatMap((one, i) =>
    (one.language ?? site.settings.language) === language ? productChoice(site, page, one, i, one === product) : [],
  );

function productChoice(
  site: Site,
  page: FramePage["page"],
  product: Product | ProductLink,
  index: number,
  isCurrent: boolean,
): readonly SwitchChoice[] {
  const key = `${index}`;
  const { subtitle, icon, image } = product;
  const shown = { key, subtitle, icon: image === undefined ? icon : `file:${image}` };
  if (product.kind === "link") {
    const { title, href, target } = product;
    return [{ ...shown, title, href, isCurrent: false, isOutside: target === "new" || /^https?:/i.test(href) }];
  }
  const slug = page === undefined || isCurrent ? product.home : slugInProduct(site, page, product);
  if (product.title === undefined || product.isHidden || slug === undefined) return [];
  return [{ ...shown, title: product.title, href: hrefOf(slug), isCurrent }];
}

function VersionSwitch({ site, page, product, version }: FramePage): ReactElement {
  const text = siteTexts().text;
  const choices = (product?.versions ?? []).flatMap((one, i) => versionChoice(site, page, one, i, one === version));
  return <Switch label={text("version")} choices={choices} />;
}

function versionChoice(
  site: Site,
  page: FramePage["page"],
  version: Version,
  index: number,
  isCurrent: boolean,
): readonly SwitchChoice[] {
  const slug = page === undefined || isCurrent ? version.home : slugInVersion(site, page, version);
  if (version.title === undefined || (version.isHidden && !isCurrent) || slug === undefined) return [];
  const { title, icon, stage } = version;
  return [
    {
      key: `${index}`,
      title,
      icon,
      note: stageName(stage, translatorAt(site, page).text),
      href: hrefOf(slug),
      isCurrent,
    },
  ];
}

/** The choice of a language; each is named in itself. */
function LanguageSwitch({ site, page, language }: FramePage): ReactElement {
  const text = siteTexts().text;
  const choices = inLanguages(site, page, language).map(({ tag, slug, isCurrent }) => ({
    ...{ key: tag, title: nameOf(tag), href: hrefOf(slug), isCurrent, language: tag },
  }));
  return <Switch label={text("language")} choices={choices} />;
}

/** Returns the name of a language in the language itself; its tag if the name is unknown. */
function nameOf(tag: string): string {
  try {
    const name = new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
  } catch {
    return tag;
  }
}
