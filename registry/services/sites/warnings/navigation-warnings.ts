import { asJson } from "#engine/json";
import type { DocsWarning, WriteDocsDefinition } from "#generated/types";
import { apisOfSite, type DocsHost } from "../definition.ts";
import { brokenReferences, type EntryIds } from "./navigation-references.ts";

/** Returns warnings about broken references in a site's navigation. */
export async function navigationWarnings(
  { store, definitions }: Pick<DocsHost, "store" | "definitions">,
  publisherId: string,
  { config, pages }: WriteDocsDefinition,
): Promise<readonly DocsWarning[]> {
  const rows = await apisOfSite(store, { publisherId }, config);
  const documents = await definitions.getAll(rows.map(({ objectHash }) => objectHash));
  const apis = new Map<string, EntryIds>();
  for (const [n, { id }] of rows.entries()) {
    const document = documents[n];
    if (document === undefined) continue;
    const { endpoints, websockets, webhooks } = document;
    const idsOf = (entries: object): ReadonlySet<string> => new Set(Object.keys(entries));
    apis.set(id, { endpoints: idsOf(endpoints), channels: idsOf(websockets), webhooks: idsOf(webhooks) });
  }
  return brokenReferences(asJson(config), { pages: new Set(Object.keys(pages)), apis });
}
