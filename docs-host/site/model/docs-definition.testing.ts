import { type ApiModel, bareEndpoint } from "#engine/model";
import type { NavigationNode, SiteDefinition } from "./definition.ts";

/** Returns an API with two sections and an endpoint outside of them. */
export const gardenApi = (id: string): ApiModel => ({
  id,
  name: "Garden API",
  endpoints: [
    ["plants.list", "List plants", "/plants", "plants"],
    ["plants.get", "Get a plant", "/plants/{id}", "plants"],
    ["beds.list", "List beds", "/beds", "beds"],
    ["health", "Health", "/health", undefined],
  ].map(([name = "", displayName = "", path = "", group]) =>
    bareEndpoint({
      id: name,
      displayName,
      description: `${displayName} of the garden.`,
      namespace: group === undefined ? [] : [group],
      method: "GET",
      path: [{ kind: "literal", value: path }],
      responses: [{ statusCode: 200, body: { kind: "json", shape: { kind: "string" } } }],
      environments: [{ id: "Production", baseUrl: "https://api.garden.example" }],
    }),
  ),
  groups: [
    { id: "plants", name: "plants", displayName: "Plants", description: "Everything that grows." },
    { id: "beds", name: "beds", displayName: "Beds" },
  ],
  auths: {},
  globalHeaders: [],
  types: { Plant: { name: "Plant", shape: { kind: "string" } } },
});

const page = (title: string, slug: string, more: Partial<NavigationNode> = {}): NavigationNode => ({
  type: "page",
  title,
  slug,
  pageId: `${title.toLowerCase()}.mdx`,
  ...more,
});

/** Returns the tabs of a version at an address, with the API that they refer to. */
const tabs = (base: string, apiDefinitionId: string, isNew: boolean): NavigationNode => ({
  type: "tabbed",
  children: [
    {
      type: "tab",
      title: "Guides",
      slug: `${base}/guides`,
      icon: "book",
      child: {
        type: "sidebarRoot",
        children: [
          {
            type: "sidebarGroup",
            children: [
              page("Welcome", `${base}/guides/welcome`, { icon: "hand" }),
              page("Install", `${base}/guides/install`),
            ],
          },
          {
            type: "section",
            title: "Sowing",
            slug: `${base}/guides/sowing`,
            icon: "seedling",
            children: [
              page("Seeds", `${base}/guides/sowing/seeds`),
              page("Soil", `${base}/guides/sowing/soil`, { availability: "beta" }),
              {
                type: "section",
                title: "Under glass",
                slug: `${base}/guides/sowing/glass`,
                overviewPageId: "glass.mdx",
                collapsed: true,
                children: [page("Light", `${base}/guides/sowing/glass/light`)],
              },
              page("Drafts", `${base}/guides/sowing/drafts`, { hidden: true }),
            ],
          },
          ...(isNew
            ? [
                {
                  type: "section",
                  title: "Harvest",
                  slug: `${base}/guides/harvest`,
                  collapsible: true,
                  availability: "deprecated",
                  children: [page("Baskets", `${base}/guides/harvest/baskets`)],
                },
              ]
            : []),
          { type: "link", title: "Status", url: "https://status.example", icon: "heart-pulse" },
        ],
      },
    },
    {
      type: "tab",
      title: "API reference",
      slug: `${base}/api`,
      icon: "code",
      child: {
        type: "sidebarRoot",
        children: [
          { type: "apiReference", title: "Garden API", slug: `${base}/api`, apiDefinitionId, paginated: isNew },
        ],
      },
    },
    ...(isNew ? [changelog(`${base}/changelog`)] : []),
    { type: "link", title: "Forum", url: "https://forum.example" },
  ],
});

const changelog = (slug: string): NavigationNode => ({
  type: "changelog",
  title: "Changelog",
  slug,
  icon: "clock",
  overviewPageId: "changes.mdx",
  children: [2025, 2024].map((year) => ({
    type: "changelogYear",
    title: `${year}`,
    year,
    slug: `${slug}/${year}`,
    children: [9, 4].map((month) => ({
      type: "changelogMonth",
      title: "April 1900",
      month,
      slug: `${slug}/${year}/${month}`,
      children: [21, 14, 3].map((day) => ({
        type: "changelogEntry",
        title: `Day ${day}`,
        slug: `${slug}/${year}/${month}/${day}`,
        date: `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`,
        pageId: day === 14 ? "fixes.mdx" : "feature.mdx",
        ...(day === 14 ? { tags: ["fixes"] } : {}),
      })),
    })),
  })),
});

const version = (product: string, name: string, isNew: boolean): NavigationNode => ({
  type: "version",
  title: name,
  slug: `${product}/${name}`,
  default: isNew,
  ...(isNew ? {} : { availability: "deprecated" }),
  child: tabs(`${product}/${name}`, `${product}-${name}`, isNew),
});

const root: NavigationNode = {
  type: "root",
  title: "Garden docs",
  slug: "",
  child: {
    type: "productgroup",
    children: [
      {
        type: "product",
        title: "Garden",
        subtitle: "Grow plants in beds",
        slug: "garden",
        icon: "leaf",
        default: false,
        child: { type: "versioned", children: [version("garden", "v2", true), version("garden", "v1", false)] },
      },
      {
        type: "product",
        title: "Greenhouse",
        subtitle: "Grow plants under glass",
        slug: "greenhouse",
        icon: "house",
        child: {
          type: "unversioned",
          landingPage: { type: "landingPage", title: "Start", slug: "greenhouse/start", pageId: "start.mdx" },
          child: {
            type: "sidebarRoot",
            children: [
              {
                type: "sidebarGroup",
                children: [
                  page("Welcome", "greenhouse/guides/welcome"),
                  page("Staff", "greenhouse/staff", { viewers: ["staff"] }),
                ],
              },
            ],
          },
        },
      },
      { type: "productLink", title: "Orchard", subtitle: "A separate site", href: "https://orchard.example" },
    ],
  },
};

const text = (title: string, more = ""): { readonly markdown: string } => ({
  markdown: `---\ntitle: ${title}\nsubtitle: About ${title.toLowerCase()} in a garden.\n${more}---\n\nPlants need water.\n\n## Before you start\n\nFetch a spade.\n\n### Tools\n\nA spade, a rake.\n\n## Next\n\nSee [the seeds](/garden/v2/guides/sowing/seeds).\n`,
});

/** The APIs of `docsDefinition`. */
export const docsApis: ReadonlyMap<string, ApiModel> = new Map(
  ["garden-v2", "garden-v1"].map((id) => [id, gardenApi(id)]),
);

/** A site with products, versions, tabs, a changelog, API references, and hidden and restricted pages. */
export const docsDefinition: SiteDefinition = {
  pages: {
    ...Object.fromEntries(
      ["Welcome", "Install", "Seeds", "Soil", "Light", "Drafts", "Baskets", "Staff"].map((title) => [
        `${title.toLowerCase()}.mdx`,
        { ...text(title), editThisPageUrl: `https://code.example/${title.toLowerCase()}.mdx?plain=1` },
      ]),
    ),
    "glass.mdx": text("Under glass", "last-updated: 1 May 2025\n"),
    "start.mdx": text("Start", "layout: overview\n"),
    "changes.mdx": { markdown: "What has changed in Garden." },
    "feature.mdx": {
      markdown: "---\ntags: [api, beds]\n---\n## A new bed\n\nBeds have names now.\n\n- Give a bed a name.\n",
    },
    "fixes.mdx": { markdown: "# Fixes\n\nPlants keep their names when they move.\n" },
  },
  config: {
    title: "Garden docs",
    root,
    announcement: { text: "Garden **2** is out. [Read what is new](/garden/changelog)" },
    navbarLinks: [
      { type: "minimal", text: "Pricing", url: "https://garden.example/pricing" },
      { type: "github", url: "https://github.com/acme/garden" },
      { type: "dropdown", text: "More", links: [{ text: "Blog", url: "https://garden.example/blog", icon: "pen" }] },
      { type: "filled", text: "Sign up", url: "https://garden.example/signup" },
    ],
    footerLinks: [
      { type: "github", value: "https://github.com/acme" },
      { type: "website", value: "https://garden.example" },
    ],
    layout: { tabsPlacement: "HEADER", showNavAvailabilityBadges: true },
  } as SiteDefinition["config"],
};
