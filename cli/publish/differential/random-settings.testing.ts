import fc from "fast-check";
import { someOf, title } from "./random-words.testing.ts";

const one = fc.constantFrom;
const flag = fc.boolean();
const color = one("#1e6e46", "#abc", "white", "rgb(1, 2, 3)", "hsl(120, 50%, 50%)", "#00000080", "rebeccapurple");
const themedColor = fc.oneof(color, someOf({ light: color, dark: color }));
const accent = fc.oneof(
  color,
  fc.record({ light: color }),
  fc.record({ dark: color }),
  fc.record({ light: color, dark: color }),
);
const image = one("assets/leaf.png", "./assets/stem.png", "assets/mark.svg");
const length = one("1200px", "40rem", "50em", "1.5rem");
const font = fc
  .record({
    from: fc.oneof(
      fc.record({ path: one("fonts/text.woff2", "fonts/head.woff2"), weight: one("400", "400 700") }),
      fc.record({
        paths: fc.array(one<unknown>("fonts/text.woff2", { path: "fonts/head.woff2", weight: 700, style: "italic" }), {
          minLength: 1,
          maxLength: 2,
        }),
      }),
    ),
    more: someOf({
      name: one("Head", "Text"),
      style: one("normal", "italic"),
      display: one("swap", "optional", "auto", "block", "fallback"),
      fallback: one([], ["Arial"], ["Arial", "sans-serif"]),
      "font-variation-settings": one("'wght' 400"),
    }),
  })
  .map(({ from, more }) => ({ ...from, ...more }));

const navbarLink = fc.oneof(
  fc
    .record({
      type: one("filled", "outlined", "minimal", "primary", "secondary"),
      text: title,
      href: one("https://acme.test/order", "/order"),
      more: someOf({
        icon: one("book", "./assets/mark.svg"),
        rightIcon: one("arrow-right", "fa-solid fa-leaf"),
        rounded: flag,
        target: one("_blank", "_self"),
        viewers: one(["gardener"]),
      }),
    })
    .map(({ more, ...link }) => ({ ...link, ...more })),
  fc.record({
    type: one("github"),
    value: one<unknown>("https://github.com/acme/docs", { url: "https://github.com/acme/docs", target: "_blank" }),
  }),
  fc.record({
    type: one("dropdown"),
    text: title,
    links: fc.array(fc.record({ text: title, href: one("https://a.acme.test", "/b") }), { minLength: 1, maxLength: 3 }),
  }),
);

const footer = one("https://acme.test/a", "https://acme.test/b");

const metadata = someOf({
  "og:site_name": title,
  "og:title": title,
  "og:description": title,
  "og:url": one("https://acme.test"),
  "og:locale": one("en_GB"),
  "og:image": one("assets/leaf.png", "https://acme.test/x.png"),
  "og:image:width": one(100),
  "og:image:height": one(50),
  "og:logo": one("https://acme.test/logo.png", "assets/stem.png"),
  "og:dynamic": flag,
  "og:dynamic:show-logo": flag,
  "og:dynamic:background-image": one("assets/stem.png"),
  "twitter:title": title,
  "twitter:description": title,
  "twitter:handle": one("@acme"),
  "twitter:site": one("@acme"),
  "twitter:card": one("summary", "summary_large_image", "app", "player"),
  "twitter:image": one("./assets/stem.png"),
  "canonical-host": one("docs.acme.test"),
});

const layout = someOf({
  "page-width": fc.oneof(length, one("full")),
  "content-width": length,
  "sidebar-width": length,
  "header-height": length,
  "searchbar-placement": one("header", "header-tabs", "sidebar"),
  "tabs-placement": one("header", "sidebar"),
  "switcher-placement": one("header", "sidebar"),
  "content-alignment": one("left", "center"),
  "header-position": one("fixed", "static"),
  "disable-header": flag,
  "hide-nav-links": flag,
  "hide-feedback": flag,
  "mobile-toc": flag,
  "changelog-layout": one("classic", "timeline"),
  "api-reference-layout": one("cards", "indented"),
  "show-nav-availability-badges": flag,
  breadcrumbs: someOf({ "current-page": flag }),
});

const settings = someOf({
  "search-text": title,
  "disable-search": flag,
  "dark-mode-code": flag,
  "default-search-filters": flag,
  search: someOf({ "prioritize-current-product": flag, "default-filter-by-current-product": flag }),
  "http-snippets": one<unknown>(true, false, ["curl"], ["curl", "python"]),
  "hide-404-page": flag,
  "use-javascript-as-typescript": flag,
  "disable-explorer-proxy": flag,
  "disable-environment-editing": flag,
  "disable-analytics": flag,
  "folder-title-source": one("filename", "frontmatter"),
  "websocket-oneof-display": one("flat", "grouped"),
  embedding: one({ "allowed-origins": ["https://app.acme.test"] }),
});

const theme = someOf({
  sidebar: one("default", "minimal"),
  body: one("default", "canvas"),
  tabs: one<unknown>("default", "bubble", { style: "bubble", alignment: "center" }, { placement: "header" }),
  "page-actions": one("default", "toolbar"),
  "footer-nav": one("default", "minimal"),
  "language-switcher": one("default", "minimal"),
  "product-switcher": one("default", "toggle", "tabs"),
});

const pageActions = someOf({
  default: one("copy-page", "view-as-markdown", "ask-ai", "chatgpt", "claude", "cursor"),
  options: someOf({
    "copy-page": flag,
    "view-as-markdown": flag,
    "ask-ai": flag,
    chatgpt: flag,
    claude: flag,
    "claude-code": flag,
    cursor: flag,
    vscode: flag,
    custom: one([{ title: "Ask", url: "https://acme.test/{slug}", icon: "assets/mark.svg" }]),
  }),
});

const colors = fc
  .record({
    // Without any accent, the Fern CLI chooses one at random.
    accent: fc.oneof(fc.record({ "accent-primary": accent }), fc.record({ accentPrimary: accent })),
    more: someOf({
      background: themedColor,
      border: themedColor,
      "sidebar-background": themedColor,
      "header-background": themedColor,
      "card-background": themedColor,
      "accent-1": themedColor,
      "accent-12": themedColor,
    }),
  })
  .map(({ accent, more }) => ({ ...accent, ...more }));

const instance = fc
  .record({
    url: one(
      "https://acme.docs.buildwithfern.com",
      "acme.docs.buildwithfern.com/docs",
      "https://acme.docs.buildwithfern.com/docs/base",
    ),
    more: someOf({
      "edit-this-page": fc.oneof(
        fc.record({
          github: fc
            .record({
              owner: one("acme"),
              repo: one("docs"),
              more: someOf({ branch: one("dev"), host: one("https://git.acme.test") }),
            })
            .map(({ more, ...github }) => ({ ...github, ...more })),
          launch: one("github", "dashboard", undefined),
        }),
      ),
    }),
  })
  .map(({ more, ...rest }) => ({ ...rest, ...more }));

/** Keys of docs.yml except for the navigation. */
export const anySettings: fc.Arbitrary<object> = fc
  .record({
    instance,
    colors,
    more: someOf({
      title: fc.oneof(title, one(`Plant \${KIND}`)),
      favicon: image,
      logo: someOf({
        light: image,
        dark: image,
        height: one(20, 32.5),
        href: one("https://acme.test"),
        "right-text": title,
      }),
      "background-image": fc.oneof(image, fc.record({ light: image, dark: image })),
      typography: someOf({ headingsFont: font, bodyFont: font, codeFont: font }),
      layout,
      settings,
      theme,
      "navbar-links": fc.array(navbarLink, { maxLength: 4 }),
      "footer-links": someOf({
        github: footer,
        x: footer,
        twitter: footer,
        linkedin: footer,
        discord: footer,
        website: footer,
      }),
      redirects: fc.array(
        fc.record({
          source: one("/old", "/a/:x*"),
          destination: one("/new", "/b/:x*"),
          permanent: one(true, false, undefined),
        }),
        { maxLength: 3 },
      ),
      metadata,
      announcement: one({ message: "Hello **you**" }),
      css: one<unknown>("style.css", ["style.css"]),
      js: one<unknown>("scripts/count.js", [
        { path: "./scripts/count.js", strategy: "lazyOnload" },
        { url: "https://cdn.acme.test/x.js" },
      ]),
      analytics: one<unknown>(
        { ga4: { "measurement-id": "M" } },
        { segment: { "write-key": "k" }, posthog: { "api-key": "p" } },
      ),
      integrations: one<unknown>({ intercom: "abc" }, { context7: "./context7.json" }),
      "page-actions": pageActions,
      "default-language": one("python", "typescript", "curl", "nodejs", "dotnet"),
      "ai-search": one<unknown>({ model: "claude-4" }, { "system-prompt": "Be nice", location: ["docs"] }),
      agents: one<unknown>(
        { "page-directive": "Read it" },
        { "llms-txt": "./llms.txt", "page-description-source": "description" },
      ),
      experimental: one<unknown>({ "mdx-components": ["./components"] }, { "mdx-components": ["components/Bed.tsx"] }),
      "ai-examples": one({ enabled: false }),
    }),
  })
  .map(({ instance: site, colors: look, more }) => ({
    instances: [site],
    roles: ["gardener", "botanist"],
    colors: look,
    ...more,
  }));
