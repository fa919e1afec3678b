import { present } from "#engine/json";
import type {
  Background,
  ColorsConfigV3,
  DocsConfig,
  RgbaColor,
  ThemeConfig,
  WriteColorsConfigV3,
  WriteDocsConfig,
  WriteThemeConfig,
} from "#generated/types";
import { navigationToRead } from "./navigation-to-read.ts";

/**
 * Converts the settings of a site to the format of readers. Navigation of the first format is only present without a
 * root.
 */
export function configToRead({ navigation, colorsV3, ...rest }: WriteDocsConfig): DocsConfig {
  return {
    ...rest,
    ...present({
      navigation: rest.root === undefined ? navigation && navigationToRead(navigation) : undefined,
      colorsV3: colorsV3 && colorsToRead(colorsV3),
    }),
  };
}

/** Returns true if a site supports a light scheme: all do except those with a dark scheme only. */
export const offersLight = ({ colorsV3 }: WriteDocsConfig): boolean => colorsV3?.type !== "dark";

function colorsToRead(colors: WriteColorsConfigV3): ColorsConfigV3 {
  if (colors.type !== "darkAndLight") return { ...themeToRead(colors), type: colors.type };
  return { ...colors, dark: themeToRead(colors.dark), light: themeToRead(colors.light) };
}

const themeToRead = ({ background, ...rest }: WriteThemeConfig): ThemeConfig => ({
  ...rest,
  background: backgroundOf(background),
});

/** A site without a background color has a gradient, which is drawn from its accent. */
const backgroundOf = (color: RgbaColor | undefined): Background =>
  color === undefined ? { type: "gradient" } : { ...color, type: "solid" };
