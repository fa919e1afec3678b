import { isObject, type Json } from "#engine/json";
import { type ExpectedPage, expectedPages } from "./expected-pages.ts";

/** A site as its registry hands it out. */
export interface PublishedSite {
  /** The path of the site, such as `/docs`; empty at the root of its host. */
  readonly base: string;
  readonly expected: readonly ExpectedPage[];
  /** Returns true if the source of a page has this link, or the settings of the site, or its APIs. */
  readonly isAuthored: (href: string, page: string) => boolean;
}

/** Loads a site from a registry by its address. Throws if there is none. */
export async function loadPublished(registry: string, token: string, address: string): Promise<PublishedSite> {
  const answer = await fetch(`${registry}/v2/registry/docs/load-with-url`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ url: address }),
  });
  if (!answer.ok) throw new Error(`loading ${address} answers ${answer.status}: ${await answer.text()}`);
  const loaded: Json = await answer.json();
  const definition = member(loaded, "definition");
  const config = member(definition, "config");
  const expected = expectedPages(member(config, "root"));
  const sources = new Map<string, string>();
  const pages = member(definition, "pages");
  if (isObject(pages)) {
    for (const { slug, pageId } of expected) {
      if (pageId !== undefined) sources.set(slug, String(member(pages[pageId] ?? null, "markdown")));
    }
  }
  const settings = JSON.stringify([
    ...["navbarLinks", "footerLinks", "announcement", "logoHref", "redirects"].map((name) => member(config, name)),
    linksOf(member(config, "root")),
    member(definition, "apis"),
    member(definition, "apisV2"),
  ]);
  const everything = [...sources.values(), settings].join("\n");
  const path = member(member(loaded, "baseUrl"), "basePath");
  return {
    base: typeof path === "string" && path !== "/" ? path : "",
    expected,
    isAuthored: (href, page) => {
      const words = lastWords(href);
      const own = sources.get(decodeURIComponent(page.slice(1)));
      // Changelogs, and references in a text, show several sources on one page.
      return words.some(
        (word) => own?.includes(word) || settings.includes(word) || (own === undefined && everything.includes(word)),
      );
    },
  };
}

const member = (value: Json, name: string): Json => (isObject(value) ? (value[name] ?? null) : null);

/** Collects the targets of links in a navigation. */
function linksOf(node: Json): readonly Json[] {
  if (Array.isArray(node)) return node.flatMap(linksOf);
  if (!isObject(node)) return [];
  const own = node.type === "link" || node.type === "productLink" ? [node.url ?? node.href ?? null] : [];
  return [...own, ...Object.values(node).flatMap(linksOf)];
}

/** Returns what identifies a link in a source however it is written there: its anchor, or its last segment. */
function lastWords(href: string): readonly string[] {
  const [path = "", anchor = ""] = href.split("#");
  const segment = path.split("?")[0]?.split("/").filter(Boolean).at(-1) ?? "";
  const words = anchor === "" ? [segment] : [`#${anchor}`];
  return words.flatMap((word) => [word, safelyDecoded(word)]).filter((word) => word.length > 1);
}

function safelyDecoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    // An author wrote a percent sign.
    return word;
  }
}
