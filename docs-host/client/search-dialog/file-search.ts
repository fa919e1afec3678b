import { fileSearcher } from "#docs-host/search/full-text";
import type { SearchPointer } from "#docs-host/site/page-data";

type FileSearcher = ReturnType<typeof fileSearcher>;

/**
 * Opens the index in the folder that a file of the site names. If a search fails in an open index, the file is read
 * again: a new build has another folder.
 */
export function openFiles(pointer: string): FileSearcher {
  let opened: Promise<FileSearcher> | undefined;
  const search: FileSearcher = async (query, signal) => {
    const known = opened;
    opened ??= openFolder(pointer);
    const current = opened;
    try {
      return await (await current)(query, signal);
    } catch (error) {
      if (signal?.aborted === true) throw error;
      if (opened === current) opened = undefined;
      if (known === undefined) throw error;
      return search(query, signal);
    }
  };
  return search;
}

async function openFolder(pointer: string): Promise<FileSearcher> {
  // Browsers may cache files of a host without headers.
  const response = await load(pointer, { cache: "no-cache" });
  // The build of this page wrote it.
  const { folder } = (await response.json()) as SearchPointer;
  return fileSearcher(async (name, signal) => {
    const file = await load(new URL(`${folder}/${name}`, response.url).href, signal === undefined ? {} : { signal });
    return new Uint8Array(await file.arrayBuffer());
  });
}

async function load(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url} of the search answered ${response.status}`);
  return response;
}
