import type { ProjectFiles } from "../../../registry/publishers/fern-cli.testing.ts";
import { png } from "../../../registry/publishers/projects.testing.ts";

/** A PNG image, a vector image, a font and other files that settings and pages name. */
export const assets: ProjectFiles = {
  "fern/assets/leaf.png": png(3),
  "fern/assets/stem.png": png(4),
  "fern/assets/mark.svg":
    '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="12.5"><path d="M0 0h30v12H0z"/></svg>',
  "fern/fonts/text.woff2": "no font, but as good as one for publishers",
  "fern/fonts/head.woff2": "another one",
  "fern/scripts/count.js": "console.log('counted');\n",
  "fern/style.css": "body { hyphens: auto }\n",
  "fern/llms.txt": "# Plants\n\nAll about plants.\n",
  "fern/context7.json": '{ "projectTitle": "Plants" }',
  "fern/components/Bed.tsx": "export const Bed = () => <div>A bed</div>;\n",
  "fern/components/Bed.test.tsx": "export {};\n",
  "fern/components/notes.md": "Notes of **components**.\n",
  "fern/components/bed.css": ".bed { color: green }\n",
  "fern/snippets/water.mdx": "---\ntitle: Water\n---\nGive {{plant}} some {{thing}}.\n\n![A leaf](/assets/leaf.png)\n",
  "fern/snippets/sow.ts": 'import { sow } from "garden";\n\nawait sow({ beds: 3 });\n',
};

/** An API with two tags, and operations with and without names. */
export const plantApi: ProjectFiles = {
  "fern/generators.yml": "groups:\n  none:\n    generators: []\napi:\n  specs:\n    - openapi: ../openapi.yml\n",
  "openapi.yml": `openapi: 3.0.3
info: { title: Plant Store, version: 1.0.0 }
servers: [{ url: https://api.acme.test/v1 }]
tags: [{ name: plants, description: All plants }, { name: Garden Beds }]
paths:
  /plants:
    get: { operationId: listPlants, tags: [plants], summary: List all plants, responses: { "200": { description: ok } } }
    post: { operationId: plants_create, tags: [plants], responses: { "201": { description: ok } } }
  /plants/{plantId}:
    get: { tags: [plants], parameters: [{ name: plantId, in: path, required: true, schema: { type: string } }], responses: { "200": { description: ok } } }
  /beds/{bed_id}/water:
    post: { operationId: waterBed, tags: [Garden Beds], deprecated: true, parameters: [{ name: bed_id, in: path, required: true, schema: { type: string } }], responses: { "200": { description: ok, content: { text/event-stream: { schema: { type: string } } } } } }
  /health:
    get: { responses: { "200": { description: ok } } }
  /status:
    get: { operationId: getStatus, summary: The status, responses: { "200": { description: ok } } }
`,
};

/** A project with every setting of docs.yml, tabs, variants, a folder, a changelog, and an API with a layout. */
export const settingsProject: ProjectFiles = {
  ...assets,
  "fern/docs.yml": `instances:
  - url: https://acme.docs.buildwithfern.com/docs
    custom-domain: docs.acme.test/docs
    edit-this-page:
      github: { owner: acme, repo: docs, branch: dev }
      launch: github
title: Plant \${KIND}
favicon: assets/leaf.png
logo: { light: assets/mark.svg, dark: assets/stem.png, height: 20, href: https://acme.test, right-text: docs }
background-image: { light: assets/leaf.png, dark: assets/stem.png }
colors:
  accent-primary: { light: "#1e6e46", dark: "#abc" }
  background: { light: white, dark: "rgb(1, 2, 3)" }
  border: { light: "#00000080", dark: "hsl(120, 50%, 50%)" }
  sidebar-background: "#123456"
  header-background: { light: "#fff" }
  card-background: { dark: "#000" }
  accent-1: "#111111"
  accent-12: { light: "#eeeeee", dark: "#222" }
typography:
  headingsFont: { name: Head, path: fonts/head.woff2, weight: 400 700, style: italic, display: optional, fallback: [Arial], font-variation-settings: "'wght' 400" }
  bodyFont: { paths: [fonts/text.woff2, { path: fonts/head.woff2, weight: 700, style: italic }] }
  codeFont: { name: Code, path: fonts/text.woff2, weight: 500 }
layout: { page-width: 1200px, content-width: 40rem, sidebar-width: 20rem, header-height: 70px, searchbar-placement: header-tabs, tabs-placement: header, switcher-placement: sidebar, content-alignment: left, header-position: static, disable-header: false, hide-nav-links: true, hide-feedback: true, mobile-toc: true, changelog-layout: classic, api-reference-layout: cards, show-nav-availability-badges: true, breadcrumbs: { current-page: true } }
settings: { search-text: Find, disable-search: false, dark-mode-code: true, default-search-filters: true, search: { prioritize-current-product: true }, http-snippets: [curl, python], hide-404-page: true, use-javascript-as-typescript: true, disable-explorer-proxy: true, disable-environment-editing: true, disable-analytics: true, language: de, websocket-oneof-display: grouped, embedding: { allowed-origins: ["https://app.acme.test"] } }
theme: { sidebar: minimal, body: canvas, tabs: { style: bubble, alignment: center, placement: header }, page-actions: toolbar, footer-nav: minimal, language-switcher: minimal, product-switcher: toggle }
navbar-links:
  - { type: filled, text: Order, href: https://acme.test/order, rightIcon: arrow-right, icon: ./assets/mark.svg, rounded: true }
  - { type: primary, text: Older, url: https://acme.test/older }
  - { type: minimal, text: Team, href: /docs/team, viewers: [gardener] }
  - { type: github, value: https://github.com/acme/docs }
  - { type: github, value: { url: https://github.com/acme/plants, target: _blank } }
  - { type: dropdown, text: More, icon: book, links: [{ text: A, href: https://a.acme.test, icon: assets/leaf.png }, { text: B, href: /b, target: _blank }] }
footer-links: { github: https://github.com/acme, x: https://x.com/acme, website: https://acme.test }
redirects:
  - { source: /docs/old, destination: /docs/new }
  - { source: "/docs/a/:x*", destination: "/docs/b/:x*", permanent: false }
metadata: { "og:site_name": Site, "og:title": Title, "og:image": assets/leaf.png, "og:image:width": 100, "og:image:height": 50, "og:logo": https://acme.test/logo.png, "twitter:card": summary, "twitter:image": ./assets/stem.png, "twitter:handle": "@acme", "canonical-host": docs.acme.test, "og:dynamic": true, "og:dynamic:background-image": assets/stem.png, "og:dynamic:show-logo": true }
announcement: { message: "Hello **you**" }
css: style.css
js: [scripts/count.js, { path: ./scripts/count.js, strategy: lazyOnload }, { url: "https://cdn.acme.test/x.js", strategy: beforeInteractive }]
analytics: { segment: { write-key: k }, gtm: { container-id: G }, ga4: { measurement-id: M }, posthog: { api-key: p, endpoint: "https://p.acme.test" }, intercom: { app-id: i }, fullstory: { org-id: f } }
integrations: { intercom: abc, context7: ./context7.json }
page-actions: { default: claude, options: { copy-page: false, vscode: true, mcp: false, custom: [{ title: Ask, url: "https://acme.test/{slug}", icon: assets/mark.svg }, { title: Tell, subtitle: s, url: "https://acme.test/tell", icon: star, default: true }] } }
default-language: python
languages: [de]
ai-search: { model: claude-4, system-prompt: Be nice, location: [docs, discord, slack], datasources: [{ url: "https://acme.test", title: A }], mask-pii: true }
roles: [gardener, botanist]
agents: { page-directive: Read it all, page-description-source: subtitle, llms-txt: ./llms.txt }
experimental: { mdx-components: [./components], disable-stream-toggle: false }
tabs:
  guides: { display-name: Guides, icon: ./assets/mark.svg }
  ref: { display-name: Reference, slug: reference, icon: book }
  shop: { display-name: Shop, href: "https://shop.acme.test", target: _blank, icon: link }
  log: { display-name: Changes, changelog: ./changelog, slug: changelog }
  editions: { display-name: Editions, skip-slug: true }
landing-page: { page: Home, path: pages/home.mdx, icon: assets/leaf.png }
navigation:
  - tab: guides
    layout:
      - { page: Welcome, path: pages/welcome.mdx, icon: fa-solid fa-book }
      - { page: Hidden one, path: pages/hidden.mdx, hidden: true, noindex: true }
      - { link: Elsewhere, href: https://acme.test, icon: ./assets/leaf.png, target: _blank }
      - section: Getting Started API v2 (Beta)
        path: pages/overview.mdx
        icon: duotone book
        availability: beta
        collapsed: open-by-default
        contents:
          - { page: "What's New? C#", path: pages/new.mdx, availability: deprecated, viewers: [gardener], orphaned: true, feature-flag: greenhouse }
          - section: Inner
            skip-slug: true
            slug: ignored
            hidden: true
            contents:
              - { page: Deep, path: pages/deep.mdx, slug: a/b/c, feature-flag: { flag: f, match: 1, fallback-value: 2 } }
              - { page: Deep, path: pages/deeper.mdx }
      - section: Collapsing
        collapsible: true
        collapsed-by-default: true
        contents:
          - { page: Same, path: pages/same.mdx, slug: / }
          - { page: Elsewhere, path: pages/elsewhere.mdx, feature-flag: [{ flag: a }, { flag: b, match: true }] }
      - { folder: ./growing, title-source: frontmatter, availability: beta }
  - tab: ref
    layout:
      - api: API Reference
        icon: code
        paginated: true
        snippets: { python: plants, typescript: { package: "@acme/plants", version: 1.0.0 } }
        playground: { hidden: false, environments: [Production], button: { href: "https://try.acme.test" }, oauth: true, limit-websocket-messages-per-connection: 5 }
        layout:
          - { page: Intro, path: pages/intro.mdx }
          - plants:
              title: Plants!
              summary: pages/plants.mdx
              contents:
                - plants_create
                - { endpoint: GET /plants, title: All plants, slug: all, icon: leaf, playground: { hidden: true } }
          - section: More
            icon: star
            availability: beta
            referenced-packages: [garden beds]
            contents: [GET /health, { link: Zap, href: https://zap.acme.test }]
  - tab: shop
  - tab: log
  - tab: editions
    variants:
      - title: Cloud Edition
        subtitle: hosted
        icon: cloud
        default: true
        layout: [{ page: Cloud, path: pages/cloud.mdx }]
      - title: Own
        skip-slug: true
        hidden: true
        layout:
          - { page: At home, path: pages/own.mdx }
          - { changelog: ./changelog, title: Its log, slug: changelogs/its, icon: clock }
`,
  "fern/pages/home.mdx": "---\ntitle: Home\nlayout: custom\n---\n# Home\n",
  "fern/pages/welcome.mdx": `---
title: "Welcome: all"
subtitle: |
  two
  lines
og:image: ../assets/leaf.png
image: https://acme.test/x.png
tags: [a, b]
number: 1.10
zip: 001999
long: "this is a very long line of text that certainly is longer than eighty characters in total so it folds"
---

{/* gone */}
# Hi

See [a](./new.mdx#x "t"), [b](/pages/deep.mdx), [c](./missing.mdx), [d](../scripts/count.js), [e](https://acme.test),
<a href="./overview.mdx">o</a> and [ref].

![pic](../assets/leaf.png) ![other](/assets/stem.png "title (x)") <img src="../assets/leaf.png" alt="q" />

<Card title="T" icon="./../assets/mark.svg" href="./same.mdx#s">text {/* inline */} here</Card>

<Card icon={<img src="../assets/stem.png" />} title="x">y</Card>

<Frame><img src={"../assets/stem.png"} /></Frame>

\`![no](../assets/leaf.png)\` and

\`\`\`md
![no](../assets/leaf.png) [a](./new.mdx)
{/* stays */}
\`\`\`

<Code src="../snippets/sow.ts" title="Sow" lines={[1]} />

[ref]: ./new.mdx
`,
  "fern/pages/hidden.mdx": "Hidden.\n",
  "fern/pages/overview.mdx": "---\nslug: start-here\n---\nOver all.\n",
  "fern/pages/new.mdx": `---
sidebar-title: News!
availability: stable
---
import { Bed } from "@/components/Bed"

\`\`\`js
import { Other } from "@/components/Other"
\`\`\`

<Bed />
`,
  "fern/pages/deep.mdx": "plain $x^2$ text\n\n| a | b |\n|--|--|\n| [l](./deeper.mdx) | ![i](../assets/leaf.png) |\n",
  "fern/pages/deeper.mdx": `> quote [x](./deep.mdx)
> <Markdown src="../snippets/water.mdx" plant="ferns" />

<Steps>
  <Step title="A">
    See [w](./welcome.mdx)
    ![](../assets/leaf.png)
  </Step>
</Steps>
`,
  "fern/pages/same.mdx": "same\n",
  "fern/pages/elsewhere.mdx": "---\nslug: /docs/somewhere/else/\n---\nfull\n",
  "fern/pages/intro.mdx": "The API.\n",
  "fern/pages/plants.mdx": "---\nslug: plants-home\n---\nplants\n",
  "fern/pages/cloud.mdx": "Cloud.\n",
  "fern/pages/own.mdx": "Own.\n",
  "fern/growing/_left-out.mdx": "no\n",
  "fern/growing/index.mdx": "---\ntitle: All Guides\nposition: 3\n---\nindex\n",
  "fern/growing/first.mdx": "---\nposition: 2\nhidden: true\n---\nf\n",
  "fern/growing/zero.mdx": '---\nposition: "1"\nslug: zero-slug\n---\nz\n',
  "fern/growing/zeta_file.mdx": "---\ntitle: Zeta\n---\nz\n",
  "fern/growing/alpha-one.md": "alpha\n",
  "fern/growing/advanced/index.md": "---\ntitle: Adv\nposition: 1.5\nhidden: true\n---\nx\n",
  "fern/growing/advanced/More Things.mdx": "more\n",
  "fern/changelog/overview.mdx": "---\nslug: whats-new\n---\nover\n",
  "fern/changelog/12-25-2023.mdx": "xmas\n",
  "fern/changelog/2024-01-15.mdx": "---\ntags: fix, feat\n---\n# Jan\n",
  "fern/changelog/2024-02-03-hello.md": "Feb ![x](../assets/leaf.png)\n",
  "fern/changelog/2024-1-5.mdx": "short\n",
  "fern/changelog/notes.mdx": "left out\n",
  ...plantApi,
};
