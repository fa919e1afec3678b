import { components, languagesIn, loadLanguages, type ReferenceDrawing, readPage } from "../mdx/index.ts";
import type { AuthoredText } from "../pages/index.ts";
import type { Site } from "../site/index.ts";
import { pageLinks } from "./page-links.ts";

/** A page of a site with a text of an author. */
interface WrittenPage {
  readonly slug: string;
  readonly pageId?: string;
  readonly markdown?: string;
}

/**
 * Reads the text of a page that an author wrote.
 *
 * @param ids the ids that the page has already; those of the text are added
 */
export function mdxText(
  { slug, pageId = "", markdown = "" }: WrittenPage,
  site: Site,
  ids?: Set<string>,
): AuthoredText {
  const { styles, frames, media, content, ...text } = readPage(markdown, {
    path: pageId,
    sources: site.sources,
    components,
    links: pageLinks(site, slug, pageId),
    reference: noReference,
    facts: { roles: [], isLoggedIn: false },
    ids,
  });
  return {
    ...text,
    ...(text.markdown.trim() !== "" && { body: content }),
    own: { styles, frames, media },
  };
}

/** Loads the grammars of the code in the texts of a page, and in the snippets that texts may show. */
export async function prepareTexts(site: Site, slug: string): Promise<void> {
  const page = site.pages.get(slug);
  const entries = page?.kind === "changelog" ? page.entries.map((entry) => site.pages.get(entry)) : [];
  const texts = [page, ...entries].flatMap((one) =>
    one !== undefined && "markdown" in one && one.markdown !== undefined ? [one.markdown] : [],
  );
  await loadLanguages([...texts.flatMap(languagesIn), ...languagesOfSnippets(site)]);
}

const snippetLanguages = new WeakMap<Site, readonly string[]>();

/** Returns the languages in all snippets of a site. */
function languagesOfSnippets(site: Site): readonly string[] {
  const known =
    snippetLanguages.get(site) ??
    [...site.sources].flatMap(([path, source]) => (/\.mdx?$/i.test(path) ? languagesIn(source) : []));
  snippetLanguages.set(site, known);
  return known;
}

const none = (): undefined => undefined;
const noReference: ReferenceDrawing = {
  request: none,
  response: none,
  schema: none,
  type: none,
  typeExample: none,
  webhookPayload: none,
  links: none,
};
