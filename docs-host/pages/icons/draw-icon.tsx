import type { ReactElement, SVGAttributes } from "react";
import { findIcon, type IconOutline } from "./find-icon.ts";
import { iconNameOf } from "./icon-name.ts";
import { safeSvg } from "./safe-svg.tsx";

/** Options of `drawIcon`. */
export interface IconOptions {
  /** Side length in pixels; the height of the text around it if undefined. */
  readonly size?: number | undefined;
  /** A CSS color for both themes; the color of the text around it if undefined. */
  readonly color?: string | undefined;
  /** A CSS color of one theme, which wins over `color`. */
  readonly light?: string | undefined;
  readonly dark?: string | undefined;
  /** Returns the address of an image; images are left out without it. */
  readonly resolve?: ((path: string) => string | undefined) | undefined;
}

/** Drawn in place of an icon that is in no free set: a ring. */
const fallback: IconOutline = {
  width: 512,
  height: 512,
  paths: ["M256 96a160 160 0 1 0 0 320 160 160 0 1 0 0-320zm0 48a112 112 0 1 1 0 224 112 112 0 1 1 0-224z"],
};

const isImage = (icon: string): boolean =>
  /^(?:https?:|data:image\/|file:|\.{0,2}\/)/i.test(icon) || /\.(?:svg|png|jpe?g|gif|webp|avif|ico)$/i.test(icon);

/** Colors that are safe in an attribute: names, hex, and functions of numbers. */
const colorSyntax = /^(?:#[\da-f]{3,8}|[a-z]+|[a-z-]+\([\d\s.,%/a-z+-]*\)|var\(--[\w-]+\))$/i;

/** Returns a color that follows the theme of the page; undefined for anything else than a color. */
export function themeColor({ color, light = color, dark = color }: IconOptions): string | undefined {
  const known = [light, dark].map((one) =>
    one !== undefined && colorSyntax.test(one.trim()) ? one.trim() : undefined,
  );
  if (known[0] === undefined && known[1] === undefined) return undefined;
  return known[0] === known[1] ? known[0] : `light-dark(${known[0] ?? "currentcolor"}, ${known[1] ?? "currentcolor"})`;
}

/** Returns true if an icon can be drawn as its author means it, rather than by the fallback. */
export const isKnownIcon = (icon: string): boolean =>
  isImage(icon) || icon.trimStart().startsWith("<") || isPictograph(icon) || findIcon(icon) !== undefined;

/** Returns the words in the name of an icon, or an emoji; undefined for images and drawings. */
export function iconWords(icon: string): string | undefined {
  if (isImage(icon) || icon.trimStart().startsWith("<")) return undefined;
  return isPictograph(icon) ? icon.trim() : iconNameOf(icon)?.name.replaceAll("-", " ");
}

/** Returns true for emoji and other signs, which are drawn as text. */
const isPictograph = (icon: string): boolean =>
  /^\p{Extended_Pictographic}[\p{Extended_Pictographic}\p{M}\u200d]*$/u.test(icon.trim());

/**
 * Draws an icon by its Font Awesome name, as in `book`, `fa-solid fa-book` or `duotone book`; by the path of an image; or
 * from an inline `<svg>`. Null for an empty name or an image without an address. Screen readers skip it.
 */
export function drawIcon(icon: string, options: IconOptions = {}): ReactElement | null {
  const text = icon.trim();
  if (text === "") return null;
  const { size, resolve } = options;
  const attributes: SVGAttributes<SVGSVGElement> = {
    ...{ className: "icon", "aria-hidden": true, focusable: false },
    ...{ width: size, height: size, color: themeColor(options) },
  };
  if (text.startsWith("<")) return safeSvg(text, attributes) ?? null;
  if (isImage(text)) {
    const src = resolve?.(text);
    // React preloads images that are not lazy, ahead of the styles.
    return src === undefined ? null : (
      <img className="icon" alt="" src={src} loading="lazy" width={size} height={size} />
    );
  }
  if (isPictograph(text)) {
    return (
      <span className="icon" aria-hidden="true">
        {text}
      </span>
    );
  }
  const { width, height, paths } = findIcon(text) ?? fallback;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: icons are decoration beside a name.
    <svg {...attributes} viewBox={`0 0 ${width} ${height}`} fill="currentcolor">
      {paths.map((path) => (
        <path d={path} key={path} />
      ))}
    </svg>
  );
}
