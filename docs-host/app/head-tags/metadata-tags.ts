import type { SiteMetadata } from "../site/index.ts";
import type { TaggedPage } from "./tagged-page.ts";

/** The names of tags that publishers may set, in the site and in a page. */
const names = [
  ...["og:site_name", "og:title", "og:description", "og:url", "og:image", "og:image:width", "og:image:height"],
  ...["og:locale", "og:logo", "twitter:title", "twitter:description", "twitter:handle", "twitter:image"],
  ...["twitter:site", "twitter:url", "twitter:card"],
];

const images: ReadonlySet<string> = new Set(["og:image", "og:logo", "twitter:image"]);
const addresses: ReadonlySet<string> = new Set(["og:url", "twitter:url"]);

/** Tags that say something of one page: a default of the site would be wrong on the others. */
const ofPages: ReadonlySet<string> = new Set(["og:title", "og:url", "twitter:title", "twitter:url"]);

/** Returns the Open Graph and Twitter tags of a page. */
export function metadataTags(
  { page, site, address, title, description }: TaggedPage,
  written: { readonly [name: string]: unknown },
): readonly { readonly name: string; readonly content: string }[] {
  const own = (name: string): unknown => written[name] ?? (name === "og:image" ? written.image : undefined);
  const given = (name: string): string | undefined => {
    const value = own(name) ?? (ofPages.has(name) ? undefined : defaultOf(site.settings.metadata, name));
    const text = images.has(name) ? imageAddress(value, site.files) : textOf(value);
    return text !== undefined && (addresses.has(name) || images.has(name)) ? webAddressOf(text, address) : text;
  };
  const subtitle = textOf(written.subtitle);
  const described = textOf(own("og:description")) ?? description ?? subtitle ?? given("og:description");
  const usual: { readonly [name: string]: string | undefined } = {
    "og:title": title,
    "og:description": described,
    "og:url": address,
    "og:site_name": site.title,
    "twitter:card": (given("twitter:image") ?? given("og:image")) ? "summary_large_image" : "summary",
  };
  const tags = names.flatMap((name) => {
    const content = name === "og:description" ? described : (given(name) ?? usual[name]);
    return content === undefined ? [] : [{ name: name === "twitter:handle" ? "twitter:creator" : name, content }];
  });
  return [{ name: "og:type", content: page.kind === "entry" ? "article" : "website" }, ...tags];
}

const defaultOf = (metadata: SiteMetadata, name: string): unknown =>
  Object.hasOwn(metadata, name) ? metadata[name] : undefined;

function textOf(value: unknown): string | undefined {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}

/** Returns the address of an image: a web address, or a file of the site, by its id in any of the forms of the wire. */
function imageAddress(value: unknown, files: ReadonlyMap<string, { readonly url: string }>): string | undefined {
  const inner =
    typeof value === "object" && value !== null
      ? textOf("id" in value ? value.id : "value" in value ? value.value : undefined)
      : textOf(value);
  if (inner === undefined) return undefined;
  const file = files.get(inner.replace(/^file:/, ""));
  return file?.url ?? (/^(?:https?:)?\//i.test(inner) ? inner : undefined);
}

/** Resolves an address, which may be relative; undefined for one of another scheme than those of the web. */
function webAddressOf(href: string, base: string): string | undefined {
  const url = URL.parse(href, base);
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
