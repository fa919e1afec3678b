import { type ReferenceSite, referenceSite } from "#docs-host/site/model";
import type { Json } from "#engine/json";
import type { ApiModel, Endpoint, EndpointForm } from "#engine/model";
import { onlyOperation, outlineOf } from "./part-of-document.ts";

/** A form of a description of which nothing else has been read. */
export interface FirstCall {
  /** The site of the description, in which endpoints are only listed. */
  readonly outline: ReferenceSite;
  /** The path of the endpoint's page. */
  readonly path: string;
  readonly form: EndpointForm;
}

/**
 * Reads one endpoint of an OpenAPI document before the rest: its form takes milliseconds, a whole description of 13 MB
 * takes seconds. Undefined if no endpoint has that name, or its document can't be read in parts.
 *
 * @param read imports a document like the whole description
 */
export async function firstCall(
  document: Json,
  name: string,
  read: (document: Json) => Promise<ApiModel | undefined>,
): Promise<FirstCall | undefined> {
  const listed = outlineOf(document);
  const model = listed && (await read(listed));
  if (listed === undefined || model === undefined) return undefined;
  const outline = referenceSite(model, "");
  const path = name.startsWith("/") ? name : outline.pathOf(name);
  const page = path === undefined ? undefined : outline.site.pages.get(outline.slugAt(path) ?? "");
  const endpoint = page?.kind === "endpoint" && model.endpoints.find(({ id }) => id === page.endpointId);
  if (path === undefined || !endpoint) return undefined;
  // An outline is made of an object.
  const part = onlyOperation(document as typeof listed, { ...endpoint, path: pathOf(endpoint) });
  const whole = part && (await read(part));
  const site = whole && referenceSite(whole, "");
  const call = site?.callOn(site.slugAt(site.pathOf(endpoint.id) ?? "") ?? "");
  const form = call && site?.formAt(call.formUrl);
  return form !== undefined && "endpoint" in form ? { outline, path, form } : undefined;
}

const pathOf = ({ path }: Endpoint): string =>
  path.map((part) => (part.kind === "literal" ? part.value : `{${part.key}}`)).join("");
