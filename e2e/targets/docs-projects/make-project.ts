import { stringify } from "yaml";
import type { ProjectFiles } from "../../../registry/publishers/fern-cli.testing.ts";
import { png } from "../../../registry/publishers/projects.testing.ts";
import { knownEndpoint, knownType } from "./api.ts";
import { type BlockPlace, blocks, type CountedPart, countedParts } from "./blocks.ts";
import { faults, frontMatterFaults } from "./faults.ts";
import type { Yaml } from "./settings.ts";
import { createTexts, type Texts } from "./texts.ts";

/** The size and mix of a project. */
export interface ProjectMix {
  readonly seed: number;
  readonly pages: number;
  readonly images: number;
  /** Blocks of each page, beside the counted parts. */
  readonly blocks: number;
  /** Numbers of steps, accordions, frames and cards in all pages together. */
  readonly counts: { readonly [P in CountedPart]: number };
}

/** The parts of a project that grow while its navigation is written. */
export interface ProjectDraft {
  readonly texts: Texts;
  /** Adds a page, and returns its path from the folder of docs.yml. */
  readonly addPage: (title?: string) => string;
  /** Number of pages that are left to add. */
  readonly left: () => number;
}

const front = (texts: Texts, number: number): string =>
  [
    `title: ${texts.title()}`,
    `subtitle: "${texts.sentence()}"`,
    number % 3 === 0 ? `description: "${texts.sentence()}"\nkeywords: [fern, moss]` : "keywords: fern, ivy",
    [
      "sidebar-title: In the sidebar\nheadline: A headline\nimage: ../assets/image-1.png\nmax-toc-depth: 3\nlast-updated: 2025-01-02",
      "layout: overview\nhide-toc: false\nhide-feedback: true\nhide-page-actions: true\nno-image-zoom: true\ntags: [a, b]",
      'layout: reference\nnofollow: true\nog:title: Own\nog:image: ../assets/image-2.png\n"twitter:card": summary\nexcerpt: Old',
      "layout: guide\nforce-toc: true\nedit-this-page-url: https://plants.example/edit\navailability: beta\nunknown-key: kept",
      `hide-nav-links: true\ncanonical-url: https://plants.example/own-${number}\nposition: 3\nbreadcrumb: [{ title: A, pointsTo: "/a" }]`,
      `slug: own-slug-${number}\njsonld:breadcrumb: { "@context": "https://schema.org" }\n${frontMatterFaults.join("\n")}`,
    ][number % 6],
  ].join("\n");

/** Splits a total over the pages: the share of one page. */
const share = (total: number, number: number, pages: number): number =>
  Math.floor((total * (number + 1)) / pages) - Math.floor((total * number) / pages);

function pageText(number: number, mix: ProjectMix, texts: Texts, title: string | undefined): string {
  const place: BlockPlace = {
    texts,
    page: `./page-${(number * 7 + 1) % mix.pages}.mdx`,
    image: `../assets/image-${number % mix.images}.png`,
    endpoint: knownEndpoint,
    type: knownType,
  };
  const own = Array.from(
    { length: mix.blocks },
    (_, n) => blocks[(number * mix.blocks + n) % blocks.length]?.(place) ?? "",
  );
  const counted = Object.entries(mix.counts).map(([part, total]) => {
    const count = share(total, number, mix.pages);
    // The names come from the record.
    return count === 0 ? "" : countedParts[part as CountedPart](place, count);
  });
  const fault = Object.values(faults)[number % Object.keys(faults).length] ?? "";
  const frontMatter = title === undefined ? front(texts, number) : `title: ${title}`;
  const parts = [`---\n${frontMatter}\n---`, texts.paragraph(), `## ${texts.title()}`, ...own, ...counted, fault];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="12"><path d="M0 0h30v12H0z"/></svg>';

/** Files that pages and settings name. */
const sharedFiles = (texts: Texts): ProjectFiles => ({
  "fern/assets/logo.svg": svg,
  "fern/fonts/text.woff2": "no font, but as good as one for publishers",
  "fern/scripts/count.js": "console.log('counted');\n",
  "fern/style.css": ".own { color: green }\n@media (min-width: 40rem) { h1 { letter-spacing: 0 } }\n",
  "fern/files/paper.pdf": "%PDF-1.4\n",
  "fern/components/Bed.tsx":
    'import { useState } from "react";\nexport const Bed = ({ name, children }) => <div>{name}{children}</div>;\n',
  "fern/components/inner.mdx": `${texts.sentence()}\n`,
  "fern/snippets/shared.mdx": `${texts.sentence()}\n`,
  "fern/snippets/image.mdx": "---\ntitle: A snippet\n---\nWater the {{plant}}.\n\n![A leaf](../assets/image-3.png)\n",
  "fern/snippets/sow.ts": 'import { sow } from "garden";\n\nawait sow({ beds: 3 });\n',
  ...Object.fromEntries(
    ["alpha one", "beta_two", "index", "_left out"].map((name, position) => [
      `fern/growing/${name}.mdx`,
      `---\ntitle: ${texts.title()}\nposition: ${position}\n---\n${texts.paragraph()}\n`,
    ]),
  ),
  ...Object.fromEntries(
    ["2024-01-15.mdx", "12-25-2023.mdx", "02-03-24.mdx", "2024-03-01-tidy.md", "overview.mdx", "notes.mdx"].map(
      (name) => [
        `fern/changelog/${name}`,
        `---\ntags: [fixes]\n---\n## ${texts.title()}\n\n${texts.paragraph()} ![A leaf](../assets/image-4.png)\n`,
      ],
    ),
  ),
});

/** Makes a project: `write` returns its docs.yml, and the other files of its navigation. */
export function makeProject(
  mix: ProjectMix,
  write: (draft: ProjectDraft) => { readonly docs: Yaml; readonly files?: ProjectFiles },
): ProjectFiles {
  const texts = createTexts(mix.seed);
  const pages = new Map<string, string>();
  const addPage = (title?: string): string => {
    const path = `pages/page-${pages.size}.mdx`;
    pages.set(`fern/${path}`, pageText(pages.size, mix, texts, title));
    return path;
  };
  const { docs, files = {} } = write({ texts, addPage, left: () => mix.pages - pages.size });
  if (pages.size !== mix.pages) throw new Error(`the navigation has ${pages.size} pages, not ${mix.pages}`);
  const images = Array.from({ length: mix.images }, (_, n) => [`fern/assets/image-${n}.png`, png(n)] as const);
  return {
    "fern/docs.yml": stringify(docs),
    ...sharedFiles(texts),
    ...Object.fromEntries(pages),
    ...Object.fromEntries(images),
    ...files,
  };
}
