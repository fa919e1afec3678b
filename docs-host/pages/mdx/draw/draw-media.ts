import { createElement, type ReactNode } from "react";
import { enhanced } from "#docs-host/site/page-data";
import { frameFeatures } from "../html/index.ts";
import type { DrawContext } from "./draw-context.ts";
import { type Html, propsOf, sourceOf } from "./html-props.ts";

/** Color schemes in fragments of images, as GitHub and Material for MkDocs read them: `logo.svg#only-dark`. */
const schemeInFragment = /#(?:only-(light|dark)|gh-(light|dark)-mode-only)$/;

/**
 * Draws an image with its size, so that the text below it does not move when it loads. One that can be opened larger
 * is enhanced by a script; an image of which there is no file is its description.
 */
export function drawImage(node: Html, context: DrawContext): ReactNode {
  const { src, alt, title, nozoom, enablezoom, width, height, ...attributes } = node.attributes;
  const file = typeof src === "string" && src !== "" ? sourceOf(src, node, context) : undefined;
  const words = typeof alt === "string" ? alt : (file?.alt ?? "");
  if (file === undefined) return words;
  const isOn = (flag: unknown): boolean => flag !== undefined && flag !== false && flag !== "false";
  const isZoomed = isOn(enablezoom) || (context.isZooming && !isOn(nozoom) && !context.isInLink());
  const size = sizeOf({ width, height }, file);
  const { className, ...props } = propsOf({ ...node, attributes }, context, size.style);
  const [, only, github] = schemeInFragment.exec(String(src)) ?? [];
  const scheme = only ?? github;
  const classes = [className, scheme === undefined ? undefined : `only-${scheme}`].filter((name) => name !== undefined);
  return createElement("img", {
    ...props,
    ...(classes.length > 0 && { className: classes.join(" ") }),
    ...size.attributes,
    src: file.url,
    alt: words,
    ...(typeof title === "string" && { title }),
    loading: "lazy",
    decoding: "async",
    referrerPolicy: "no-referrer",
    ...(isZoomed && enhanced("zoom")),
  });
}

type Length = Html["attributes"][string] | undefined;
interface Size {
  readonly width?: number;
  readonly height?: number;
}

/** Reads a length in pixels. */
const pixels = (value: Length): number | undefined =>
  /^\s*\d{1,5}(?:\.\d+)?(?:px)?\s*$/.test(String(value)) ? Number.parseFloat(String(value)) : undefined;

/**
 * Returns the size of an image as attributes, which reserve its aspect ratio before it is loaded, and as styles. The
 * author's size overrides the size of the file.
 */
function sizeOf(
  written: { readonly width: Length; readonly height: Length },
  file: Size,
): { readonly attributes: Size; readonly style: { readonly [name: string]: string } } {
  const [width, height] = [pixels(written.width), pixels(written.height)];
  const ratio = file.width !== undefined && file.height !== undefined ? file.width / file.height : undefined;
  const attributes =
    width !== undefined && height !== undefined
      ? { width, height }
      : width !== undefined && ratio !== undefined
        ? { width, height: Math.round(width / ratio) }
        : height !== undefined && ratio !== undefined
          ? { width: Math.round(height * ratio), height }
          : ratio !== undefined
            ? { width: file.width, height: file.height }
            : { width, height };
  const style = Object.fromEntries(
    Object.entries(written).flatMap(([name, value]) =>
      typeof value === "string" && pixels(value) === undefined && value.trim() !== "" ? [[name, value]] : [],
    ),
  );
  // If only the width has a unit, the aspect ratio determines the height.
  const auto = "width" in style && !("height" in style) ? { height: "auto" } : {};
  // The same without absent members.
  const defined = Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined)) as Size;
  return { attributes: defined, style: { ...style, ...auto } };
}

/** Draws a frame of another site, which may run scripts but neither leads this page elsewhere nor sees its data. */
export function drawFrame(node: Html, context: DrawContext): ReactNode {
  const { src, title, width, height, ...attributes } = node.attributes;
  const { refused } = frameFeatures(String(attributes.allow ?? ""));
  if (refused.length > 0) {
    context.state.report("frame", `Frames may not use ${refused.join(", ")}.`, node.line);
  }
  const url = typeof src === "string" ? URL.parse(src.startsWith("//") ? `https:${src}` : src) : null;
  if (url?.protocol !== "https:") {
    context.state.report("image", `A frame needs an https address, not "${String(src ?? "")}".`, node.line);
    return null;
  }
  context.state.addOrigin("frames", url.href);
  const sizes = { width, height };
  const { style, attributes: size } = sizeOf(sizes, {});
  return createElement("iframe", {
    ...propsOf({ ...node, tag: "iframe", attributes }, context, style),
    ...size,
    src: url.href,
    title: typeof title === "string" && title !== "" ? title : `Content of ${url.host}`,
    loading: "lazy",
    sandbox:
      "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms allow-presentation",
    referrerPolicy: "strict-origin-when-cross-origin",
  });
}

/** Draws a video or a sound, which readers can always stop. */
export function drawMedia(node: Html, context: DrawContext): ReactNode {
  const props = propsOf(node, context);
  if (typeof props.src === "string") context.state.addOrigin("media", props.src);
  const plays = props.autoPlay === true && node.tag === "video";
  return createElement(
    node.tag,
    {
      ...props,
      preload: props.preload ?? "metadata",
      autoPlay: plays || undefined,
      // A video that plays by itself is silent.
      ...(plays && { muted: true, playsInline: true }),
      controls: !(plays && props.loop === true) || props.controls,
    },
    ...context.draw(node.children),
  );
}

/** Draws one of several files of a video or a sound. */
export function drawSource(node: Html, context: DrawContext): ReactNode {
  const props = propsOf(node, context);
  if (typeof props.src !== "string") return null;
  context.state.addOrigin("media", props.src);
  return createElement(node.tag, props);
}
