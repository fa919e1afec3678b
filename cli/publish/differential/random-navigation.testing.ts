import fc from "fast-check";
import { type PageDraft, page } from "./random-pages.testing.ts";
import { availability, icon, slug, someOf, title } from "./random-words.testing.ts";

/** A folder of pages or changelog entries, by the names of its files. */
export interface FolderDraft {
  readonly kind: "folder draft";
  readonly name: string;
  readonly files: { readonly [path: string]: PageDraft };
}

/** A separate file of navigation, with the items in it. */
export interface FileDraft {
  readonly kind: "file draft";
  readonly folder: string;
  readonly value: object;
}

/** The path of an asset, from the file that names it. */
const asset = (path: string): string => `@asset:${path}@`;

const flag = fc.boolean();
const restricted = {
  viewers: fc.constantFrom(["gardener"], ["gardener", "botanist"]),
  orphaned: flag,
  "feature-flag": fc.constantFrom<unknown>("greenhouse", { flag: "f", match: 1, "fallback-value": 2 }, [{ flag: "a" }]),
};
const shown = { slug, icon: icon(asset), hidden: flag };
const collapse = fc.oneof(
  fc.record({ collapsible: fc.constant(true), "collapsed-by-default": flag }),
  fc.record({ collapsible: flag }),
  someOf({ collapsed: fc.constantFrom<unknown>(true, false, "open-by-default") }),
);

const pageItem = fc
  .record({ page: title, path: page, more: someOf({ ...restricted, ...shown, noindex: flag, availability }) })
  .map(({ more, ...item }) => ({ ...item, ...more }));

const linkItem = fc
  .record({
    link: title,
    href: fc.constantFrom("https://acme.test", "/plain/address"),
    more: someOf({ icon: icon(asset), target: fc.constantFrom("_blank", "_self") }),
  })
  .map(({ more, ...item }) => ({ ...item, ...more }));

const fileNames = fc.uniqueArray(
  fc.constantFrom(
    "index.mdx",
    "first.mdx",
    "zeta_file.md",
    "Über uns.mdx",
    "_left-out.mdx",
    "03-third.mdx",
    "camelCase.mdx",
    "inner/index.md",
    "inner/one.mdx",
    "inner/deeper/two.mdx",
    "_private/x.mdx",
    "other dir/page one.md",
  ),
  { minLength: 1, maxLength: 8 },
);
const changelogNames = fc.uniqueArray(
  fc.constantFrom(
    "2024-01-15.mdx",
    "2024-1-5.mdx",
    "12-25-2023.md",
    "2024-02-03-hello.mdx",
    "02-03-24.mdx",
    "overview.mdx",
    "notes.mdx",
    "sub/2022-07-01.mdx",
    "2023-12-31.md",
    "2024-01-16.mdx",
  ),
  { minLength: 1, maxLength: 7 },
);

const drafts = (names: fc.Arbitrary<string[]>): fc.Arbitrary<FolderDraft> =>
  fc
    .record({ names, pages: fc.array(page, { minLength: 8, maxLength: 8 }), name: fc.constantFrom("growing", "a b/c") })
    .map(({ names: found, pages, name }) => ({
      kind: "folder draft",
      name,
      files: Object.fromEntries(found.flatMap((path, i) => (pages[i] === undefined ? [] : [[path, pages[i]]]))),
    }));

const folderItem = fc
  .record({
    folder: drafts(fileNames),
    more: someOf({
      ...shown,
      title,
      "title-source": fc.constantFrom("frontmatter", "filename"),
      "skip-slug": flag,
      availability,
    }),
    collapse,
  })
  .map(({ more, collapse: closing, ...item }) => ({ ...item, ...more, ...closing }));

const changelogItem = fc
  .record({
    changelog: drafts(changelogNames),
    more: someOf({ title, icon: icon(asset), hidden: flag }),
    slug: fc.constantFrom("changelog", "whats-new/all"),
  })
  .map(({ more, ...item }) => ({ ...item, ...more }));

const layoutEntry: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom("GET /plants", "plants_create", "garden beds", "GET /health", "plants.create"),
  fc
    .record({
      endpoint: fc.constantFrom("GET /plants", "POST /plants"),
      more: someOf({ ...shown, title, availability, playground: fc.constant({ hidden: true }) }),
    })
    .map(({ more, ...item }) => ({ ...item, ...more })),
  pageItem,
  linkItem,
);

const layoutItem: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: layoutEntry },
  fc
    .record({
      name: fc.constantFrom("plants", "Garden Beds"),
      value: fc.oneof(
        fc.array(layoutEntry, { maxLength: 3 }),
        someOf({
          ...shown,
          title,
          summary: page,
          contents: fc.array(layoutEntry, { maxLength: 3 }),
          "skip-slug": flag,
        }),
      ),
    })
    .map(({ name, value }) => ({ [name]: value })),
  fc
    .record({
      section: title,
      contents: fc.array(layoutEntry, { maxLength: 3 }),
      more: someOf({ ...shown, "referenced-packages": fc.constant(["plants"]), summary: page, "skip-slug": flag }),
    })
    .map(({ more, ...item }) => ({ ...item, ...more })),
);

const apiItem = fc
  .record({
    api: title,
    more: someOf({
      ...restricted,
      ...shown,
      "display-errors": flag,
      snippets: fc.constantFrom<unknown>(
        { python: "plants" },
        { typescript: { package: "@acme/p", version: "1.0.0" } },
      ),
      summary: page,
      layout: fc.array(layoutItem, { maxLength: 5 }),
      collapsed: fc.constantFrom<unknown>(true, false, "open-by-default"),
      availability,
      "skip-slug": flag,
      alphabetized: flag,
      flattened: flag,
      paginated: flag,
      playground: someOf({ hidden: flag, oauth: flag, button: fc.constant({ href: "https://try.acme.test" }) }),
    }),
  })
  .map(({ more, ...item }) => ({ ...item, ...more }));

const { item } = fc.letrec<{ item: unknown; section: unknown }>((tie) => ({
  item: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    pageItem,
    pageItem,
    linkItem,
    folderItem,
    changelogItem,
    apiItem,
    tie("section"),
    tie("section"),
  ),
  section: fc
    .record({
      section: title,
      contents: fc.array(tie("item"), { minLength: 1, maxLength: 4 }),
      more: someOf({ ...restricted, ...shown, path: page, "skip-slug": flag, availability }),
      collapse,
    })
    .map(({ more, collapse: closing, ...section }) => ({ ...section, ...more, ...closing })),
}));

const items = fc.array(item, { minLength: 1, maxLength: 5 });
const landingPage = pageItem;

const tabs = fc
  .array(
    fc.record({
      about: fc
        .record({ "display-name": title, more: someOf({ ...restricted, ...shown, "skip-slug": flag }) })
        .map(({ more, ...tab }) => ({ ...tab, ...more })),
      use: fc.oneof(
        { weight: 3, arbitrary: fc.record({ layout: items }) },
        fc.record({
          variants: fc.array(
            fc
              .record({
                title,
                layout: items,
                more: someOf({ ...restricted, ...shown, subtitle: title, "skip-slug": flag }),
              })
              .map(({ more, ...variant }) => ({ ...variant, ...more })),
            { minLength: 1, maxLength: 3 },
          ),
        }),
        fc.record({ href: fc.constant("https://tab.acme.test"), target: fc.constantFrom("_blank", undefined) }),
        fc.record({ changelog: drafts(changelogNames), slug: fc.constant("changelog") }),
      ),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((all) => ({
    tabs: Object.fromEntries(
      all.map(({ about, use }, i) => [`tab${i}`, "layout" in use || "variants" in use ? about : { ...about, ...use }]),
    ),
    navigation: all.map(({ use }, i) => ({ tab: `tab${i}`, ...("layout" in use || "variants" in use ? use : {}) })),
  }));

/** The keys of docs.yml, or of the file of a version, for one navigation. */
const navigation = fc
  .record({ keys: fc.oneof(fc.record({ navigation: items }), tabs), more: someOf({ "landing-page": landingPage }) })
  .map(({ keys, more }) => ({ ...keys, ...more }));

const file: fc.Arbitrary<FileDraft> = fc
  .record({ folder: fc.constantFrom("", "versions"), value: navigation })
  .map((draft) => ({ kind: "file draft", ...draft }));

const versions = fc
  .array(
    fc
      .record({
        "display-name": title,
        path: file,
        more: someOf({
          slug: fc.constantFrom("v1", "v/2"),
          availability: fc.constantFrom("deprecated", "ga", "stable", "beta"),
          announcement: fc.constant({ message: "Old" }),
        }),
      })
      .map(({ more, ...version }) => ({ ...version, ...more })),
    { minLength: 1, maxLength: 3 },
  )
  .map((all) => ({ versions: all }));

const products = fc
  .array(
    fc.oneof(
      fc
        .record({
          "display-name": title,
          path: file,
          more: someOf({
            slug: fc.constantFrom("core", "a/b"),
            subtitle: title,
            icon: icon(asset),
            image: fc.constant(asset("assets/leaf.png")),
            announcement: fc.constant({ message: "Hey" }),
          }),
          inside: fc.oneof(fc.constant({}), versions),
        })
        .map(({ more, inside, ...product }) => ({ ...product, ...more, ...inside })),
      fc.record({ "display-name": title, href: fc.constant("https://else.acme.test"), subtitle: title }),
    ),
    { minLength: 1, maxLength: 3 },
  )
  .filter((all) => all.some((product) => "path" in product))
  .map((all) => ({ products: all }));

/** The keys of docs.yml that make its navigation: items, tabs, versions or products. */
export const anyNavigation: fc.Arbitrary<object> = fc.oneof(
  { weight: 3, arbitrary: navigation },
  versions,
  fc
    .record({ keys: products, more: someOf({ "landing-page": landingPage }) })
    .map(({ keys, more }) => ({ ...keys, ...more })),
);
