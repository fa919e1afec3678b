import { enhanced } from "#docs-host/site/page-data";
import { drawIcon } from "../../../icons/draw-icon.tsx";
import type { DrawComponent, Drawing, MdxElement } from "../../component.ts";
import { type CardLink, card } from "../blocks/index.ts";
import { drawChildren, isBlank, partsOf } from "../nodes.ts";
import { plainTextOf } from "../plain-text.ts";
import { classOf, listProp, textProp } from "../props.ts";
import { button } from "./button.tsx";

/** Returns the addresses of the files that exist. */
const addressesOf = (element: MdxElement, { resolve }: Drawing): readonly string[] =>
  (["src", "sources"] as const)
    .flatMap((name) => listProp(element, name) ?? [])
    .flatMap((source) => resolve(source) ?? []);

const nameIn = (address: string): string => address.split(/[?#]/)[0]?.split("/").at(-1) || address;

/** Draws the children as a link: a button or a card stays one. */
function drawLink(element: MdxElement, drawing: Drawing, link: CardLink) {
  const { own, others } = partsOf(element, ["Button", "Card"], drawing);
  const [only, second] = own;
  if (only !== undefined && second === undefined && others.every(isBlank)) {
    return only.name === "Card" ? card(only, drawing, link) : button(only, drawing, link);
  }
  return (
    <a className={classOf(element, drawing, "mdx-download")} {...link}>
      {drawIcon("download")}
      {plainTextOf(element.children) === "" ? nameIn(link.href) : drawChildren(element, drawing)}
    </a>
  );
}

/**
 * A link that saves a file. The browser saves files of this site and opens others. Several files have a link each, and
 * a script offers them as one archive.
 */
const drawDownload: DrawComponent = (element, drawing) => {
  const [first, ...others] = addressesOf(element, drawing);
  if (first === undefined) return drawChildren(element, drawing);
  const filename = textProp(element, "filename");
  if (others.length === 0) return drawLink(element, drawing, { href: first, download: filename ?? true });
  return (
    <span className="mdx-downloads" data-filename={filename} {...enhanced("download")}>
      <span className="mdx-download-all">{drawLink(element, drawing, { href: first, download: true })}</span>
      <span className="mdx-download-files">
        {[first, ...others].map((href) => (
          <a href={href} key={href} download>
            {nameIn(href)}
          </a>
        ))}
      </span>
    </span>
  );
};

/** `Download`. */
export const downloadComponents = { Download: drawDownload };
