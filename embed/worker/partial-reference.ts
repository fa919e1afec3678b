import { type ReferenceSite, referenceSite, withModel } from "#docs-host/site/model";
import type { Json } from "#engine/json";
import { type ApiModel, type Endpoint, pathText } from "#engine/model";
import type { IndexedDocument } from "#importers";
import { withLateCode } from "./late-code.ts";
import { dividedDocument, type EndpointPart, onlyOperation, operationNamed, outlineOf } from "./part-of-document.ts";
import { schemasOfSharedOrder } from "./shared-order.ts";

export type { EndpointPart };

/** A large OpenAPI document, of which operations are read before the rest. */
export interface PartialReference {
  /**
   * Returns a site with only the operation of a name: its id, or method and path. Its form equals the one of the whole
   * document; its path may be another. Undefined if that depends on the whole document.
   */
  readonly operation: (name: string) => Promise<ReferenceSite | undefined>;
  /** Reads the outline; undefined if that fails. */
  readonly outline: () => Promise<OutlinedReference | undefined>;
}

/** The reference of a large document, of which pages are read one by one. */
export interface OutlinedReference {
  /** The site with all pages, in which endpoints and types only have their places and titles. */
  readonly outline: ReferenceSite;
  /**
   * Returns a site in which the page at a path, or its playground's form, is complete, and equal to the one of the whole
   * document. Undefined if only the whole document has it.
   */
  readonly completeAt: (path: string, part: EndpointPart) => Promise<ReferenceSite | undefined>;
}

/**
 * Reads an OpenAPI document in parts, each in a fraction of the time of the whole. Undefined for other documents.
 *
 * @param read imports a document like the whole description
 */
export function partialReference(
  document: IndexedDocument,
  read: (document: Json) => Promise<ApiModel | undefined>,
): PartialReference | undefined {
  const whole = orUndefined(() => dividedDocument(document));
  if (whole === undefined) return undefined;
  let shared: ReadonlySet<string> | undefined;
  const operationModel = async (place: Parameters<typeof onlyOperation>[1], part: EndpointPart) => {
    const only = onlyOperation(whole, place, part);
    if (only === undefined) return undefined;
    shared ??= schemasOfSharedOrder(whole);
    for (const reference of only.references) if (shared.has(reference)) return undefined;
    const model = await read(only.document);
    const endpoint = model?.endpoints.find(({ id }) => id === place.id);
    return model && endpoint && { model, endpoint };
  };
  return {
    operation: async (name) => {
      const place = orUndefined(() => operationNamed(whole, name));
      const found = place && (await orMissing(operationModel(place, "form")));
      return found && referenceSite(found.model, "");
    },
    outline: () =>
      orMissing(
        (async () => {
          const model = await read(outlineOf(whole));
          return model && outlinedReference(model, operationModel);
        })(),
      ),
  };
}

function outlinedReference(
  model: ApiModel,
  read: (
    place: Parameters<typeof onlyOperation>[1],
    part: EndpointPart,
  ) => Promise<{ readonly model: ApiModel; readonly endpoint: Endpoint } | undefined>,
): OutlinedReference {
  const outline = referenceSite(model, "");
  const complete = async (endpoint: Endpoint, part: EndpointPart): Promise<ReferenceSite | undefined> => {
    const own = await read({ ...endpoint, path: pathText(endpoint.path) }, part);
    if (own === undefined) return undefined;
    // Headings of equal names are numbered by the tags of all operations, which only the outline has.
    const { namespace } = endpoint;
    const endpoints = model.endpoints.map((one) => (one.id === endpoint.id ? { ...own.endpoint, namespace } : one));
    const types = { ...model.types, ...own.model.types };
    return withModel(outline, { ...model, endpoints, types, ...schemasOf(own.model) });
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
      const found = latest.parts.get(part) ?? orMissing(withLateCode(() => complete(endpoint, part)));
      latest.parts.set(part, found);
      return found;
    },
  };
}

/** Returns undefined for a malformed part: reading the whole document reports it. */
function orUndefined<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const orMissing = <T>(reading: Promise<T>): Promise<T | undefined> =>
  reading.catch((error: unknown) =>
    orUndefined(() => {
      throw error;
    }),
  );

/** The written schemas of a model. */
const schemasOf = ({ schemas, schemaAnchors }: ApiModel): Partial<Pick<ApiModel, "schemas" | "schemaAnchors">> => ({
  ...(schemas && { schemas }),
  ...(schemaAnchors && { schemaAnchors }),
});
