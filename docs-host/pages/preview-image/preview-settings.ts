import { fileIdOf, textOf } from "./image-address.ts";

/** Settings of the images that are drawn: `og:dynamic…` in the metadata of a site or in front matter. */
export interface PreviewSettings {
  /** False if no image is drawn. */
  readonly isOn: boolean;
  /** The file behind the text. */
  readonly backgroundImage?: string | undefined;
  /** CSS colors as they are written. */
  readonly textColor?: string | undefined;
  readonly backgroundColor?: string | undefined;
  /** The logo of this color scheme is shown; by default the one that fits the background. */
  readonly logoColor?: "dark" | "light" | undefined;
  readonly showsLogo: boolean;
  readonly showsSection: boolean;
  readonly showsDescription: boolean;
  readonly showsUrl: boolean;
  readonly showsGradient: boolean;
}

/**
 * Reads the settings of drawn images.
 *
 * @param settingOf returns the value of a setting by its name; in front matter it is a text
 */
export function previewSettings(settingOf: (name: string) => unknown): PreviewSettings {
  const of = (part: string): unknown => settingOf(`og:dynamic:${part}`);
  const isOn = (value: unknown): boolean => textOf(value) !== "false" && value !== false;
  const logo = textOf(of("logo-color"));
  return {
    isOn: isOn(settingOf("og:dynamic")),
    backgroundImage: fileIdOf(of("background-image"))?.replace(/^file:/, ""),
    textColor: textOf(of("text-color")),
    backgroundColor: textOf(of("background-color")),
    logoColor: logo === "dark" || logo === "light" ? logo : undefined,
    showsLogo: isOn(of("show-logo")),
    showsSection: isOn(of("show-section")),
    showsDescription: isOn(of("show-description")),
    showsUrl: isOn(of("show-url")),
    showsGradient: isOn(of("show-gradient")),
  };
}
