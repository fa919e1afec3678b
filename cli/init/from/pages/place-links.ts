import { posix } from "node:path";
import { decodedUri } from "#engine/decode-uri";
import { itemAt } from "#engine/item-at";
import { splitBefore } from "#engine/text";
import { joinPath, type SourceFolder, withoutHtml } from "../source-folder.ts";
import { isExternal } from "../values.ts";

/** The files and addresses that links of a site are resolved against. */
export interface LinkPlaces {
  readonly folder: SourceFolder;
  /** Folder of the settings: `@site/`. */
  readonly root: string;
  /** Path from the new folder to the copies, for paths that start with `../`. */
  readonly prefix: string;
  /** Folders with files that pages name from the root of the site. */
  readonly publicFolders: readonly string[];
  /** Addresses of pages by their paths, without slashes at their ends. */
  readonly addresses: ReadonlyMap<string, string>;
  /** Copies a file that a page names or imports; returns false if it is not copied. */
  readonly take: (path: string, isImported: boolean) => boolean;
  /** Returns the path from the copy of a page to a file or folder that is not copied. */
  readonly pathOutside: (page: string, path: string) => string;
}

/** Converts the target of a link, an image or an import. */
export type ConvertTarget = (target: string, isImported: boolean) => string;

/** Ends of file names that imports of code may omit. */
const codeEnds = [".tsx", ".ts", ".jsx", ".js", "/index.tsx", "/index.ts", "/index.jsx", "/index.js"];

/** Returns a function that converts the targets of links, images and imports in a page. */
export function linkConverter(path: string, places: LinkPlaces): ConvertTarget {
  const { folder, root, prefix, publicFolders, addresses, take, pathOutside } = places;
  const here = posix.dirname(path);
  const address = addresses.get(path);
  const pathOf = new Map([...addresses].map(([file, one]) => [one, file]));
  const from = (file: string): string => {
    const way = posix.relative(posix.join("/", prefix, here), posix.join("/", prefix, file));
    return way.startsWith("../") ? way : `./${way}`;
  };
  const withoutExtension = (file: string): string | undefined =>
    [`${file}.md`, `${file}.mdx`, `${file}/index.md`, `${file}/index.mdx`, `${file}/README.md`].find(folder.isFile);
  const converted = new Map<string, string>();
  const convert: ConvertTarget = (target, isImported) => {
    if (isExternal(target) || target.startsWith("#") || target === "") return target;
    const [raw, suffix] = splitBefore(target, /[?#]/);
    if (raw === "") return target;
    const name = decodedUri(raw);
    const candidates = name.startsWith("@site/")
      ? [joinPath(root, name.slice(6))]
      : name.startsWith("/")
        ? publicFolders.map((one) => joinPath(one, name.slice(1)))
        : // Docusaurus finds pages from the folder of all pages too.
          [here, ...(/\.mdx?$/.test(name) ? publicFolders : [])].map((one) => joinPath(one, name));
    const ends = isImported ? ["", ...codeEnds] : [""];
    const file = candidates.flatMap((one) => ends.map((end) => one + end)).find(folder.isFile);
    if (file !== undefined) {
      return encoded(addresses.has(file) || take(file, isImported) ? from(file) : pathOutside(path, file)) + suffix;
    }
    const stems = candidates.map((one) => withoutHtml(one).replace(/\/$/, ""));
    const page = stems.map(withoutExtension).find((one) => one !== undefined && addresses.has(one));
    if (page !== undefined) return encoded(from(page)) + suffix;
    if (name.startsWith("/")) return withoutHtml(name.replace(/(.)\/$/, "$1")) + suffix;
    // Some links are relative to the address of their page.
    const base = posix.join("/", address ?? "", "..", name);
    const found = pathOf.get(withoutHtml(base).replace(/^\/|\/$/g, ""));
    if (found !== undefined) return encoded(from(found)) + suffix;
    return candidates.some((one) => folder.list(one).length > 0)
      ? encoded(pathOutside(path, itemAt(candidates, 0))) + suffix
      : target;
  };
  return (target, isImported) => {
    const key = `${isImported} ${target}`;
    const known = converted.get(key) ?? convert(target, isImported);
    converted.set(key, known);
    return known;
  };
}

/** Converts the targets of links, images, definitions and tags in a text without code. */
export const convertTargets = (text: string, convert: ConvertTarget): string =>
  text
    .replace(
      /(\]\(\s*)(?:<([^<>\n]*)>|((?:[^\s()<>]|\([^\s()]*\))+))/g,
      (_, start: string, bracketed?: string, plain?: string) =>
        start + spaced(convert(bracketed ?? plain ?? "", false)),
    )
    .replace(
      /^( {0,3}\[[^\]\n]+\]:\s+)<?([^\s<>]+)>?/gm,
      (_, start: string, target: string) => start + convert(target, false),
    )
    .replace(
      /(\s(?:src|href|to|poster|icon|img)=)(["'])([^"'\n]+)\2/g,
      (_, start: string, quote: string, target: string) => start + quote + convert(target, false) + quote,
    )
    .replace(
      /^((?:import|export)\s[^;'"]*?from\s+)(["'])([^"'\n]+)\2/gm,
      (_, start: string, quote: string, target: string) =>
        start + quote + (/^[.@/]/.test(target) ? convert(target, true) : target) + quote,
    );

const mediaFromRoot =
  /(["'`]|:[ \t]+)(\/[^"'`\s?#]+\.(?:png|jpe?g|gif|svg|webp|avif|ico|mp4|webm|mov|pdf))(?=["'`]|[ \t]*\r?$)/gim;

/** Converts addresses of media from the root of the site: in code they can't be relative, since pages show it. */
export const convertMedia = (text: string, { folder, publicFolders, prefix, take }: LinkPlaces): string =>
  text.replace(mediaFromRoot, (whole, start: string, name: string) => {
    const file = publicFolders.map((one) => joinPath(one, decodedUri(name.slice(1)))).find(folder.isFile);
    return file !== undefined && take(file, false) ? `${start}${encoded(posix.join("/", prefix, file))}` : whole;
  });

const spaced = (target: string): string => (/\s/.test(target) ? `<${target}>` : target);

const encoded = (path: string): string => path.replaceAll(" ", "%20");
