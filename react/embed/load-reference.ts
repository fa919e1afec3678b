/**
 * Loads the element `callboard-reference` from the folder of `callboard/embed`, as it is served. Rejects if it is not there.
 *
 * @param files the address of the folder, such as `/callboard/`; relative ones start at the page
 */
export async function loadReference(files: string): Promise<void> {
  const folder = new URL(files.endsWith("/") ? files : `${files}/`, document.baseURI);
  // No bundler may follow it: the folder is served unchanged.
  await import(/* @vite-ignore */ /* webpackIgnore: true */ new URL("element.js", folder).href);
}
