import type { OperatorSettings, Site } from "../model/index.ts";
import { scriptUrl } from "../page-data/index.ts";
import { colorStyles } from "./color-styles.ts";
import { fontStyles } from "./font-styles.ts";
import { publisherStyles } from "./publisher-styles.ts";
import { quoted } from "./quoted.ts";
import { themeStyles } from "./themes.ts";

/** A script of the publisher. */
interface PublisherScript {
  readonly src: string;
  readonly strategy: Site["settings"]["extensions"]["scripts"][number]["strategy"];
}

/** Returns the scripts of a publisher: uploaded files, and files of other sites over https. */
const publisherScripts = (
  scripts: Site["settings"]["extensions"]["scripts"],
  files: Site["files"],
  base: string,
): readonly PublisherScript[] =>
  scripts.flatMap((script): readonly PublisherScript[] => {
    const { strategy } = script;
    if (script.kind === "file") {
      return files.has(script.file) ? [{ src: scriptUrl(base, script.file), strategy }] : [];
    }
    return URL.parse(script.url)?.protocol === "https:" ? [{ src: script.url, strategy }] : [];
  });

/** The look of a site, as its pages draw it. */
export interface SiteLook {
  /** Styles of all of its pages; empty for a site without its own look. */
  readonly css: string;
  /** The color schemes of the pages, as `color-scheme` names them. */
  readonly colorScheme: string;
  /** Addresses of the publisher's fonts that text needs at once. */
  readonly preloads: readonly string[];
  /** True if most text has a font of the publisher instead of the theme's font. */
  readonly hasOwnFont: boolean;
  /** The address of the icon. */
  readonly favicon?: string;
  /** Scripts of the publisher; none unless the operator runs them. */
  readonly scripts: readonly PublisherScript[];
  /** Repairs and omissions, a sentence each for the publisher. */
  readonly diagnostics: readonly string[];
}

/** Creates the look of a site from its settings and its uploaded files. */
export function siteLook(
  { settings, files, base = "", fontMetrics = new Map() }: Pick<Site, "settings" | "files" | "base" | "fontMetrics">,
  operator: OperatorSettings = {},
): SiteLook {
  const { look, extensions } = settings;
  const urlOf = (id: string): string | undefined => files.get(id)?.url;
  const colors = colorStyles(look);
  const fonts = fontStyles(look.fonts, { urlOf, metrics: fontMetrics });
  const publisher = publisherStyles(extensions.css);
  const image = backgroundStyles(look.background, urlOf);
  const theme = themeStyles(settings.theme.name ?? operator.theme ?? "standard");
  const own = theme + colors.css + fonts.css + image;
  const favicon = look.favicon === undefined ? undefined : urlOf(look.favicon);
  return {
    css: [...(own === "" ? [] : [`@layer look{${own}}`]), publisher.css].join(""),
    colorScheme: look.schemes === "both" ? "light dark" : look.schemes,
    preloads: fonts.preloads,
    hasOwnFont: fonts.css.includes("--font-body:"),
    scripts: operator.runsScripts === true ? publisherScripts(extensions.scripts, files, base) : [],
    ...(favicon !== undefined && { favicon }),
    diagnostics: [
      ...colors.diagnostics,
      ...fonts.diagnostics,
      ...publisher.diagnostics,
      ...(["header", "footer"] as const).flatMap((part) =>
        extensions[part] === undefined
          ? []
          : [`${part}: ${extensions[part]} is code, which does not run here. Pages keep the ${part} of the theme.`],
      ),
      ...(extensions.scripts.length === 0 || operator.runsScripts === true
        ? []
        : ["js: the operator of this server does not run scripts of publishers (CALLBOARD_CUSTOM_JS)."]),
    ],
  };
}

/** Draws the picture behind each page, at the top, as wide as the window. */
function backgroundStyles(
  { light, dark }: Site["settings"]["look"]["background"],
  urlOf: (id: string) => string | undefined,
): string {
  const image = (id: string | undefined): string | undefined => {
    const url = id === undefined ? undefined : urlOf(id);
    return url === undefined ? undefined : `url(${quoted(url)})`;
  };
  const [day, night] = [image(light ?? dark), image(dark ?? light)];
  if (day === undefined || night === undefined) return "";
  const rule = (selector: string, value: string): string =>
    `${selector} body{background:${value} top/100% auto no-repeat}`;
  if (day === night) return rule(":root", day);
  return `${rule(":root", day)}${rule('[data-theme="dark"]', night)}@media (prefers-color-scheme:dark){${rule(":root:not([data-theme])", night)}}`;
}
