import { previewHref, previewImage } from "#docs-host/pages/preview-image";
import type { Site, SitePage } from "#docs-host/site/model";
import { maxFileLength, type PreviewFiles, type PreviewImage, previewFileIds } from "../preview-route/index.ts";
import { fileAt, type StaticFile } from "./static-file.ts";

/** Draws the image of a page as PNG. */
export type DrawStaticPreview = (image: PreviewImage) => Promise<Uint8Array>;

/** Draws the image of a page for link previews, if it has one. */
export async function staticPreview(
  page: SitePage,
  site: Site,
  draw: DrawStaticPreview,
): Promise<readonly StaticFile[]> {
  const image = previewImage(page, site, "");
  if (image === undefined) return [];
  return [{ path: fileAt(previewHref(page.slug, site), site.base ?? ""), content: await draw(image) }];
}

/**
 * Reads the files of a site that are in the images of its pages.
 *
 * @param bytesOf returns the bytes of a file by its id
 */
export async function staticPreviewFiles(
  site: Site,
  bytesOf: (fileId: string) => Promise<Uint8Array | undefined>,
): Promise<PreviewFiles> {
  const found = new Map<string, Uint8Array>();
  const ids = new Set<string>();
  for (const page of site.pages.values()) {
    const image = previewImage(page, site, "");
    for (const id of image === undefined ? [] : previewFileIds(image)) ids.add(id);
  }
  for (const id of ids) {
    const bytes = await bytesOf(id);
    if (bytes !== undefined && bytes.length <= maxFileLength) found.set(id, bytes);
  }
  return found;
}
