import { fetchJson } from "#docs-host/site/page-data";
import { withWriters } from "#docs-host/site/writers";
import { type CompiledTable, createCatalog, provideCatalog } from "#locales";

let loading: Promise<void> | undefined;

/** Loads the messages of the playground in the language of the page once. Those that can't be loaded stay English. */
export function loadMessages(url: string): Promise<void> {
  loading ??= load(url).catch(reportError);
  return loading;
}

async function load(url: string): Promise<void> {
  // The server of this page has written them.
  const found = await fetchJson<{ readonly [area: string]: CompiledTable }>(url, JSON.parse);
  if (!found.ok) throw new Error(`the messages of the playground could not be loaded: ${found.problem}`);
  provideCatalog(withWriters(createCatalog(document.documentElement.lang, (area) => found.value[area])));
}
