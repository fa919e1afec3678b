import type { DocsCode } from "#docs-project";

/** A mistake in a docs project: a file of it, and what `callboard docs check` prints. */
export interface DocsMistake {
  readonly means: string;
  /** The file that has the mistake. */
  readonly file: string;
  readonly text: string;
  /** Other files that it needs. */
  readonly beside?: { readonly [path: string]: string };
  readonly prints: string;
}

/** A project with two pages, of which each mistake replaces a file or adds one. */
export const docsFiles: { readonly [path: string]: string } = {
  "docs.yml": `instances: [{ url: plants.docs.example.com }]
navigation:
  - { page: Home, path: home.mdx }
  - { page: Care, path: care.mdx }
`,
  "home.mdx": "# Home\n",
  "care.mdx": "# Care\n\n## Water and light\n",
};

const [docsYml = "", home = "home.mdx"] = [docsFiles["docs.yml"]];

const plantsApi =
  'openapi: 3.1.0\ninfo: { title: Plants, version: "1" }\npaths: { /ferns: { get: { operationId: list, responses: {} } } }\n';

/** Every code that a docs project can have, with an example. */
export const docsMistakes: { readonly [C in DocsCode]: DocsMistake } = {
  api: {
    means: "A part of a description can’t be read; the reference lacks it.",
    file: "openapi.yaml",
    text: 'openapi: 3.1.0\ninfo: { title: Plants, version: "1" }\npaths:\n  /plants:\n    get: { parameters: [{ name: color }], responses: {} }\n',
    beside: { "docs.yml": `${docsYml}  - { api: Plants, specs: [{ type: openapi, path: openapi.yaml }] }\n` },
    prints:
      "openapi.yaml:5:25  warning  api  /paths/~1plants/get/parameters/0/in: expected the location of the parameter, found nothing; the parameter is ignored; this part of openapi.yaml could not be used as written",
  },
  "broken-anchor": {
    means: "A link points to a heading that its page does not have.",
    file: home,
    text: "[Care](/care#waterandlight)\n",
    prints:
      "home.mdx:1:8  error  broken-anchor  care.mdx has no heading or part named #waterandlight; did you mean #water-and-light?",
  },
  "broken-link": {
    means: "A link points to no page.",
    file: home,
    text: "[Sowing](sowing.mdx)\n",
    prints:
      "home.mdx:1:10  error  broken-link  the link sowing.mdx has no target; add the page to a navigation, or link to another one",
  },
  "broken-redirect": {
    means: "A redirect points to an address without a page.",
    file: "docs.yml",
    text: `${docsYml}redirects:\n  - { source: /old, destination: /nowhere }\n`,
    prints:
      "docs.yml:6:34  error  broken-redirect  the redirect of /old has the target /nowhere, where no page is; correct the destination, or remove the redirect",
  },
  code: {
    means: "Code of a page can’t be rendered. Readers see what is in its tags.",
    file: home,
    text: "It costs {price * 2}.\n",
    prints:
      "home.mdx:1:10  warning  code  {price * 2} can't be rendered: price is not defined; correct the code, or write its result into the page",
  },
  color: {
    means: "A color can’t be read, or text in it can’t.",
    file: "docs.yml",
    text: `${docsYml}colors: { accent-primary: greenish }\n`,
    prints: 'docs.yml:5:27  error  color  greenish is not a color; write a color of CSS, such as "#1e6e46"',
  },
  conflict: {
    means: "Two settings can’t be used together, or one has no effect where it is.",
    file: "docs.yml",
    text: docsYml
      .replace("navigation:", "tabs: { guides: { display-name: Guides } }\nnavigation:\n  - { tab: guide, layout: [] }")
      .replace(/\n {2}- \{ page.*/g, ""),
    prints: "docs.yml:4:12  error  conflict  there is no tab guide under tabs; the tabs are guides",
  },
  "duplicate-address": {
    means: "Two pages have one address; readers can open the first.",
    file: "docs.yml",
    text: docsYml.replace("page: Care, path", "page: Care, slug: home, path"),
    prints:
      "care.mdx:1:1  warning  duplicate-address  the address /home belongs to home.mdx already; give one of the two another slug; readers can open the first only",
  },
  environment: {
    means: "A setting names a variable that the environment does not have.",
    file: "docs.yml",
    text: `${docsYml}title: \${SITE_TITLE}\n`,
    prints:
      "docs.yml:5:8  error  environment  the environment has no variable SITE_TITLE; set SITE_TITLE, or write \\$\\{SITE_TITLE\\} for the text itself",
  },
  "front-matter": {
    means: "The front matter of a page is not YAML.",
    file: home,
    text: "---\ntitle: [Home\n---\n",
    prints:
      "home.mdx:2:13  error  front-matter  invalid front matter: unexpected end of the stream within a flow collection; correct the YAML between the lines of ---",
  },
  limit: {
    means: "A page, a style sheet, the navigation or an API is larger or nested deeper than a registry accepts.",
    file: home,
    text: `${">".repeat(31)} Home\n`,
    prints:
      "home.mdx:1:33  error  limit  lists and quotes are nested deeper than 30 levels; nest them less, or use headings",
  },
  markdown: {
    means:
      "A tag or a block of code is not closed, a formula can’t be read, or a text has a place for a value that is not given.",
    file: home,
    text: "<Note>Water on Mondays.\n",
    prints:
      "home.mdx:1:1  warning  markdown  invalid MDX: <Note> has no closing tag and is left out; close the tag or the brace, or write a backslash before it",
  },
  "missing-api": {
    means: "The navigation shows an API that the project does not have.",
    file: "docs.yml",
    text: `${docsYml}  - { api: Plants, api-name: garden }\n`,
    prints:
      "docs.yml:5:30  error  missing-api  there is no API garden; name its descriptions by `specs`, or under `api` in generators.yml",
  },
  "missing-entry": {
    means: "The layout of an API names something that the API does not have; readers don’t see it.",
    file: "docs.yml",
    text: `${docsYml}  - api: Plants\n    specs: [{ type: openapi, path: openapi.yaml }]\n    layout: [GET /fern]\n`,
    beside: { "openapi.yaml": plantsApi },
    prints:
      "docs.yml:7:14  error  missing-entry  the API Plants has no endpoint, channel, webhook or package GET /fern; did you mean GET /ferns?",
  },
  "missing-file": {
    means: "A page, an image or another file that is named does not exist.",
    file: home,
    text: "![A fern](./fern.png)\n",
    prints:
      "home.mdx:1:11  error  missing-file  there is no file ./fern.png; check the path: it starts at the folder of the page, or with a / in front at the folder of docs.yml",
  },
  attribute: {
    means: "An attribute of a component is misspelled, or has a value that the component doesn’t know.",
    file: home,
    text: '<Callout intent="warnin">Frost</Callout>\n',
    prints:
      'home.mdx:1:1  warning  attribute  `intent` of <Callout> must be info, warning, success, error, note, launch, tip or check, not "warnin"; correct it; without a value that is known, the attribute has no effect',
  },
  "missing-translation": {
    means: "A page is not translated to one of the languages of the site; it has the text of the first one.",
    file: "docs.yml",
    text: `${docsYml}translations: [en, fr]\n`,
    beside: { "translations/fr/home.mdx": "# Accueil\n" },
    prints:
      "docs.yml:5:1  warning  missing-translation  1 page has no translation to fr: translations/fr/care.mdx; add the files; without them, these pages have the text of the first language",
  },
  overlay: {
    means: "An action of an overlay can’t be applied, or matches nothing.",
    file: "overlay.yaml",
    text: "overlay: 1.1.0\ninfo: { title: Names, version: \"1\" }\nactions:\n  - target: $.paths['/ferns'].get\n    remove: true\n",
    beside: {
      "docs.yml": `${docsYml}  - { api: Plants, specs: [{ type: openapi, path: openapi.yaml, overlays: overlay.yaml }] }\n`,
      "openapi.yaml": "openapi: 3.1.0\ninfo: { title: Plants, version: '1' }\npaths: {}\n",
    },
    prints:
      "overlay.yaml:4:5  warning  overlay  $.paths['/ferns'].get matches nothing in the description; correct the path, or remove the action",
  },
  "reserved-address": {
    means: "A page has an address that servers answer themselves, so that readers can’t open it.",
    file: "docs.yml",
    text: docsYml.replace("page: Care, path", "page: Care, slug: assets/care, path"),
    prints:
      "docs.yml:4:44  error  reserved-address  the address /assets/care is reserved: servers answer /assets/NAME themselves; give the page, or the section around it, another `slug`",
  },
  style: {
    means: "A rule of a style sheet can’t be read, would stop the page from scrolling, or is not part of a page.",
    file: "own.css",
    text: "body { overflow: hidden }\n",
    beside: { "docs.yml": `css: own.css\n${docsYml}` },
    prints:
      "own.css:1:1  warning  style  overflow of the whole page is left out, since the page has to scroll; correct or remove it; all other rules are used",
  },
  "unknown-component": {
    means: "A tag or an icon is not in the library; its content is shown.",
    file: home,
    text: "<Fern>Polypodiopsida</Fern>\n",
    prints:
      "home.mdx:1:1  warning  unknown-component  there is no component <Fern>. Only its content is shown; correct its name, or remove the tag",
  },
  "unknown-package": {
    means: "The layout of an API names a package that the API does not have; it is a heading.",
    file: "docs.yml",
    text: `${docsYml}  - api: Plants\n    specs: [{ type: openapi, path: openapi.yaml }]\n    layout: [{ Trees: [GET /ferns] }]\n`,
    beside: { "openapi.yaml": plantsApi },
    prints:
      "docs.yml:7:16  warning  unknown-package  the API Plants has no package Trees, so that it is a heading; write the heading as `section` with `contents`, or correct the name",
  },
  unsupported: {
    means: "A setting, or a key of front matter, is read and has no effect.",
    file: "docs.yml",
    text: `${docsYml}  - { api: Plants, tag-description-pages: true }\n`,
    prints:
      "docs.yml:5:20  warning  unsupported  `tag-description-pages` is not supported; write the pages, and list them in the layout",
  },
  "unused-page": {
    means: "No navigation shows a page, and no page includes it.",
    file: "sowing.mdx",
    text: "# Sowing\n",
    prints:
      "sowing.mdx:1:1  warning  unused-page  no navigation shows sowing.mdx; add it to a navigation, or remove it",
  },
};
