import { highlight, type SearchAnswer, type SearchHit, type SearchKind } from "#docs-host/search/full-text";
import { scriptsText } from "#locales/messages/scripts";
import { element } from "./elements.ts";
import type { Option, OptionGroup } from "./option-list.ts";
import type { Remembered, VisitedHit } from "./remembered.ts";

/** The headings of hits by their kind. */
export const kindTitles: { readonly [K in SearchKind]: "pages" | "endpoints" | "types" | "changelog" } = {
  page: "pages",
  endpoint: "endpoints",
  type: "types",
  changelog: "changelog",
};

/** Groups the hits of an answer by their kind, the group of the best hit first. */
export function hitGroups(answer: SearchAnswer, onOpen: (hit: SearchHit) => void): readonly OptionGroup[] {
  const kinds = [...new Set(answer.hits.map(({ kind }) => kind))];
  return kinds.map((kind) => ({
    title: scriptsText()[kindTitles[kind]],
    options: answer.hits
      .filter((hit) => hit.kind === kind)
      .map((hit) => hitOption(hit, answer.matches, () => onOpen(hit))),
  }));
}

/** Returns the last searches and pages, for an empty field. */
export function rememberedGroups(
  { queries, visited }: Remembered,
  onQuery: (query: string) => void,
  onOpen: (hit: VisitedHit) => void,
): readonly OptionGroup[] {
  const searches = queries.map(
    (query): Option => ({
      href: `?q=${encodeURIComponent(query)}`,
      onChoose: () => {
        onQuery(query);
        return true;
      },
      content: [element("span", { class: "search-title" }, query)],
    }),
  );
  const pages = visited.map((hit) => hitOption(hit, [], () => onOpen(hit)));
  return [
    { title: scriptsText().recentSearches, options: searches },
    { title: scriptsText().recentlyOpened, options: pages },
  ].filter(({ options }) => options.length > 0);
}

function hitOption(
  hit: VisitedHit & Pick<SearchHit, "path" | "description" | "product" | "version">,
  matches: readonly string[],
  onOpen: () => void,
): Option {
  const { href, title, heading, badge, path, crumbs, description, product, version } = hit;
  const above = [product, version, ...crumbs].filter((name) => name !== undefined).join(" / ");
  const name = element("span", { class: "search-title" }, ...marked(title, matches));
  if (heading !== undefined)
    name.append(element("span", { class: "search-heading" }, " › ", ...marked(heading.title, matches)));
  const more = path ?? description;
  return {
    href: heading === undefined ? href : `${href}#${heading.id}`,
    onChoose: () => {
      onOpen();
      return false;
    },
    content: [
      ...(badge === undefined
        ? []
        : [element("span", { class: "method method-mark", "data-method": badge }, badge), " "]),
      name,
      ...(above === "" ? [] : [" ", element("span", { class: "search-crumbs" }, above)]),
      ...(more === undefined
        ? []
        : [
            " ",
            element(
              "span",
              { class: path === undefined ? "search-text" : "search-text search-path" },
              ...marked(more, matches),
            ),
          ]),
    ],
  };
}

const marked = (text: string, matches: readonly string[]): readonly (Node | string)[] =>
  highlight(text, matches).map((piece) => (piece.isMatch ? element("mark", {}, piece.text) : piece.text));
