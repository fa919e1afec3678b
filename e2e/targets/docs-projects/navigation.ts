import type { Yaml } from "./settings.ts";
import type { Texts } from "./texts.ts";

/** Adds a page to the project, and returns its path in docs.yml. */
export type AddPage = (title?: string) => string;

/** Items of a navigation with all of their settings: pages, sections, a folder, a link. */
export function allItems(texts: Texts, addPage: AddPage): readonly Yaml[] {
  const page = (more: { readonly [key: string]: Yaml } = {}): Yaml => ({
    page: texts.title(),
    path: addPage(),
    ...more,
  });
  const stages = ["stable", "generally-available", "in-development", "pre-release", "deprecated", "beta"];
  return [
    page({ icon: "fa-solid fa-book", slug: `own/${texts.title().replaceAll(" ", "-").toLowerCase()}` }),
    page({ hidden: true, noindex: true }),
    page({
      viewers: ["gardener"],
      orphaned: true,
      slug: `members-only-${texts.title().replaceAll(" ", "-").toLowerCase()}`,
    }),
    page({ "feature-flag": { flag: "greenhouse", match: true, "fallback-value": true } }),
    // Two pages of one title get one address.
    ...["", ""].map((): Yaml => ({ page: "The same title", path: addPage() })),
    { link: texts.title(), href: "https://plants.example", icon: "link", target: "_blank" },
    {
      section: texts.title(),
      path: addPage(),
      icon: "./assets/image-7.png",
      slug: `section-${texts.title().replaceAll(" ", "-").toLowerCase()}`,
      collapsible: true,
      "collapsed-by-default": true,
      availability: "beta",
      contents: stages.map((availability) => page({ availability })),
    },
    {
      section: texts.title(),
      "skip-slug": true,
      collapsed: "open-by-default",
      contents: [page(), { section: texts.title(), hidden: true, contents: [page()] }],
    },
    {
      folder: "./growing",
      title: texts.title(),
      "title-source": "frontmatter",
      icon: "seedling",
      availability: "beta",
      collapsed: true,
    },
  ];
}

/** An API in a navigation with all of its settings. */
export const allOfApi = (texts: Texts, addPage: AddPage, name?: string): Yaml => ({
  api: texts.title(),
  ...(name !== undefined && { "api-name": name }),
  icon: "code",
  slug: `api-${name ?? "main"}`,
  paginated: true,
  alphabetized: false,
  flattened: false,
  "display-errors": true,
  collapsed: true,
  summary: addPage(),
  snippets: { python: "plants", typescript: { package: "@acme/plants", version: "1.0.0" } },
  playground: { hidden: false, oauth: false, button: { href: "https://try.plants.example" } },
  layout: [
    {
      section: texts.title(),
      "referenced-packages": ["plants"],
      contents: [{ endpoint: "GET /plants", title: texts.title(), slug: "list-them" }],
    },
    { page: texts.title(), path: addPage() },
    { link: texts.title(), href: "https://plants.example/api" },
  ],
});
