import { member, number, text } from "./wire.ts";

/** An uploaded file of a site. */
export interface SiteFile {
  readonly url: string;
  /** The size of an image in CSS pixels. */
  readonly width?: number;
  readonly height?: number;
  /** Text for readers who do not see the image. */
  readonly alt?: string;
  /** A tiny blurred copy as a data URL. */
  readonly blurDataUrl?: string;
}

/** The uploaded files of a site, by id. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

/** Reads the files of a definition. The newer table knows the size of images; the older one may have more files. */
export function siteFiles(files: unknown, filesV2: unknown): SiteFiles {
  const found = new Map<string, SiteFile>();
  for (const [id, value] of entriesOf(files)) {
    const url = text(value);
    if (url !== undefined) found.set(id, { url });
  }
  for (const [id, value] of entriesOf(filesV2)) {
    const file = fileOf(value);
    if (file !== undefined) found.set(id, file);
  }
  return found;
}

/** Returns the sources of components and snippets, by path. */
export const siteSources = (jsFiles: unknown): ReadonlyMap<string, string> =>
  new Map(
    entriesOf(jsFiles).flatMap(([path, source]) => (typeof source === "string" ? [[path, source] as const] : [])),
  );

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? Object.entries(value) : [];

function fileOf(value: unknown): SiteFile | undefined {
  const url = text(member(value, "url"));
  if (url === undefined) return undefined;
  const [width, height] = [number(member(value, "width")), number(member(value, "height"))];
  const alt = text(member(value, "alt"));
  const blurDataUrl = text(member(value, "blurDataUrl"));
  return {
    url,
    ...(width !== undefined && height !== undefined && width > 0 && height > 0 && { width, height }),
    ...(alt !== undefined && { alt }),
    ...(blurDataUrl?.startsWith("data:image/") && { blurDataUrl }),
  };
}
