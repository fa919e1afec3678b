import {
  type PreviewFiles,
  type RenderedStaticPage,
  type Site,
  type StaticPages,
  staticPages,
} from "#docs-host/server";
import { allowNativeParser } from "#mdx/syntax";
import { type EarlierFiles, fileWriter } from "./output-folder.ts";
import { openPageCache, type PageCacheOptions } from "./page-cache.ts";

/** Everything that is needed to render pages, but for their site. */
export interface PageJobSettings {
  readonly options: Omit<Parameters<typeof staticPages>[1], "drawPreview">;
  /** The folder of the fonts, and the files of the site, in images for link previews; absent if none are drawn. */
  readonly previews?: { readonly fontFolder: string; readonly files: PreviewFiles };
  /** The folder to write to. */
  readonly folder: string;
  /** The files of the last build, which are not written if they did not change; undefined if none can stay. */
  readonly earlier: EarlierFiles | undefined;
  /** The pages of earlier builds; absent if none are cached. */
  readonly cache?: PageCacheOptions;
}

/** Everything that is needed to render pages. */
export interface PageJob extends PageJobSettings {
  readonly site: Site;
}

/** A page that was written. */
export interface WrittenPage extends Pick<RenderedStaticPage, "indexed" | "text"> {
  readonly slug: string;
  /** The paths of its files. */
  readonly paths: readonly string[];
  readonly bytes: number;
}

/** Renders the pages at some slugs, and writes them. */
export type WritePages = (slugs: readonly string[]) => Promise<readonly WrittenPage[]>;

/** Renders all pages of a job. Calls `onWritten` after each batch. */
export type RenderPages = (
  job: PageJob,
  slugs: readonly string[],
  onWritten: (pages: readonly WrittenPage[]) => void,
) => Promise<void>;

type Render = (slug: string) => Promise<RenderedStaticPage>;

/** Creates the function that writes pages of a job. What renders them is made for the first page that is not cached. */
export function pageWriter(job: PageJob): WritePages {
  let pages: Promise<StaticPages> | undefined;
  const render: Render = async (slug) => {
    pages ??= pagesOf(job);
    return (await pages).render(slug);
  };
  return writerOf(
    job.cache === undefined ? render : cachedRender(render, job.cache),
    fileWriter(job.folder, job.earlier),
  );
}

async function pagesOf({ site, options, previews }: PageJob): Promise<StaticPages> {
  await allowNativeParser();
  if (previews === undefined) return staticPages(site, options);
  const { previewDrawer } = await import("#docs-host/server/preview-drawing");
  const draw = previewDrawer(previews.fontFolder);
  return staticPages(site, { ...options, drawPreview: (image) => draw(image, previews.files) });
}

function cachedRender(render: Render, options: PageCacheOptions): Render {
  const cache = openPageCache(options);
  return async (slug) => {
    const known = cache.read(slug);
    if (known !== undefined) return known;
    const page = await render(slug);
    if (page.lacksColors !== true) cache.write(slug, page);
    return page;
  };
}

/** Creates the function that writes pages. */
function writerOf(render: Render, write: ReturnType<typeof fileWriter>): WritePages {
  return async (slugs) => {
    const pages: WrittenPage[] = [];
    for (const slug of slugs) {
      const { files, indexed, text } = await render(slug);
      let bytes = 0;
      for (const file of files) bytes += await write(file);
      pages.push({ slug, paths: files.map(({ path }) => path), bytes, indexed, text });
    }
    return pages;
  };
}

/** Max number of pages in a batch, which a thread keeps in memory. */
const batchSize = 32;

/** Splits slugs into batches. */
export const batchesOf = (slugs: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(slugs.length / batchSize) }, (_, i) =>
    slugs.slice(i * batchSize, (i + 1) * batchSize),
  );

/** Renders pages in this thread. */
export const renderHere: RenderPages = async (job, slugs, onWritten) => {
  const write = pageWriter(job);
  for (const batch of batchesOf(slugs)) onWritten(await write(batch));
};
