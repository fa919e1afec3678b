import { fileSearcher } from "#docs-host/search/full-text";

/** Opens the index in a folder of the site. */
export const openFiles = (folder: string): ReturnType<typeof fileSearcher> =>
  fileSearcher(async (name, signal) => {
    const response = await fetch(`${folder}/${name}`, signal === undefined ? {} : { signal });
    if (!response.ok) throw new Error(`${name} of the search answered ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  });
