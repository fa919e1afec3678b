/** The effect of a setting, and the value that it has without an author's. */
export interface SettingText {
  readonly effect: string;
  readonly default?: string;
}

/** The description of one construct of `docs.yml`: a sentence, its keys, and an example that has all of them. */
export interface ConstructText {
  readonly title: string;
  readonly about?: string;
  readonly keys: { readonly [key: string]: SettingText };
  readonly example: string;
}

const is = (effect: string, fallback?: string): SettingText => ({
  effect,
  ...(fallback !== undefined && { default: fallback }),
});

const no = "`false`";

/** Keys that have the same effect in several constructs. */
export const commonTexts: { readonly [key: string]: SettingText } = {
  viewers: is('roles of readers; all others get the login, or "not found"'),
  orphaned: is("does not inherit `viewers`", no),
  "feature-flag": is("shows the part if `fallback-value` is `match`; of several flags, any suffices"),
  slug: is("segment of the address; `/` is the address of the parent", "the title in kebab case"),
  "skip-slug": is("adds no segment to the addresses below", no),
  icon: is("name of Font Awesome, path of an image, or `<svg>`"),
  hidden: is("stays at its address, and is in no sidebar, list or search", no),
  availability: is("release stage beside the title, also of the pages below"),
  audiences: is("audiences of instances that get the part", "all"),
  collapsed: is("starts closed; `open-by-default` starts open and can be closed", no),
  collapsible: is("can be closed", "`true` inside other sections"),
  "collapsed-by-default": is("starts closed, and can be opened", no),
  playground: is("settings of the playground"),
  announcement: is("bar above the pages; the innermost announcement is shown"),
  target: is("window in which the link opens", "`_self`"),
};

/** The order is the one of the page. */
export const constructTexts: { readonly [construct: string]: ConstructText } = {
  "docs.yml": {
    title: "Keys of docs.yml",
    about: "Only `instances` and one of `navigation`, `versions` and `products` are needed to publish.",
    keys: {
      instances: is("the published sites; `--instance` selects one", "the first"),
      title: is("name of the site in the browser and in search engines", "Documentation"),
      libraries: is("pages that a generator wrote for libraries, by name"),
      announcement: is("bar above all pages until a reader closes it"),
      roles: is("names that `viewers` may have"),
      tabs: is("tabs by name; the navigation says what is in each"),
      versions: is("versions with a navigation file each; the first is the default"),
      products: is("products with a navigation file each, or links to other sites"),
      changelog: is("a changelog beside the navigation"),
      "landing-page": is("first page of the site, in no sidebar"),
      navigation: is("pages, sections and APIs in their order, or tabs"),
      "navbar-links": is("links at the end of the header"),
      "footer-links": is("links below each page, by service"),
      "page-actions": is("menu beside the title of a page"),
      experimental: is("further settings"),
      "default-language": is("first language of code samples", "the first of `settings.http-snippets`"),
      translations: is("languages of the site, the first or the `default` one is the original"),
      agents: is("what assistants and crawlers read"),
      metadata: is("link previews of all pages; front matter overrides it"),
      redirects: is("old addresses, or files with a list of them"),
      logo: is("logo in the header"),
      favicon: is("icon of the browser tab"),
      "background-image": is("image behind all pages"),
      colors: is("colors, each for both color schemes or one for each"),
      typography: is("fonts of headings, text and code"),
      layout: is("widths and places of the parts of a page"),
      settings: is("search, samples and languages"),
      theme: is("variants of the look"),
      css: is("style sheets, in a layer above the theme"),
      js: is("scripts of all pages"),
    },
    example: `instances:
  - url: plants.docs.example.com
title: Plant API
libraries:
  seeds: { input: { github: acme/seeds }, output: { path: ./seeds }, lang: python }
announcement: { message: "Version 2 is here" }
roles: [partner]
landing-page: { page: Welcome, path: pages/welcome.mdx }
navigation:
  - page: Start
    path: pages/start.mdx
navbar-links:
  - { type: filled, text: Log in, href: https://app.example.com }
footer-links: { github: https://github.com/acme }
page-actions: { default: copy-page }
experimental: { mdx-components: [./snippets] }
default-language: python
translations: [en, fr]
agents: { llms-txt: ./llms.txt }
metadata: { "og:image": ./preview.png }
redirects:
  - { source: /old, destination: /start }
logo: { light: ./logo.svg, dark: ./logo-dark.svg }
favicon: ./favicon.svg
background-image: ./leaves.png
colors: { accent-primary: "#2e7b4d" }
typography: { bodyFont: { name: Inter, path: ./inter.woff2 } }
layout: { page-width: full }
settings: { search-text: Find plants }
theme: { name: dense }
css: ./styles.css
js: ./script.js`,
  },
  "an instance": {
    title: "instances",
    keys: {
      url: is("host and path of the site"),
      "custom-domain": is("further addresses; the first one is the canonical address"),
      "edit-this-page": is("links pages to their sources"),
    },
    example: `url: plants.docs.example.com/v2
custom-domain: docs.acme.example
edit-this-page: { github: { owner: acme, repo: plants } }
audiences: [public]`,
  },
  "a link for editing": {
    title: "edit-this-page",
    keys: { github: is("repository of the pages") },
    example: "github: { owner: acme, repo: plants }",
  },
  "a GitHub repository": {
    title: "edit-this-page.github",
    keys: {
      host: is("address of the server", "`https://github.com`"),
      owner: is("owner of the repository"),
      repo: is("name of the repository"),
      branch: is("branch of the sources", "`main`"),
    },
    example: "host: https://github.acme.example\nowner: acme\nrepo: plants\nbranch: main",
  },
  "a page": {
    title: "A page",
    about:
      "An item of `navigation`, of `contents` and of `layout`. Settings in the front matter of the page override it.",
    keys: {
      page: is("title"),
      path: is("file, from the folder of this file"),
      noindex: is("asks search engines to leave the page out", no),
    },
    example: "page: Watering\npath: pages/watering.mdx\nslug: water\nicon: droplet\navailability: beta",
  },
  "a section": {
    title: "A section",
    keys: {
      section: is("title"),
      path: is("page of the section itself"),
      contents: is("items in the section"),
    },
    example: `section: Guides
path: pages/guides.mdx
icon: book
collapsed: open-by-default
contents:
  - { page: Watering, path: pages/watering.mdx }`,
  },
  "a folder": {
    title: "A folder",
    about: "All pages of a folder and of the folders in it; `index.mdx` is the page of a folder.",
    keys: {
      folder: is("path of the folder"),
      title: is("title", "the name of the folder"),
      "title-source": is("where titles of pages come from", "`filename`"),
    },
    example: "folder: pages/recipes\ntitle: Recipes\ntitle-source: frontmatter",
  },
  "an API reference": {
    title: "An API",
    about: "The endpoints of a description, each with its page and playground.",
    keys: {
      api: is("title"),
      "api-name": is("API of the folder `apis/`, by its name"),
      specs: is("files that describe the API", "the only description of the folder"),
      openrpc: is("description in OpenRPC"),
      audiences: is("audiences of endpoints and properties (`x-fern-audiences`) that are published", "all"),
      summary: is("page before the endpoints"),
      layout: is("order of endpoints and sections; the rest follows in the order of the description"),
      alphabetized: is("sorts by title", no),
      flattened: is("shows the endpoints without a heading of the API", no),
      paginated: is("a page for each endpoint; `false` also shows sections in full", "`true`"),
    },
    example: `api: API reference
specs:
  - { type: openapi, path: ./openapi.yaml }
summary: pages/api.mdx
layout:
  - GET /plants
  - plants: [POST /plants]
paginated: false`,
  },
  "an API description": {
    title: "specs",
    keys: {
      type: is("format"),
      path: is("file, from the folder of this file"),
      namespace: is("prefix of all endpoints of this file"),
      overlays: is("files in the OpenAPI Overlay format, applied in their order"),
      overrides: is("files that are merged into the description"),
    },
    example:
      "type: openapi\npath: ./openapi.yaml\nnamespace: v1\noverlays: ./overlay.yaml\noverrides: [./overrides.yaml]",
  },
  "a section of an API": {
    title: "A section in the layout of an API",
    keys: {
      title: is("title", "`section`"),
      section: is("heading"),
      "referenced-packages": is("tags with their endpoints here"),
      summary: is("page of the section"),
      contents: is("endpoints, tags, pages and further sections"),
    },
    example: `section: Plants
referenced-packages: [plants]
summary: pages/plants.mdx
contents:
  - { endpoint: GET /plants, title: All plants }`,
  },
  "a package": {
    title: "A tag in the layout of an API",
    about: "The name of a tag with options, or with the list of its contents.",
    keys: {
      title: is("heading", "the name of the tag"),
      summary: is("page of the section"),
      contents: is("endpoints in their order; the rest follows"),
    },
    example: "title: Plants\nsummary: pages/plants.mdx\ncontents: [GET /plants]\nicon: leaf",
  },
  "an endpoint": {
    title: "An endpoint in the layout of an API",
    keys: {
      title: is("title", "the summary of the endpoint"),
      endpoint: is("`METHOD /path`, `STREAM /path`, `WSS /path`, or the name of a webhook"),
    },
    example: "endpoint: POST /plants\ntitle: Add a plant\nslug: add\navailability: beta",
  },
  "playground settings": {
    title: "playground",
    keys: {
      environments: is("environments that requests may go to; an empty list turns the playground off", "all"),
      button: is('another target of "Try it"'),
      "limit-websocket-messages-per-connection": is("messages that a reader may send in one connection"),
    },
    example:
      "environments: [Production]\nbutton: { href: https://app.example.com }\nlimit-websocket-messages-per-connection: 20",
  },
  "a playground button": {
    title: "playground.button",
    keys: { href: is("address") },
    example: "href: https://app.example.com",
  },
  "a link": {
    title: "A link",
    keys: { link: is("title"), href: is("address") },
    example: "link: Status\nhref: https://status.example.com\nicon: signal\ntarget: _blank",
  },
  "a changelog": {
    title: "A changelog",
    about:
      "A folder with an entry for each file with a date in its name, such as `2026-03-01.mdx`. `overview.mdx` is the text above them.",
    keys: { changelog: is("path of the folder"), title: is("title", "Changelog") },
    example: "changelog: ./changelog\ntitle: What is new\nicon: clock",
  },
  "a blog": {
    title: "A blog",
    about: "A changelog with another title.",
    keys: { blog: is("path of the folder"), title: is("title", "Blog") },
    example: "blog: ./blog\ntitle: News",
  },
  "a library": {
    title: "A library",
    keys: { library: is("name in `libraries`"), title: is("title", "the name") },
    example: "library: seeds\ntitle: Seeds",
  },
  "the source of a library": {
    title: "libraries",
    keys: {
      input: is("source, for the generator"),
      output: is("folder with the generated pages"),
      lang: is("language, for the generator"),
      config: is("options, for the generator"),
    },
    example: "input: { github: acme/seeds }\noutput: { path: ./seeds }\nlang: python\nconfig: {}",
  },
  "an output": { title: "libraries.output", keys: { path: is("path of the folder") }, example: "path: ./seeds" },
  "a tab": {
    title: "tabs",
    about: "A tab has a part of the navigation, or is a link or a changelog.",
    keys: {
      "display-name": is("title"),
      href: is("address: the tab is a link"),
      changelog: is("path of a folder: the tab is a changelog"),
      blog: is("path of a folder: the tab is a blog"),
    },
    example: "display-name: Guides\nicon: book\nslug: learn",
  },
  "a tab of the navigation": {
    title: "A tab in the navigation",
    keys: {
      tab: is("name in `tabs`"),
      layout: is("items of its sidebar"),
      variants: is("several sidebars, of which the reader selects one"),
    },
    example: "tab: guides\nlayout:\n  - { page: Start, path: pages/start.mdx }",
  },
  "a variant": {
    title: "variants",
    keys: {
      title: is("title"),
      subtitle: is("text below the title"),
      layout: is("items of the sidebar"),
      default: is("is shown first", "the first variant"),
    },
    example: "title: Cloud\nsubtitle: Hosted by us\ndefault: true\nlayout:\n  - { page: Start, path: pages/cloud.mdx }",
  },
  "a version": {
    title: "versions",
    keys: {
      "display-name": is("title"),
      path: is("navigation file of the version"),
      ref: is("git revision with the pages, files and APIs of the version"),
      availability: is("release stage beside the title"),
    },
    example: "display-name: v2\npath: ./versions/v2.yml\nslug: v2\navailability: stable",
  },
  "a product": {
    title: "products",
    keys: {
      "display-name": is("title"),
      subtitle: is("text below the title"),
      image: is("picture instead of an icon"),
      versions: is("versions of the product"),
      path: is("navigation file of the product"),
      href: is("address of another site, instead of `path`"),
    },
    example: "display-name: Garden\nsubtitle: Plants and beds\nicon: leaf\npath: ./products/garden.yml",
  },
  "a navigation file": {
    title: "The file of a version or a product",
    keys: {
      tabs: is("tabs by name"),
      "landing-page": is("first page"),
      navigation: is("items, or tabs"),
    },
    example:
      "landing-page: { page: Welcome, path: pages/welcome.mdx }\nnavigation:\n  - { page: Start, path: pages/start.mdx }",
  },
  "a feature flag": {
    title: "feature-flag",
    about: "A site asks no service for flags: `fallback-value` decides.",
    keys: {
      flag: is("name"),
      "fallback-value": is("value of the flag", no),
      match: is("value that shows the part", "`true`"),
    },
    example: "flag: new-plants\nfallback-value: true\nmatch: true",
  },
  "an announcement": {
    title: "announcement",
    keys: { message: is("text in Markdown; a changed text is shown again to readers who closed it") },
    example: 'message: "Version 2 is [here](/v2)"',
  },
  "a translation": {
    title: "translations",
    about: "Pages of a language are in `translations/LANG/`, at the paths of the originals.",
    keys: { lang: is("language tag"), default: is("is the original language", "the first") },
    example: "lang: fr\ndefault: false",
  },
  "a GitHub link": {
    title: "A link of the header to a repository",
    keys: {
      type: is("`github`"),
      value: is("address of the repository"),
      url: is("address of the repository"),
    },
    example: "type: github\nvalue: https://github.com/acme/plants",
  },
  "a link of the header": {
    title: "navbar-links",
    keys: {
      type: is("look of the link, or `github` or `dropdown`; `primary` and `secondary` are old names"),
      href: is("address"),
      url: is("old name of `href`"),
      text: is("text"),
      rightIcon: is("icon behind the text"),
      rounded: is("has round ends", no),
    },
    example:
      "type: outlined\ntext: Console\nhref: https://app.example.com\nicon: terminal\nrightIcon: arrow-right\nrounded: true",
  },
  "a menu of the header": {
    title: "A menu of the header",
    keys: {
      type: is("`dropdown`"),
      links: is("links of the menu"),
      text: is("text"),
      rightIcon: is("icon behind the text"),
      rounded: is("has round ends", no),
    },
    example: "type: dropdown\ntext: More\nlinks:\n  - { text: Status, href: https://status.example.com }",
  },
  "a link of a menu": {
    title: "links of a menu",
    keys: {
      href: is("address"),
      url: is("old name of `href`"),
      text: is("text"),
      rightIcon: is("icon behind the text"),
      rounded: is("has round ends", no),
    },
    example: "text: Status\nhref: https://status.example.com\nicon: signal",
  },
  "links of the footer": {
    title: "footer-links",
    keys: Object.fromEntries(
      [
        ...["github", "twitter", "x", "linkedin", "youtube", "instagram"],
        ...["facebook", "discord", "slack", "hackernews", "medium", "website"],
      ].map((name) => [name, is("address")]),
    ),
    example: "github: https://github.com/acme\ndiscord: https://discord.example/acme",
  },
  "page actions": {
    title: "page-actions",
    keys: { default: is("action that is a button", "`copy-page`"), options: is("turns actions on and off") },
    example: "default: view-as-markdown\noptions: { chatgpt: false }",
  },
  "options of page actions": {
    title: "page-actions.options",
    keys: {
      "copy-page": is("copies the page as Markdown", "`true`"),
      "view-as-markdown": is("opens the page as Markdown", "`true`"),
      chatgpt: is("opens the page in ChatGPT", "`true`"),
      claude: is("opens the page in Claude", "`true`"),
      "claude-code": is("connects Claude Code to the site", "`true`"),
      cursor: is("connects Cursor to the site", "`true`"),
      mcp: is("copies the address of the MCP server", "`true`"),
      vscode: is("connects VS Code to the site", no),
      custom: is("further actions"),
    },
    example: `copy-page: true
vscode: true
custom:
  - { title: Ask in chat, url: "https://chat.example.com?page={url}" }`,
  },
  "an action": {
    title: "page-actions.options.custom",
    keys: {
      title: is("title"),
      subtitle: is("text below the title"),
      url: is("address, with `{slug}`, `{domain}` and `{url}` of the page"),
      default: is("is the button", no),
    },
    example:
      'title: Ask in chat\nsubtitle: Our community\nurl: "https://chat.example.com?page={url}"\nicon: comments\ndefault: true',
  },
  "experimental settings": {
    title: "experimental",
    keys: { "mdx-components": is("folders and files with components and texts, which are published with the site") },
    example: "mdx-components: [./snippets]",
  },
  "settings for agents": {
    title: "agents",
    keys: {
      "page-directive": is("text before the Markdown of each page"),
      "page-description-source": is("setting of pages that describes them in `llms.txt`", "`description`"),
      "llms-txt": is("file instead of the generated `llms.txt`"),
      "llms-full-txt": is("file instead of the generated `llms-full.txt`"),
      "robots-txt": is("file instead of the generated `robots.txt`"),
    },
    example:
      "page-directive: Use version 2 of the API.\npage-description-source: subtitle\nllms-txt: ./llms.txt\nllms-full-txt: ./llms-full.txt\nrobots-txt: ./robots.txt",
  },
  metadata: {
    title: "metadata",
    keys: {
      "og:site_name": is("name of the site", "`title`"),
      "og:description": is("description of pages without one"),
      "og:image": is("image of link previews", "a drawn one"),
      "og:image:width": is("width in pixels"),
      "og:image:height": is("height in pixels"),
      "og:locale": is("language, such as `en_US`"),
      "og:logo": is("logo for search engines"),
      "twitter:description": is("description on X"),
      "twitter:handle": is("account of the author"),
      "twitter:image": is("image on X", "`og:image`"),
      "twitter:site": is("account of the site"),
      "twitter:card": is("size of the preview on X", "`summary_large_image`"),
      "og:dynamic": is("draws an image for each page", "`true`"),
      "og:dynamic:background-image": is("image behind the text"),
      "og:dynamic:text-color": is("color of the text"),
      "og:dynamic:background-color": is("color of the image"),
      "og:dynamic:logo-color": is("logo of this color scheme"),
      "og:dynamic:show-logo": is("shows the logo", "`true`"),
      "og:dynamic:show-section": is("shows the section", "`true`"),
      "og:dynamic:show-description": is("shows the description", "`true`"),
      "og:dynamic:show-url": is("shows the address", "`true`"),
      "og:dynamic:show-gradient": is("draws a gradient", "`true`"),
      "canonical-host": is("host of canonical addresses"),
    },
    example: `"og:site_name": Plant API
"og:image": ./preview.png
"twitter:card": summary
"og:dynamic:background-color": "#10301c"
canonical-host: docs.acme.example`,
  },
  "a redirect": {
    title: "redirects",
    keys: {
      source: is("old address; `:name` is one segment, `:name*` any number of them"),
      destination: is("address of this site, or of another one"),
      permanent: is("status 308; `false` is 307", "`true`"),
    },
    example: "source: /plants/:id\ndestination: /garden/:id\npermanent: false",
  },
  "a logo": {
    title: "logo",
    keys: {
      dark: is("image in the dark color scheme"),
      light: is("image in the light color scheme"),
      height: is("height in pixels", "`20`"),
      href: is("target of the logo", "the first page"),
      "right-text": is("text beside the logo"),
    },
    example: "light: ./logo.svg\ndark: ./logo-dark.svg\nheight: 24\nhref: https://acme.example\nright-text: docs",
  },
  "an image for each scheme": {
    title: "An image for each color scheme",
    keys: { dark: is("image in the dark color scheme"), light: is("image in the light color scheme") },
    example: "light: ./leaves.png\ndark: ./night.png",
  },
  colors: {
    title: "colors",
    about: "Colors of CSS. Text that could not be read on a background is corrected.",
    keys: {
      "accent-primary": is("links, buttons and marks", "the accent of the theme"),
      accentPrimary: is("old name of `accent-primary`"),
      background: is("pages"),
      border: is("lines"),
      "sidebar-background": is("sidebar"),
      "header-background": is("header"),
      "card-background": is("cards"),
      ...Object.fromEntries(
        Array.from({ length: 12 }, (_, i) => [`accent-${i + 1}`, is(`step ${i + 1} of the scale of accents`)]),
      ),
    },
    example: 'accent-primary: { light: "#2e7b4d", dark: "#7fcf9f" }\nbackground: { light: "#ffffff", dark: "#0b0f0c" }',
  },
  "a color for each scheme": {
    title: "A color for each color scheme",
    keys: { dark: is("color in the dark color scheme"), light: is("color in the light color scheme") },
    example: 'light: "#2e7b4d"\ndark: "#7fcf9f"',
  },
  typography: {
    title: "typography",
    keys: { headingsFont: is("headings"), bodyFont: is("text"), codeFont: is("code") },
    example:
      "headingsFont: { name: Inter, path: ./inter.woff2 }\ncodeFont: { name: JetBrains Mono, path: ./mono.woff2 }",
  },
  "a font": {
    title: "A font",
    keys: {
      name: is("name"),
      path: is("file"),
      weight: is('weight, or a range such as `"100 900"`'),
      style: is("style", "`normal`"),
      paths: is("several files"),
      display: is("behavior while the font loads", "`swap`"),
      fallback: is("fonts for letters that it lacks"),
      "font-variation-settings": is("axes of a variable font"),
    },
    example: `name: Inter
paths:
  - { path: ./inter.woff2, weight: 400 }
  - { path: ./inter-bold.woff2, weight: 700 }
display: swap
fallback: [sans-serif]`,
  },
  "a font file": {
    title: "typography paths",
    keys: { path: is("file"), weight: is("weight"), style: is("style", "`normal`") },
    example: "path: ./inter-bold.woff2\nweight: 700\nstyle: italic",
  },
  "a layout": {
    title: "layout",
    keys: {
      "page-width": is("widest page: a length of CSS, or `full`", "`88rem`"),
      "content-width": is("width of the text", "`44rem`"),
      "sidebar-width": is("width of the sidebar", "`18rem`"),
      "header-height": is("height of the header", "`4rem`"),
      "searchbar-placement": is("place of the search", "`sidebar`"),
      "tabs-placement": is("place of the tabs", "`sidebar`"),
      "switcher-placement": is("place of the choices of product and version", "`header`"),
      "content-alignment": is("place of the text in a wide window", "`center`"),
      "header-position": is("`static` scrolls the header away", "`fixed`"),
      "disable-header": is("puts the parts of the header into the sidebar", no),
      "hide-nav-links": is('leaves out "Previous" and "Next"', no),
      "hide-feedback": is("leaves out the question if a page was helpful", no),
      "mobile-toc": is("shows the contents of a page on narrow screens", no),
      "changelog-layout": is("dates beside entries, or above them", "`timeline`"),
      "show-nav-availability-badges": is("shows release stages in the sidebar", no),
      breadcrumbs: is("sections above the title"),
    },
    example: `page-width: full
content-width: 48rem
tabs-placement: header
searchbar-placement: header
breadcrumbs: { current-page: true }`,
  },
  breadcrumbs: {
    title: "layout.breadcrumbs",
    keys: { "current-page": is("ends with the page itself", no) },
    example: "current-page: true",
  },
  settings: {
    title: "settings",
    keys: {
      "search-text": is("text in the search field", "Search"),
      "disable-search": is("leaves out the search", no),
      "dark-mode-code": is("keeps code dark in the light color scheme", no),
      "default-search-filters": is("starts a search in the version of the page", no),
      search: is("search of sites with products"),
      "http-snippets": is("languages of samples without SDK; `false` is cURL alone", "`true`"),
      "hide-404-page": is("an unknown address opens the first page", no),
      language: is("language of a site without `translations`", "`en`"),
      "folder-title-source": is("where titles of pages in folders come from", "`filename`"),
    },
    example: `search-text: Find plants
dark-mode-code: true
http-snippets: [curl, python, typescript]
language: en`,
  },
  "search settings": {
    title: "settings.search",
    keys: {
      "prioritize-current-product": is("shows hits of the open product first", no),
      "default-filter-by-current-product": is("starts a search in the open product", no),
    },
    example: "prioritize-current-product: true\ndefault-filter-by-current-product: true",
  },
  "a theme": {
    title: "theme",
    keys: {
      name: is("`dense` has smaller text and spaces", "`standard`"),
      sidebar: is("`minimal` has no background", "`default`"),
      body: is("`canvas` is a sheet on a background", "`default`"),
      tabs: is("`bubble` has a background around the open tab", "`default`"),
      "page-actions": is("`toolbar` shows all actions in a row", "`default`"),
      "footer-nav": is('`minimal` has "Previous" and "Next" without titles', "`default`"),
      "product-switcher": is("a menu, a row of buttons, or tabs", "`default`"),
    },
    example: "name: dense\nsidebar: minimal\nbody: canvas\ntabs: bubble\nproduct-switcher: toggle",
  },
  "a theme of tabs": {
    title: "theme.tabs",
    keys: {
      style: is("look of the open tab", "`default`"),
      alignment: is("place in the header", "`left`"),
      placement: is("part of the page, as `layout.tabs-placement`"),
    },
    example: "style: bubble\nalignment: center\nplacement: header",
  },
  "a script": {
    title: "js",
    keys: {
      url: is("address of a script"),
      path: is("file, instead of `url`"),
      strategy: is("when it starts", "`afterInteractive`"),
    },
    example: "path: ./script.js\nstrategy: lazyOnload",
  },
};
