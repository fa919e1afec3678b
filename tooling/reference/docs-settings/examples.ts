/** The files of a project that shows one feature, by their paths. */
export interface DocsExample {
  readonly title: string;
  readonly about: string;
  readonly files: { readonly [path: string]: string };
}

const page = (title: string): string => `# ${title}\n`;

/** Complete projects: each can be copied into an empty folder, and shown by `callboard dev`. */
export const docsExamples: readonly DocsExample[] = [
  {
    title: "Tabs",
    about: "A tab for guides, one for a changelog, and a link.",
    files: {
      "docs.yml": `instances:
  - url: plants.docs.example.com
title: Plants
tabs:
  guides:
    display-name: Guides
    icon: book
  news:
    display-name: News
    changelog: ./news
  status:
    display-name: Status
    href: https://status.example.com
navigation:
  - tab: guides
    layout:
      - page: Start
        path: start.md
      - section: Care
        contents:
          - page: Watering
            path: care/watering.md
  - tab: news
  - tab: status
layout:
  tabs-placement: header
`,
      "start.md": page("Start"),
      "care/watering.md": page("Watering"),
      "news/2026-03-01.md": page("Version 1"),
    },
  },
  {
    title: "Versions",
    about: "The first version is the default, and its pages are also at their addresses without the version.",
    files: {
      "docs.yml": `instances:
  - url: plants.docs.example.com
title: Plants
versions:
  - display-name: v2
    path: versions/v2.yml
    availability: stable
  - display-name: v1
    path: versions/v1.yml
    availability: deprecated
`,
      "versions/v2.yml": `navigation:
  - page: Start
    path: ../v2/start.md
`,
      "versions/v1.yml": `navigation:
  - page: Start
    path: ../v1/start.md
`,
      "v2/start.md": page("Start with version 2"),
      "v1/start.md": page("Start with version 1"),
    },
  },
  {
    title: "Products",
    about: "Each product has its navigation; one of them is another site.",
    files: {
      "docs.yml": `instances:
  - url: acme.docs.example.com
title: Acme
products:
  - display-name: Plants
    subtitle: Grow them
    icon: leaf
    path: products/plants.yml
  - display-name: Seeds
    subtitle: Buy them
    icon: seedling
    path: products/seeds.yml
  - display-name: Shop
    icon: cart-shopping
    href: https://shop.example.com
`,
      "products/plants.yml": `navigation:
  - page: Start
    path: ../plants/start.md
`,
      "products/seeds.yml": `navigation:
  - page: Start
    path: ../seeds/start.md
`,
      "plants/start.md": page("Grow plants"),
      "seeds/start.md": page("Buy seeds"),
    },
  },
  {
    title: "Changelogs",
    about: "An entry is a file with a date in its name; `overview.md` is the text above the entries.",
    files: {
      "docs.yml": `instances:
  - url: plants.docs.example.com
title: Plants
navigation:
  - page: Start
    path: start.md
  - changelog: ./changelog
    title: What is new
`,
      "start.md": page("Start"),
      "changelog/overview.md": "Everything that changed.\n",
      "changelog/2026-03-01.mdx": "---\ntags: [api]\n---\n\n# Version 2\n\n`GET /plants` has pages.\n",
      "changelog/2026-01-15.md": page("Version 1"),
    },
  },
  {
    title: "Languages",
    about: "Translated pages are below `translations/`, and a page without one shows the original.",
    files: {
      "docs.yml": `instances:
  - url: plants.docs.example.com
title: Plants
translations: [en, fr]
navigation:
  - page: Start
    path: start.md
`,
      "start.md": page("Start"),
      "translations/fr/start.md": page("Commencer"),
    },
  },
];
