import { stringify } from "yaml";
import type { ProjectFiles } from "../../../registry/publishers/fern-cli.testing.ts";
import { apiDescription } from "./api.ts";
import { isDeadOnPurpose } from "./faults.ts";
import { makeProject, type ProjectDraft } from "./make-project.ts";
import { allItems, allOfApi } from "./navigation.ts";
import { allSettings, type Yaml } from "./settings.ts";
import { createTexts } from "./texts.ts";

/** A generated docs project. */
export interface DocsProject {
  readonly name: string;
  readonly files: ProjectFiles;
  /** The address of its instance. */
  readonly address: string;
  /** Returns true for a link that is broken in the project too. */
  readonly isDeadOnPurpose: (href: string) => boolean;
}

const specs = (file: string): string =>
  stringify({ groups: { none: { generators: [] } }, api: { specs: [{ openapi: file }] } });

/** Sections of pages, until the project has all of its pages but `keep`. */
function sections({ texts, addPage, left }: ProjectDraft, keep: number): readonly Yaml[] {
  const all: Yaml[] = [];
  while (left() > keep) {
    const length = Math.min(8, left() - keep);
    all.push({
      section: texts.title(),
      contents: Array.from({ length }, () => ({ page: texts.title(), path: addPage() })),
    });
  }
  return all;
}

/** Tabs with and without layouts, and one with variants. */
const tabbed = (draft: ProjectDraft): { readonly [key: string]: Yaml } => {
  const { texts, addPage } = draft;
  return {
    tabs: {
      guides: { "display-name": "Guides", icon: "book" },
      editions: { "display-name": "Editions", slug: "editions" },
      api: { "display-name": "API", "skip-slug": true },
      news: { "display-name": "News", changelog: "./changelog", icon: "clock" },
      shop: { "display-name": "Shop", href: "https://shop.plants.example", target: "_blank" },
    },
    navigation: [
      { tab: "guides", layout: [...allItems(texts, addPage), ...sections(draft, 4)] },
      {
        tab: "editions",
        variants: [
          {
            title: "Cloud",
            subtitle: "hosted",
            icon: "cloud",
            default: true,
            layout: [{ page: texts.title(), path: addPage() }],
          },
          { title: "Own", slug: "own", layout: [{ page: texts.title(), path: addPage() }] },
        ],
      },
      { tab: "api", layout: [allOfApi(texts, addPage)] },
      { tab: "news" },
      { tab: "shop" },
    ],
  };
};

const [hostA, hostB, hostC] = ["a", "b", "c"].map((name) => `plants-${name}.docs.buildwithfern.com`) as [
  string,
  string,
  string,
]; // maps three

/** A project with tabs in the header, a changelog and its own path, in the size and mix of a real one. */
export const tabsProject = (): DocsProject => ({
  name: "263 pages with tabs",
  address: `${hostA}/docs`,
  isDeadOnPurpose,
  files: makeProject(
    { seed: 1, pages: 263, images: 317, blocks: 4, counts: { steps: 489, accordions: 427, frames: 284, cards: 161 } },
    (draft) => ({
      docs: {
        ...allSettings(0, `${hostA}/docs`),
        "landing-page": { page: "Home", path: draft.addPage("Home") },
        ...tabbed(draft),
      },
      files: {
        "fern/generators.yml": specs("openapi.json"),
        "fern/openapi.json": apiDescription(createTexts(11), "garden", 60),
      },
    }),
  ),
});

/** A project with two versions, two large APIs, and components of its author, in the size and mix of a real one. */
export const versionsProject = (): DocsProject => ({
  name: "672 pages in two versions",
  address: hostB,
  // Its versions have no page at /home.
  isDeadOnPurpose: (href) => isDeadOnPurpose(href) || href === "/home",
  files: makeProject(
    { seed: 2, pages: 672, images: 205, blocks: 5, counts: { steps: 40, accordions: 115, frames: 14, cards: 12 } },
    (draft) => {
      const { texts, addPage } = draft;
      const above = (paths: string): string => paths.replaceAll('"./', '"../').replaceAll('"pages/', '"../pages/');
      // The paths of an item are relative to the file of its version.
      const file = (api: string, keep: number): string => {
        const landing = { page: `Start of ${api}`, path: addPage(`Start of ${api}`) };
        const navigation = [
          ...allItems(texts, addPage),
          allOfApi(texts, addPage, api),
          { changelog: "./changelog", title: texts.title(), slug: "changelog", icon: "clock" },
          ...sections(draft, keep),
        ];
        return stringify(JSON.parse(above(JSON.stringify({ "landing-page": landing, navigation }))));
      };
      return {
        docs: {
          ...allSettings(1, hostB),
          // Otherwise the Fern CLI copies a description of 3.5 MB for each of 2,800 endpoints, to ask a service for examples.
          "ai-examples": { enabled: false },
          versions: [
            {
              "display-name": "Second",
              path: "./versions/second.yml",
              slug: "v2",
              availability: "stable",
              announcement: { message: "New" },
            },
            { "display-name": "First", path: "./versions/first.yml", availability: "deprecated" },
          ],
        },
        files: {
          "fern/versions/second.yml": file("beds", 336),
          "fern/versions/first.yml": file("seeds", 0),
          ...Object.fromEntries(
            ["beds", "seeds"].flatMap((name, n) => [
              [`fern/apis/${name}/generators.yml`, specs("openapi.json")],
              [`fern/apis/${name}/openapi.json`, apiDescription(createTexts(20 + n), name, 1400)],
            ]),
          ),
        },
      };
    },
  ),
});

/** A project of a few pages that has all settings and faults too, with products. */
export const smallProject = (): DocsProject => ({
  name: "a small project with products",
  address: hostC,
  isDeadOnPurpose,
  files: makeProject(
    { seed: 3, pages: 30, images: 9, blocks: 3, counts: { steps: 3, accordions: 3, frames: 3, cards: 3 } },
    (draft) => ({
      docs: {
        ...allSettings(2, hostC),
        "landing-page": { page: "Home", path: draft.addPage("Home"), slug: "home" },
        products: [
          {
            "display-name": "Garden",
            subtitle: "the core",
            path: "./garden.yml",
            image: "./assets/image-1.png",
            slug: "garden",
          },
          { "display-name": "Greenhouse", path: "./greenhouse.yml", icon: "leaf", announcement: { message: "Soon" } },
          { "display-name": "Elsewhere", href: "https://else.plants.example", target: "_blank" },
        ],
      },
      files: {
        "fern/garden.yml": stringify(tabbed(draft)),
        "fern/greenhouse.yml": stringify({ navigation: [{ page: draft.texts.title(), path: "./growing/index.mdx" }] }),
        "fern/generators.yml": specs("openapi.json"),
        "fern/openapi.json": apiDescription(createTexts(31), "garden", 4),
      },
    }),
  ),
});

/** The projects in the size of real ones, and a small one. */
export const docsProjects = (): readonly DocsProject[] => [smallProject(), tabsProject(), versionsProject()];
