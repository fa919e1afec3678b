import { fixedTitle, type PagePlace, partsOf, type Site } from "#docs-host/site/model";
import { memoizeWeak } from "#engine/memoize-weak";
import { claimName } from "#engine/text";
import { renderedOnce } from "#ui/markup";
import type { ApiGuides } from "../guides/index.ts";
import {
  components,
  languagesIn,
  loadLanguages,
  loadUtilities,
  type PageFacts,
  preparePage,
  readPage,
} from "../mdx/index.ts";
import type { AuthoredText } from "../views/index.ts";
import { pageLinks } from "./page-links.ts";
import { referenceDrawing } from "./reference-drawing.tsx";

/** A page of a site with a text of an author. */
interface WrittenPage {
  readonly slug: string;
  readonly title: string;
  readonly titled?: boolean;
  readonly pageId?: string;
  readonly markdown?: string;
  readonly place?: PagePlace;
}

/** The dependencies of the texts of a site. */
interface TextDeps {
  readonly site: Site;
  readonly guideOf: ApiGuides;
  /** False for a text that nobody sees. */
  readonly hasColors?: boolean;
}

/**
 * Reads the text of a page that an author wrote.
 *
 * @param ids the ids on the page; the ids of the text are added
 */
export function mdxText(
  page: WrittenPage,
  { site, guideOf, hasColors }: TextDeps,
  ids = new Set<string>(),
): AuthoredText {
  const { slug, pageId = "", markdown = "" } = page;
  const { styles, frames, media, lacksColors, content, ...text } = readPage(markdown, {
    path: pageId,
    sources: site.sources,
    title: fixedTitle(page),
    components,
    links: pageLinks(site, slug, pageId),
    reference: referenceDrawing(site, guideOf, () => claimName(ids, "reference")),
    facts: factsOf(site, page.place ?? {}),
    ids,
    hasColors,
  });
  return {
    ...text,
    ...(text.markdown.trim() !== "" && { body: renderedOnce(content) }),
    own: { styles, frames, media, ...(lacksColors && { lacksColors }) },
    ids,
  };
}

/** Returns the product and the version of a page. Nothing of its reader is known, since all readers get one page. */
function factsOf(site: Site, place: PagePlace): PageFacts {
  const { product, version } = partsOf(site, place);
  return {
    ...(product?.title !== undefined && { product: product.title }),
    ...(version?.title !== undefined && { version: version.title }),
    roles: [],
    isLoggedIn: false,
  };
}

/**
 * Loads the grammars of the code in the texts of a page, and in the snippets that texts may show, and the compiler of
 * utility classes if there are any, and has the texts parsed where that is done elsewhere.
 */
export async function prepareTexts(site: Site, slug: string): Promise<void> {
  const page = site.pages.get(slug);
  const entries = page?.kind === "changelog" ? page.entries.map((entry) => site.pages.get(entry)) : [];
  const texts = [page, ...entries].flatMap((one) =>
    one !== undefined && "markdown" in one && one.markdown !== undefined ? [one.markdown] : [],
  );
  await Promise.all([
    loadLanguages([...texts.flatMap(languagesIn), ...languagesOfSnippets(site)]),
    ...texts.map((text) => preparePage(text)),
    ...(texts.some((text) => classes.test(text)) || hasClasses(site.sources) ? [loadUtilities()] : []),
  ]);
}

const classes = /\bclass(?:Name)?\s*=/;

/** Returns true if one of the snippets and components of a site has classes. */
const hasClasses = memoizeWeak((sources: Site["sources"]): boolean =>
  [...sources.values()].some((text) => classes.test(text)),
);

/** Returns the languages in all snippets of a site. */
const languagesOfSnippets = memoizeWeak((site: Site): readonly string[] =>
  [...site.sources].flatMap(([path, source]) => (/\.mdx?$/i.test(path) ? languagesIn(source) : [])),
);
