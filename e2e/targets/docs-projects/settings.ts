/** Values of docs.yml, as they are written in it. */
export type Yaml = string | number | boolean | readonly Yaml[] | { readonly [key: string]: Yaml };

const image = (number: number): string => `./assets/image-${number}.png`;

/** Returns all settings of docs.yml that are not its navigation. Values differ between projects by their number. */
export function allSettings(number: number, host: string): { readonly [key: string]: Yaml } {
  const one = (...values: readonly Yaml[]): Yaml => values[number % values.length] ?? true;
  return {
    instances: [
      {
        url: `https://${host}`,
        "edit-this-page": {
          github: { owner: "acme", repo: "docs", branch: "main" },
          launch: one("github", "dashboard"),
        },
      },
    ],
    title: `Plants ${number}`,
    favicon: image(0),
    logo: {
      light: "./assets/logo.svg",
      dark: image(1),
      height: 24,
      href: "https://plants.example",
      "right-text": "docs",
    },
    "background-image": one({ light: image(2), dark: image(3) }, image(2)),
    colors: {
      "accent-primary": { light: "#1e6e46", dark: "#9fe3bd" },
      background: one({ light: "#ffffff", dark: "#101312" }, { light: "white", dark: "rgb(12, 14, 16)" }),
      border: { light: "#00000020", dark: "#ffffff20" },
      "sidebar-background": { light: "#fafafa", dark: "#141716" },
      "header-background": { light: "#fdfdfd", dark: "#121514" },
      "card-background": { light: "#fff", dark: "#181b1a" },
      ...Object.fromEntries(
        Array.from({ length: 12 }, (_, n) => [`accent-${n + 1}`, { light: "#1e6e46", dark: "#9fe3bd" }]),
      ),
    },
    typography: {
      headingsFont: {
        name: "Head",
        path: "./fonts/text.woff2",
        weight: "400 700",
        style: "normal",
        display: "swap",
        fallback: ["Arial"],
      },
      bodyFont: {
        name: "Text",
        paths: ["./fonts/text.woff2", { path: "./fonts/text.woff2", weight: "700", style: "italic" }],
      },
      codeFont: { name: "Code", path: "./fonts/text.woff2", "font-variation-settings": "'wght' 400" },
    },
    layout: {
      "page-width": one("1408px", "full", "88rem"),
      "content-width": "44rem",
      "sidebar-width": "18rem",
      "header-height": "4rem",
      "searchbar-placement": one("header", "sidebar", "header-tabs"),
      "tabs-placement": one("header", "sidebar"),
      "switcher-placement": one("header", "sidebar"),
      "content-alignment": one("center", "left"),
      "header-position": one("fixed", "static"),
      "disable-header": false,
      "hide-nav-links": false,
      "hide-feedback": one(true, false),
      "mobile-toc": true,
      "show-nav-availability-badges": true,
      "changelog-layout": one("timeline", "classic"),
      "api-reference-layout": one("indented", "cards"),
      breadcrumbs: { "current-page": true },
    },
    settings: {
      "search-text": "Find",
      "disable-search": false,
      "dark-mode-code": one(true, false),
      "default-search-filters": true,
      search: { "prioritize-current-product": true, "default-filter-by-current-product": false },
      "http-snippets": one(true, ["curl", "python"]),
      "hide-404-page": false,
      "use-javascript-as-typescript": true,
      "disable-explorer-proxy": false,
      "disable-environment-editing": false,
      "disable-analytics": true,
      language: "en",
      "folder-title-source": one("frontmatter", "filename"),
      "substitute-env-vars": false,
      "websocket-oneof-display": one("flat", "grouped"),
      embedding: { "allowed-origins": ["https://app.plants.example"] },
    },
    theme: {
      sidebar: one("default", "minimal"),
      body: one("default", "canvas"),
      tabs: one("default", { style: "bubble", alignment: "center", placement: "header" }, "bubble"),
      "page-actions": one("default", "toolbar"),
      "footer-nav": one("default", "minimal"),
      "language-switcher": one("default", "minimal"),
      "product-switcher": one("default", "toggle", "tabs"),
    },
    "navbar-links": [
      {
        type: "filled",
        text: "Order",
        href: "https://plants.example/order",
        icon: "book",
        rightIcon: "arrow-right",
        rounded: true,
      },
      { type: "outlined", text: "Team", href: "https://plants.example/team", target: "_blank" },
      { type: "minimal", text: "Staff", href: "https://plants.example/staff", viewers: ["gardener"] },
      { type: "primary", text: "Older", url: "https://plants.example/older" },
      { type: "github", value: "https://github.com/acme/docs" },
      {
        type: "dropdown",
        text: "More",
        icon: "book",
        links: [{ text: "A", href: "https://a.plants.example", icon: "leaf" }],
      },
    ],
    "footer-links": Object.fromEntries(
      "github twitter x linkedin youtube instagram facebook discord slack hackernews medium website"
        .split(" ")
        .map((name) => [name, `https://${name}.example/acme`]),
    ),
    metadata: {
      "og:site_name": "Plants",
      "og:title": "All plants",
      "og:description": "Docs of plants",
      "og:url": "https://plants.example",
      "og:image": image(4),
      "og:image:width": 1200,
      "og:image:height": 630,
      "og:locale": "en",
      "og:logo": image(5),
      "twitter:title": "Plants",
      "twitter:description": "Docs",
      "twitter:handle": "@plants",
      "twitter:image": image(6),
      "twitter:site": "@plants",
      "twitter:url": "https://plants.example",
      "twitter:card": one("summary", "summary_large_image"),
      "og:dynamic": true,
    },
    announcement: { message: `News **${number}**` },
    css: one("./style.css", ["./style.css"]),
    js: [
      { path: "./scripts/count.js", strategy: "lazyOnload" },
      "./scripts/count.js",
      { url: "https://cdn.plants.example/x.js", strategy: "afterInteractive" },
    ],
    analytics: {
      segment: { "write-key": "k" },
      fullstory: { "org-id": "f" },
      intercom: { "app-id": "i", "api-base": "https://i.example" },
      posthog: { "api-key": "p", endpoint: "https://p.example" },
      gtm: { "container-id": "G" },
      ga4: { "measurement-id": "M" },
    },
    integrations: { intercom: "abc" },
    "page-actions": {
      default: one("copy-page", "claude"),
      options: {
        ...Object.fromEntries(
          "copy-page view-as-markdown ask-ai chatgpt claude claude-code cursor".split(" ").map((name) => [name, true]),
        ),
        vscode: true,
        custom: [{ title: "Ask", subtitle: "us", url: "https://plants.example/{slug}", icon: "star", default: false }],
      },
    },
    "default-language": one("python", "typescript"),
    languages: ["en"],
    roles: ["gardener"],
    "ai-search": { "system-prompt": "Be nice", location: ["docs"] },
    agents: { "page-directive": "Read it all" },
    experimental: { "mdx-components": ["./components"] },
    redirects: [
      { source: "/old", destination: "/new" },
      { source: "/old/:path*", destination: "/new/:path*", permanent: false },
      { source: "/older/:page", destination: "https://plants.example/:page", permanent: true },
    ],
  };
}
