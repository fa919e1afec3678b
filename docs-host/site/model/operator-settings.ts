/** Names of themes. */
export const themeNames = ["standard", "dense"] as const;

/** A name of a theme. */
export type ThemeName = (typeof themeNames)[number];

/** Settings of an operator for the pages of all sites of a server. */
export interface OperatorSettings {
  /** The theme of sites that don't set one. */
  readonly theme?: ThemeName | undefined;
  /** Where messages of readers about pages are sent; such as `https://feedback.example.com/pages`. */
  readonly feedbackUrl?: string | undefined;
  /** True if scripts of publishers run on their pages. */
  readonly runsScripts?: boolean;
  /** True if the server answers assistants at the path `/mcp` of each site. */
  readonly hasMcp?: boolean;
  /** True if images are drawn for the link previews of pages without one. */
  readonly drawsPreviews?: boolean;
}
