import type { SiteMetadata } from "#docs-host/site/model";
import {
  hasPreviewImage,
  imageAddress,
  previewHref,
  previewSize,
  textOf,
  webAddressOf,
} from "../preview-image/index.ts";
import type { TaggedPage } from "./tagged-page.ts";

/** The names of tags that publishers may set, in the site and in a page. */
const names = [
  ...[
    "og:site_name",
    "og:title",
    "og:description",
    "og:url",
    "og:image",
    "og:image:width",
    "og:image:height",
    "og:image:alt",
  ],
  ...["og:locale", "og:logo", "twitter:title", "twitter:description", "twitter:handle", "twitter:image"],
  ...["twitter:site", "twitter:url", "twitter:card"],
];

const images: ReadonlySet<string> = new Set(["og:image", "og:logo", "twitter:image"]);
const addresses: ReadonlySet<string> = new Set(["og:url", "twitter:url"]);

/** Tags that say something of one page: a default of the site would be wrong on the others. */
const ofPages: ReadonlySet<string> = new Set(["og:title", "og:url", "twitter:title", "twitter:url"]);

/** Returns the Open Graph and Twitter tags of a page. */
export function metadataTags(
  tagged: TaggedPage,
  written: { readonly [name: string]: unknown },
): readonly { readonly name: string; readonly content: string }[] {
  const { page, site, address, title, description } = tagged;
  const own = (name: string): unknown => written[name] ?? (name === "og:image" ? written.image : undefined);
  const given = (name: string): string | undefined => {
    const value = own(name) ?? (ofPages.has(name) ? undefined : defaultOf(site.settings.metadata, name));
    if (images.has(name)) return imageAddress(value, site.files, address);
    const text = textOf(value);
    return text !== undefined && addresses.has(name) ? webAddressOf(text, address) : text;
  };
  const subtitle = textOf(written.subtitle);
  const described = textOf(own("og:description")) ?? description ?? subtitle ?? given("og:description");
  const drawn = drawnImage(tagged, written);
  const usual: { readonly [name: string]: string | undefined } = {
    "og:title": title,
    "og:description": described,
    "og:url": address,
    "og:site_name": site.title,
    "twitter:card":
      (given("twitter:image") ?? given("og:image") ?? drawn["og:image"]) ? "summary_large_image" : "summary",
  };
  const tags = names.flatMap((name) => {
    const content = name === "og:description" ? described : (drawn[name] ?? given(name) ?? usual[name]);
    return content === undefined ? [] : [{ name: name === "twitter:handle" ? "twitter:creator" : name, content }];
  });
  return [{ name: "og:type", content: page.kind === "entry" ? "article" : "website" }, ...tags];
}

/** Returns the tags of the image that is drawn for a page, if there is one. */
function drawnImage(
  { page, site, siteUrl, title, drawsPreviews }: TaggedPage,
  written: { readonly [name: string]: unknown },
): { readonly [name: string]: string } {
  if (drawsPreviews !== true || !hasPreviewImage(page, site, written)) return {};
  const { width, height } = previewSize;
  return {
    "og:image": siteUrl + previewHref(page.slug, site).slice((site.base ?? "").length),
    ...{ "og:image:width": String(width), "og:image:height": String(height), "og:image:alt": title },
  };
}

const defaultOf = (metadata: SiteMetadata, name: string): unknown =>
  Object.hasOwn(metadata, name) ? metadata[name] : undefined;
