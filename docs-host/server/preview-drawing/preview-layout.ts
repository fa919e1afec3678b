import { type CSSProperties, createElement, type ReactElement, type ReactNode } from "react";
import { type PreviewImage, previewSize } from "#docs-host/pages/preview-image";
import { fontFamily } from "./fonts.ts";
import type { Picture } from "./picture.ts";

/** The contents of an image that can be drawn. */
export interface PreviewContent {
  readonly siteTitle?: string | undefined;
  readonly section?: string | undefined;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly url?: string | undefined;
  readonly logo?: Picture | undefined;
  readonly background?: Picture | undefined;
}

/** Largest size of the logo in pixels. */
const maxOfLogo = { width: 480, height: 52 } as const;

/** Titles longer than this are drawn smaller, in characters. */
const longTitle = 50;

/** Returns the layout of an image: the site above, the page in the middle, its address below. */
export function previewLayout(content: PreviewContent, { colors, hasGradient }: PreviewImage): ReactElement {
  const { siteTitle, section, description, url, logo, background } = content;
  // A title that can't be drawn is replaced by the title of the site, which is then omitted above it.
  const title = content.title ?? siteTitle;
  const head = logo === undefined ? (title === siteTitle ? undefined : siteTitle) : undefined;
  const isLong = (title ?? "").length > longTitle;
  const glow = `linear-gradient(135deg, ${colors.background} 45%, ${colors.soft} 100%)`;
  return box(
    {
      ...previewSize,
      ...{ flexDirection: "column", justifyContent: "space-between", position: "relative", padding: "68px 80px 60px" },
      ...{ fontFamily, color: colors.text, backgroundColor: colors.background },
      ...(hasGradient && background === undefined && { backgroundImage: glow }),
    },
    background === undefined ? null : behind(background),
    background === undefined || !hasGradient ? null : tint(colors.background),
    box({
      position: "absolute",
      top: 0,
      left: 0,
      width: previewSize.width,
      height: 10,
      backgroundColor: colors.accent,
    }),
    box(
      { height: maxOfLogo.height, alignItems: "center" },
      logo === undefined ? null : logoImage(logo),
      head === undefined ? null : line({ fontSize: 32, fontWeight: 600, letterSpacing: "-0.01em" }, 1, head),
    ),
    box(
      { flexDirection: "column" },
      section === undefined
        ? null
        : line({ fontSize: 28, fontWeight: 600, color: colors.accent, marginBottom: 18 }, 1, section),
      title === undefined
        ? null
        : line(
            { fontSize: isLong ? 56 : 72, fontWeight: 600, lineHeight: 1.12, letterSpacing: "-0.03em" },
            description === undefined ? 4 : isLong ? 3 : 2,
            title,
          ),
      description === undefined
        ? null
        : line({ fontSize: 30, lineHeight: 1.4, color: colors.muted, marginTop: 24 }, 2, description),
    ),
    box({ height: 34 }, url === undefined ? null : line({ fontSize: 26, color: colors.muted }, 1, url)),
  );
}

/** Shrinks a logo to its largest size. */
function logoImage({ src, width, height }: Picture): ReactElement {
  const scale = Math.min(maxOfLogo.width / width, maxOfLogo.height / height);
  return createElement("img", { src, width: Math.round(width * scale), height: Math.round(height * scale) });
}

/** Fills the image; what does not fit is cropped. */
const behind = ({ src }: Picture): ReactElement =>
  createElement("img", { src, ...previewSize, style: { position: "absolute", top: 0, left: 0, objectFit: "cover" } });

/** Makes text readable on any background image: the color of the background, less of it where lines end. */
const tint = (color: string): ReactElement =>
  box({
    ...{ ...previewSize, position: "absolute", top: 0, left: 0 },
    backgroundImage: `linear-gradient(90deg, ${color}f2 30%, ${color}a6 100%)`,
  });

const box = (style: CSSProperties, ...children: readonly ReactNode[]): ReactElement =>
  createElement("div", { style: { display: "flex", ...style } }, ...children);

/** A text that is cut with an ellipsis after some lines; a word that is longer than a line is wrapped. */
const line = (style: CSSProperties, lines: number, text: string): ReactElement =>
  createElement(
    "div",
    { style: { display: "block", width: "100%", lineClamp: lines, wordBreak: "break-word", ...style } },
    text,
  );
