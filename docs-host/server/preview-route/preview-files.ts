import type { PreviewImage } from "#docs-host/pages/preview-image";
import type { SiteSource } from "#docs-host/site/model";
import { readWithin } from "#process";
import type { PreviewFiles } from "./preview-cache.ts";

/** Most bytes of a file in an image; our choice: the pages themselves would be slow with a larger logo. */
export const maxFileLength = 4 * 2 ** 20;

/** Returns the ids of the files of the site that are in an image. */
export const previewFileIds = ({ logo, background }: PreviewImage): readonly string[] =>
  [logo, background].filter((id) => id !== undefined);

/** Milliseconds after which a file is left out; our choice: images of all sites wait for it. */
const fileMs = 3000;

/** Reads the files in an image; those that are missing, too large, too slow or unreadable are left out. */
export async function previewFiles(image: PreviewImage, source: Pick<SiteSource, "file">): Promise<PreviewFiles> {
  const ids = previewFileIds(image);
  const read = await Promise.all(ids.map((id) => withinTime(bytesOf(id, source))));
  return new Map(ids.flatMap((id, i) => (read[i] === undefined ? [] : [[id, read[i]] as const])));
}

async function bytesOf(id: string, source: Pick<SiteSource, "file">): Promise<Uint8Array | undefined> {
  const response = await source.file?.(id, new Headers());
  if (response?.body == null) return undefined;
  const length = Number(response.headers.get("content-length") ?? 0);
  if (response.ok && length <= maxFileLength) return readWithin(response.body, maxFileLength);
  await response.body.cancel();
  return undefined;
}

/** Resolves to the bytes; to undefined if reading them fails, or takes too long. */
function withinTime(reading: Promise<Uint8Array | undefined>): Promise<Uint8Array | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((done) => {
    timer = setTimeout(() => done(undefined), fileMs);
  });
  return Promise.race([reading.catch(() => undefined), late]).finally(() => clearTimeout(timer));
}
