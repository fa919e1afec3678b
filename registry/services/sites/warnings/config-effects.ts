import type { Json } from "#engine/json";

/**
 * The effect of a member of a site's settings: the title of a test of it, or none. Publishers are warned of one without
 * an effect, unless it has one of the harmless values, or the member that replaces it is there.
 */
export type MemberEffect =
  | { readonly kind: "tested"; readonly test: string }
  | {
      readonly kind: "unsupported";
      readonly advice: string;
      readonly harmless: readonly Json[];
      readonly replacement?: string;
    };

/** Effects by the paths of members, such as `js.inline`. */
interface MemberEffects {
  readonly [path: string]: MemberEffect;
}

const tested = (test: string, ...paths: readonly string[]): MemberEffects =>
  Object.fromEntries(paths.map((path) => [path, { kind: "tested", test }]));

/** The members of another one. */
const inside = (around: string, members: MemberEffects): MemberEffects =>
  Object.fromEntries(Object.entries(members).map(([path, effect]) => [`${around}.${path}`, effect]));

const unsupported = (advice: string, ...paths: readonly string[]): MemberEffects =>
  Object.fromEntries(paths.map((path) => [path, { kind: "unsupported", advice, harmless: [] }]));

const unsupportedUnless = (harmless: Json, advice: string, path: string): MemberEffects => ({
  [path]: { kind: "unsupported", advice, harmless: [harmless] },
});

const replaced = (path: string, replacement: string): MemberEffects => ({
  [path]: { kind: "unsupported", advice: `publish \`${replacement}\` instead`, harmless: [], replacement },
});

/** Titles of tests that cover several members. */
const site = "changes what readers get: %s";
const wire = "are read from their names on the wire";
const links = "have links of the header and below pages that lead somewhere";
const metadata = "become %s of the page";
const fonts = "are declared and preloaded";
const colors = "of text have a contrast of 4.5 on every background, whatever the publisher sets";
const logos = "have the logo and the picture that publishers send beside the colors";

const ofScheme: MemberEffects = {
  ...tested(colors, "accentPrimary", "background", "border", "sidebarBackground", "headerBackground", "cardBackground"),
  ...tested(wire, "logo"),
  ...tested(site, "backgroundImage"),
};
const font = tested(
  fonts,
  ...["type", "name", "variants", "variants.fontFile", "variants.weight", "variants.style"],
  ...["display", "fallback", "fontVariationSettings"],
);
const button = tested(links, "url", "text", "icon", "rightIcon", "rounded", "href", "target", "viewers");
const ofPages = "write it in the front matter of pages";

/**
 * The effect of each member of the settings that publishers send. Members inside an unsupported one are left out, and
 * so are those inside the navigation: its references are checked one by one.
 */
export const configEffects: MemberEffects = {
  ...tested(site, "title", "announcement", "announcement.text", "favicon", "defaultLanguage", "hideNavLinks"),
  ...tested("omits nodes without a target and nodes of an unknown type", "root"),
  ...replaced("navigation", "root"),
  ...tested(links, "navbarLinks", "navbarLinks.type", "navbarLinks.links", "footerLinks"),
  ...tested(links, "footerLinks.type", "footerLinks.value"),
  ...inside("navbarLinks", button),
  ...inside("navbarLinks.links", button),
  ...tested(wire, "logoHeight", "logoHref"),
  ...tested(logos, "logoV2", "logoV2.dark", "logoV2.light", "logo", "backgroundImage"),
  ...tested(metadata, "metadata"),
  ...inside("metadata", {
    ...tested(metadata, "og:site_name", "og:description", "og:image", "og:image:width", "og:image:height"),
    ...tested(metadata, "og:locale", "og:logo", "twitter:description", "twitter:handle", "twitter:image"),
    ...tested(metadata, "twitter:site", "twitter:card"),
    ...unsupported(ofPages, "og:title", "og:url", "twitter:title", "twitter:url", "noindex", "nofollow"),
  }),
  ...tested(
    "has the status of a permanent redirect unless it says otherwise",
    ...["redirects", "redirects.source", "redirects.destination", "redirects.permanent"],
  ),
  ...tested(wire, "layout"),
  ...inside("layout", {
    ...tested(wire, "pageWidth", "contentWidth", "searchbarPlacement", "tabsPlacement", "headerPosition"),
    ...tested(wire, "disableHeader"),
    ...tested(site, "sidebarWidth", "headerHeight", "contentAlignment", "hideNavLinks"),
    ...tested("asks for feedback where somebody hears it, and may send it there alone", "hideFeedback"),
    ...unsupportedUnless("indented", "remove it: references have the layout `indented`", "apiReferenceLayout"),
    ...unsupported("remove it: readers expand properties", "apiReferenceExpandProperties"),
  }),
  ...tested(fonts, "typographyV2", "typographyV2.headingsFont", "typographyV2.bodyFont", "typographyV2.codeFont"),
  ...inside("typographyV2.headingsFont", font),
  ...inside("typographyV2.bodyFont", font),
  ...inside("typographyV2.codeFont", font),
  ...tested(wire, "colorsV3", "colorsV3.type", "colorsV3.light", "colorsV3.dark"),
  ...inside("colorsV3", ofScheme),
  ...inside("colorsV3.light", ofScheme),
  ...inside("colorsV3.dark", ofScheme),
  ...replaced("colors", "colorsV3"),
  ...replaced("colorsV2", "colorsV3"),
  ...replaced("typography", "typographyV2"),
  ...tested("are in a layer above the theme, which they can't leave", "css", "css.inline"),
  ...tested(
    "runs the scripts of a site under the nonce of each page",
    ...["js", "js.remote", "js.remote.url", "js.remote.strategy", "js.files", "js.files.fileId", "js.files.strategy"],
  ),
  ...unsupported("publish the script as a file of `js.files`", "js.inline"),
  ...unsupported("remove it, or load the service by `js`", "analyticsConfig", "integrations"),
  ...unsupported("remove it: this site has no chat; `pageActions` offers pages to assistants", "aiChatConfig"),
  // Newer publishers send these beside the settings above.
  ...unsupported(
    "remove it: components of authors do not run here; styles in `css` change the theme",
    "header",
    "footer",
  ),
  ...inside("settings", {
    ...unsupported("remove it: calls in TypeScript are named TypeScript", "useJavascriptAsTypescript"),
    ...unsupported("start the server with `--no-proxy`, or leave the proxy on", "disableExplorerProxy"),
    ...unsupported("remove it: readers choose among the environments of a description", "disableEnvironmentEditing"),
    ...unsupportedUnless("flat", "remove it: messages are listed one by one", "websocketOneofDisplay"),
    ...unsupported("remove it: examples show the headers that are sent", "showHeadersInExamples"),
  }),
};
