import {
  allowNativeParser,
  buildStaticSite,
  type PageDocuments,
  type PreviewFiles,
  type RenderedText,
  type StaticPages,
  type StaticSource,
  staticPages,
} from "#docs-host/server";
import { fileWriter } from "./output-folder.ts";

/** Everything that a thread needs to render pages. */
export interface PageJob {
  readonly source: StaticSource;
  /** The bytes of the site's fonts by the ids of their files. */
  readonly fonts: ReadonlyMap<string, Uint8Array>;
  readonly options: Omit<Parameters<typeof staticPages>[1], "drawPreview">;
  /** The folder of the fonts, and the files of the site, in images for link previews; absent if none are drawn. */
  readonly previews?: { readonly fontFolder: string; readonly files: PreviewFiles };
  /** The folder to write to. */
  readonly folder: string;
}

/** The files that were written for some pages. */
export interface WrittenPages {
  readonly pages: number;
  readonly paths: readonly string[];
  readonly bytes: number;
  /** The search documents of the pages, by their slugs. */
  readonly documents: PageDocuments;
  /** The texts of authors on the pages. */
  readonly texts: readonly RenderedText[];
}

/** Renders the pages at some slugs, and writes them. */
export type WritePages = (slugs: readonly string[]) => Promise<WrittenPages>;

/** Renders all pages of a job. Calls `onWritten` after each batch. */
export type RenderPages = (
  job: PageJob,
  slugs: readonly string[],
  onWritten: (pages: WrittenPages) => void,
) => Promise<void>;

/** Creates the function that writes pages of a job. */
export async function pageWriter({ source, fonts, options, previews, folder }: PageJob): Promise<WritePages> {
  await allowNativeParser();
  const { site } = await buildStaticSite(source, { bytesOf: async (id) => fonts.get(id) });
  if (previews === undefined) return writePagesOf(staticPages(site, options), folder);
  const { previewDrawer } = await import("#docs-host/preview-drawing");
  const draw = previewDrawer(previews.fontFolder);
  return writePagesOf(staticPages(site, { ...options, drawPreview: (image) => draw(image, previews.files) }), folder);
}

/** Creates the function that writes pages of a site. Each page is written while the next one is rendered. */
export function writePagesOf(pages: StaticPages, folder: string): WritePages {
  const write = fileWriter(folder);
  return async (slugs) => {
    const paths: string[] = [];
    const writes: Promise<number>[] = [];
    const texts: RenderedText[] = [];
    const documents: [string, ReturnType<PageDocuments["get"]>][] = [];
    for (const slug of slugs) {
      const { files, document, text } = await pages.render(slug).catch(async (error: unknown) => {
        await Promise.allSettled(writes);
        throw error;
      });
      documents.push([slug, document]);
      if (text !== undefined) texts.push(text);
      for (const file of files) {
        paths.push(file.path);
        const writing = write(file);
        // A failure is reported below, when the next page is rendered.
        writing.catch(() => {});
        writes.push(writing);
      }
    }
    const sizes = await Promise.all(writes);
    return {
      pages: slugs.length,
      paths,
      bytes: sizes.reduce((sum, size) => sum + size, 0),
      documents: new Map(documents),
      texts,
    };
  };
}

/** Pages in a batch: a thread has at most so many rendered pages in memory. */
const batchSize = 32;

/** Splits slugs into batches. */
export const batchesOf = (slugs: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(slugs.length / batchSize) }, (_, i) =>
    slugs.slice(i * batchSize, (i + 1) * batchSize),
  );

/** Renders pages in this thread. */
export const renderHere: RenderPages = async (job, slugs, onWritten) => {
  const write = await pageWriter(job);
  for (const batch of batchesOf(slugs)) onWritten(await write(batch));
};
