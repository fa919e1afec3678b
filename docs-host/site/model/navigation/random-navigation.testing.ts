import fc from "fast-check";
import type { NavigationNode, SiteDefinition } from "../definition.ts";

/** Few names, so that addresses collide. */
const segment = fc.constantFrom("a", "b", "c", "é", "x y");

/** The rest of the settings of a node that decide who sees it, and where. */
const visibility = fc.record(
  {
    hidden: fc.constantFrom(true, false),
    viewers: fc.constantFrom([], ["everyone"], ["staff"]),
    featureFlags: fc.constantFrom([], [{ flag: "f", fallbackValue: true }], [{ flag: "f", fallbackValue: false }]),
  },
  { requiredKeys: [] },
);

/** Rarely hidden, restricted or flagged. */
const mostlyVisible = fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: visibility });

/** A node with a slug relative to the node around it; `null` adds nothing, an absolute one starts with `/`. */
interface Draft {
  readonly node: NavigationNode;
  readonly slug?: string | null;
  readonly child?: Draft;
  readonly landing?: Draft;
  readonly children?: readonly Draft[];
}

const relative = fc.oneof(
  { weight: 8, arbitrary: segment },
  { weight: 1, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: segment.map((one) => `/${one}`) },
);

const pageIds = ["p1", "p2", "p3", "p4", "missing"];

const page: fc.Arbitrary<Draft> = fc
  .record({ slug: relative, pageId: fc.constantFrom(...pageIds), more: mostlyVisible })
  .map(({ slug, pageId, more }) => ({ slug, node: { type: "page", title: `Page ${pageId}`, pageId, ...more } }));

const link: fc.Arbitrary<Draft> = fc.constant({ node: { type: "link", title: "Out", url: "https://out.example" } });

const entry: fc.Arbitrary<Draft> = fc
  .record({ day: fc.integer({ min: 1, max: 3 }), pageId: fc.constantFrom(...pageIds), more: mostlyVisible })
  .map(({ day, pageId, more }) => ({
    slug: `${day}`,
    node: { type: "changelogEntry", title: `Day ${day}`, date: `2024-04-0${day}`, pageId, ...more },
  }));

const changelog: fc.Arbitrary<Draft> = fc
  .record({ slug: relative, entries: fc.array(entry, { maxLength: 4 }), more: mostlyVisible })
  .map(({ slug, entries, more }) => ({
    slug,
    node: { type: "changelog", title: "Changes", ...more },
    children: [
      {
        slug: "2024",
        node: { type: "changelogYear", title: "2024", year: 2024 },
        children: [{ slug: "4", node: { type: "changelogMonth", title: "April 1900", month: 4 }, children: entries }],
      },
    ],
  }));

const api: fc.Arbitrary<Draft> = fc
  .record({ slug: relative, isDerived: fc.boolean(), hideTitle: fc.boolean(), more: mostlyVisible })
  .map(({ slug, isDerived, hideTitle, more }) => {
    const endpoint = (endpointId: string): Draft => ({
      slug: endpointId,
      node: { type: "endpoint", title: endpointId, endpointId, apiDefinitionId: "api" },
    });
    const group: Draft = {
      slug: "plants",
      node: { type: "apiPackage", title: "Plants", apiDefinitionId: "api" },
      children: [endpoint("plants.list"), endpoint("plants.get")],
    };
    return {
      slug,
      node: { type: "apiReference", title: "API", apiDefinitionId: "api", hideTitle, ...more },
      children: isDerived ? [] : [group, endpoint("health"), endpoint("gone")],
    };
  });

const { section } = fc.letrec<{ section: Draft; entry: Draft }>((tie) => ({
  entry: fc.oneof({ maxDepth: 3 }, page, link, changelog, api, tie("section")),
  section: fc
    .record({
      slug: relative,
      children: fc.array(tie("entry"), { maxLength: 4 }),
      overview: fc.option(fc.constantFrom(...pageIds), { nil: undefined }),
      more: mostlyVisible,
    })
    .map(({ slug, children, overview, more }) => ({
      slug,
      children,
      node: { type: "section", title: "Section", ...(overview !== undefined && { overviewPageId: overview }), ...more },
    })),
}));

const entries = fc.array(fc.oneof({ weight: 3, arbitrary: page }, section, link, changelog, api), { maxLength: 5 });

const sidebar: fc.Arbitrary<Draft> = fc.oneof(
  { weight: 3, arbitrary: entries.map((children): Draft => ({ node: { type: "sidebarRoot" }, children })) },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.record({ slug: relative, children: entries, isDefault: fc.boolean(), more: mostlyVisible }), {
        minLength: 1,
        maxLength: 2,
      })
      .map(
        (variants): Draft => ({
          node: { type: "sidebarRoot" },
          children: [
            {
              node: { type: "varianted" },
              children: variants.map(({ slug, children, isDefault, more }) => ({
                slug,
                children,
                node: { type: "variant", title: "Variant", default: isDefault, ...more },
              })),
            },
          ],
        }),
      ),
  },
);

const tabbed: fc.Arbitrary<Draft> = fc
  .array(
    fc.oneof(
      fc
        .record({ slug: relative, child: sidebar, more: mostlyVisible })
        .map(({ slug, child, more }): Draft => ({ slug, child, node: { type: "tab", title: "Tab", ...more } })),
      changelog,
      link,
    ),
    { maxLength: 3 },
  )
  .map((children) => ({ node: { type: "tabbed" }, children }));

const inVersion = fc.oneof(sidebar, tabbed);

const landing = fc.option(
  page.map((draft): Draft => ({ ...draft, node: { ...draft.node, type: "landingPage" } })),
  { nil: undefined },
);

const withLanding = (draft: Draft, first: Draft | undefined): Draft =>
  first === undefined ? draft : { ...draft, landing: first };

const unversioned: fc.Arbitrary<Draft> = fc
  .tuple(inVersion, landing)
  .map(([child, first]) => withLanding({ node: { type: "unversioned" }, child }, first));

const versioned: fc.Arbitrary<Draft> = fc
  .array(
    fc.record({ slug: relative, child: inVersion, first: landing, isDefault: fc.boolean(), more: mostlyVisible }),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((versions) => ({
    node: { type: "versioned" },
    children: versions.map(({ slug, child, first, isDefault, more }) =>
      withLanding({ slug, child, node: { type: "version", title: "Version", default: isDefault, ...more } }, first),
    ),
  }));

const products: fc.Arbitrary<Draft> = fc
  .array(fc.record({ slug: relative, child: fc.oneof(unversioned, versioned), more: mostlyVisible }), { maxLength: 2 })
  .map((all) => ({
    node: { type: "productgroup" },
    children: [
      ...all.map(
        ({ slug, child, more }): Draft => ({ slug, child, node: { type: "product", title: "Product", ...more } }),
      ),
      { node: { type: "productLink", title: "Out", href: "https://out.example" } },
    ],
  }));

/** Writes the whole slugs of a draft. */
function written({ node, slug, child, landing: first, children }: Draft, base: string, above: string): NavigationNode {
  const whole =
    slug === undefined || slug === null
      ? above
      : [slug.startsWith("/") ? base : above, slug.replace("/", "")].filter(Boolean).join("/");
  return {
    ...node,
    ...(slug !== undefined && { slug: whole }),
    ...(first && { landingPage: written(first, base, whole) }),
    ...(child && { child: written(child, base, whole) }),
    ...(children && { children: children.map((one) => written(one, base, whole)) }),
  };
}

/** Docs projects of every structure, with pages that share addresses, and ones that not all readers see. */
export const randomNavigation: fc.Arbitrary<SiteDefinition> = fc
  .tuple(fc.oneof(unversioned, versioned, products), fc.constantFrom("", "docs"))
  .map(([child, base]) => ({
    pages: Object.fromEntries(pageIds.slice(0, 4).map((id) => [id, { markdown: `Text of ${id}` }])),
    config: { title: "Docs", root: written({ slug: null, child, node: { type: "root", title: "Docs" } }, base, base) },
  }));
