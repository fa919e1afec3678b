import { type ReferenceSite, referenceSite, withModel } from "#docs-host/site/model";
import type { Json } from "#engine/json";
import { type ApiModel, type Endpoint, pathText } from "#engine/model";
import { onlyOperation, outlineOf } from "./part-of-document.ts";
import { schemasOfSharedOrder } from "./shared-order.ts";

/** The parts of an endpoint that are requested one by one: its page, and the form of its playground. */
export type EndpointPart = "page" | "form";

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
  const completeEndpoint = async (endpoint: Endpoint): Promise<CompleteEndpoint | undefined> => {
    const only = onlyOperation(whole, { ...endpoint, path: pathText(endpoint.path) });
    if (only === undefined || !isAlone(only.references.form)) return undefined;
    const own = await read(only.document);
    const complete = own?.endpoints.find(({ id }) => id === endpoint.id);
    if (own === undefined || complete === undefined) return undefined;
    // Headings of equal names are numbered by the tags of all operations, which only the outline has.
    const { namespace } = endpoint;
    const endpoints = model.endpoints.map((one) => (one.id === endpoint.id ? { ...complete, namespace } : one));
    const types = { ...model.types, ...own.types };
    const form = withModel(outline, { ...model, endpoints, types, ...schemasOf(own) });
    return { form, page: isAlone(only.references.page) ? form : undefined };
  };
  let latest: { readonly id: string; readonly complete: Promise<CompleteEndpoint | undefined> } | undefined;
  return {
    outline,
    completeAt: async (path, part) => {
      const page = outline.site.pages.get(outline.slugAt(path) ?? "");
      if (page?.kind === "overview" || (page?.kind === "group" && !page.isLong)) return outline;
      const endpoint = page?.kind === "endpoint" && model.endpoints.find(({ id }) => id === page.endpointId);
      if (!endpoint) return undefined;
      // Its page, its form and its first screen are requested one after another.
      if (latest?.id !== endpoint.id) latest = { id: endpoint.id, complete: completeEndpoint(endpoint) };
      return (await latest.complete)?.[part];
    },
  };
}

/** The sites in which each part of an endpoint is complete; undefined if only the whole document has it. */
type CompleteEndpoint = { readonly [part in EndpointPart]: ReferenceSite | undefined };

/** The written schemas of a model. */
const schemasOf = ({ schemas, schemaAnchors }: ApiModel): Partial<Pick<ApiModel, "schemas" | "schemaAnchors">> => ({
  ...(schemas && { schemas }),
  ...(schemaAnchors && { schemaAnchors }),
});
