import type { PreviewImage } from "../../app/preview-image/index.ts";
import type { SiteSource } from "../../app/site/index.ts";
import type { PreviewFiles } from "./preview-cache.ts";

/** Most bytes of a file in an image; our choice: the pages themselves would be slow with a larger logo. */
export const longestFile = 4 * 2 ** 20;

/** Returns the ids of the files of the site that are in an image. */
export const previewFileIds = ({ logo, background }: PreviewImage): readonly string[] =>
  [logo, background].filter((id) => id !== undefined);

/** Reads the files in an image; those that are missing or too large are left out. */
export async function previewFiles(image: PreviewImage, source: SiteSource): Promise<PreviewFiles> {
  const files = new Map<string, Uint8Array>();
  for (const id of previewFileIds(image)) {
    const response = await source.file?.(id, new Headers());
    if (response === undefined) continue;
    const length = Number(response.headers.get("content-length") ?? 0);
    if (!response.ok || length > longestFile) {
      await response.body?.cancel();
      continue;
    }
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (bytes.length <= longestFile) files.set(id, bytes);
  }
  return files;
}
