import { type ReferenceSite, referenceSite, withModel } from "#docs-host/site/model";
import type { Json } from "#engine/json";
import { type ApiModel, type Endpoint, pathText } from "#engine/model";
import { type EndpointPart, onlyOperation, outlineOf } from "./part-of-document.ts";
import { schemasOfSharedOrder } from "./shared-order.ts";

export type { EndpointPart };

/** The reference of a large document, of which pages are read one by one. */
export interface PartialReference {
  /** The site with all pages, in which endpoints and types only have their places and titles. */
  readonly outline: ReferenceSite;
  /**
   * Returns a site in which the page at a path, or its playground's form, is complete, and equal to the one of the whole
   * document. Undefined if only the whole document has it.
   */
  readonly completeAt: (path: string, part: EndpointPart) => Promise<ReferenceSite | undefined>;
}

/**
 * Reads the outline of an OpenAPI document before the rest: its navigation and a page take a tenth of the time. Undefined
 * if its document can't be read in parts.
 *
 * @param read imports a document like the whole description
 */
export async function partialReference(
  document: Json,
  read: (document: Json) => Promise<ApiModel | undefined>,
): Promise<PartialReference | undefined> {
  const listed = outlineOf(document);
  const model = listed && (await read(listed));
  if (listed === undefined || model === undefined) return undefined;
  const whole = document as typeof listed; // an outline is made of an object
  const outline = referenceSite(model, "");
  let ordered: ReadonlySet<string> | undefined;
  const isAlone = (references: ReadonlySet<string>): boolean => {
    ordered ??= schemasOfSharedOrder(whole);
    const shared = ordered;
    return ![...references].some((reference) => shared.has(reference));
  };
  const complete = async (endpoint: Endpoint, part: EndpointPart): Promise<ReferenceSite | undefined> => {
    const only = onlyOperation(whole, { ...endpoint, path: pathText(endpoint.path) }, part);
    if (only === undefined || !isAlone(only.references)) return undefined;
    const own = await read(only.document);
    const found = own?.endpoints.find(({ id }) => id === endpoint.id);
    if (own === undefined || found === undefined) return undefined;
    // Headings of equal names are numbered by the tags of all operations, which only the outline has.
    const { namespace } = endpoint;
    const endpoints = model.endpoints.map((one) => (one.id === endpoint.id ? { ...found, namespace } : one));
    const types = { ...model.types, ...own.types };
    return withModel(outline, { ...model, endpoints, types, ...schemasOf(own) });
  };
  let latest:
    | { readonly id: string; readonly parts: Map<EndpointPart, Promise<ReferenceSite | undefined>> }
    | undefined;
  return {
    outline,
    completeAt: async (path, part) => {
      const page = outline.site.pages.get(outline.slugAt(path) ?? "");
      if (page?.kind === "overview" || (page?.kind === "group" && !page.isLong)) return outline;
      const endpoint = page?.kind === "endpoint" && model.endpoints.find(({ id }) => id === page.endpointId);
      if (!endpoint) return undefined;
      // Its page, its form and its first screen are requested one after another.
      if (latest?.id !== endpoint.id) latest = { id: endpoint.id, parts: new Map() };
      const found = latest.parts.get(part) ?? complete(endpoint, part);
      latest.parts.set(part, found);
      return found;
    },
  };
}

/** The written schemas of a model. */
const schemasOf = ({ schemas, schemaAnchors }: ApiModel): Partial<Pick<ApiModel, "schemas" | "schemaAnchors">> => ({
  ...(schemas && { schemas }),
  ...(schemaAnchors && { schemaAnchors }),
});
