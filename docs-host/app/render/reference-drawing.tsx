import type { ReactElement, ReactNode } from "react";
import type { Endpoint, RequestBody, ResponseBody } from "#engine/model";
import type { Property, Shape, TypeDefinition, TypeId } from "#engine/shape";
import { guideTo, ShapeBody } from "#ui/reference";
import { withBodySamples } from "../body-samples/index.ts";
import type { ReferenceDrawing, TypeOptions } from "../mdx/index.ts";
import { endpointCall, explorerParameter, playgroundAttributes } from "../page-data/index.ts";
import { CallPrograms, CallRequestBody, CallResponse, SampleBlock, writtenCalls } from "../samples/index.ts";
import { endpointNamed, type Site } from "../site/index.ts";
import type { ApiGuide, ApiGuides } from "./api-guides.ts";
import { shownShape } from "./shown-shape.ts";

/**
 * Creates the functions that draw parts of the reference in the text of a page.
 *
 * @param newId returns an id that is unique on the page
 */
export function referenceDrawing(site: Site, guideOf: ApiGuides, newId: () => string): ReferenceDrawing {
  const endpointOf = (name: string) => {
    const found = endpointNamed(site, name);
    const api = found && guideOf(found.api.id);
    return found && api && { ...api, endpoint: withBodySamples(found.endpoint, api.guide.types) };
  };
  const callOf = (name: string, example: string | undefined) => {
    const found = endpointOf(name);
    if (found === undefined) return undefined;
    const calls = writtenCalls(found.endpoint, found.index.api, found.guide.types);
    return calls.find((call) => call.name === example) ?? calls[0];
  };
  return {
    request: (name, { example, languages }) => {
      const call = callOf(name, example);
      if (call === undefined) return undefined;
      if (languages?.includes("payload")) return <CallRequestBody call={call} />;
      const shown = (["curl", "typescript", "python"] as const).filter((language) => languages?.includes(language));
      return <CallPrograms call={call} id={newId()} languages={shown.length > 0 ? shown : undefined} />;
    },
    response: (name, example) => {
      const call = callOf(name, example);
      return call && <CallResponse call={call} />;
    },
    schema: (name, selector) => {
      const found = endpointOf(name);
      return found && <EndpointSchema {...found} selector={selector} at={newId()} />;
    },
    type: (name, options) => {
      const found = typeNamed(site, guideOf, name, options.api);
      return found && <TypeFields {...found} options={options} at={newId()} />;
    },
    typeExample: (name, title) => {
      const found = typeNamed(site, guideOf, name);
      const label = title ?? found?.definition.displayName ?? name;
      return (
        found && <SampleBlock title={label} label={label} types={found.guide.types} shape={found.definition.shape} />
      );
    },
    webhookPayload: (name) => {
      for (const { id, webhooks = [] } of site.apis.values()) {
        const webhook = webhooks.find((one) => one.id === name || one.displayName === name);
        const payload = webhook?.payloads[0];
        const guide = guideOf(id)?.guide;
        if (payload && guide)
          return <SampleBlock title="Payload" label={`Payload: ${name}`} types={guide.types} shape={payload.shape} />;
      }
      return undefined;
    },
    links: (name) => {
      const found = endpointNamed(site, name);
      const href = found && guideOf(found.api.id)?.index.endpointHref(found.endpoint.id);
      if (found === undefined || href === undefined) return undefined;
      const call = endpointCall(site, { apiId: found.api.id, endpointId: found.endpoint.id, href });
      return { href, tryHref: `${href}?${explorerParameter}=true`, tryAttributes: playgroundAttributes(call) };
    },
  };
}

interface FoundType extends ApiGuide {
  readonly id: TypeId;
  readonly definition: TypeDefinition;
}

/** Finds a type by its id or its name in one API, or in the first one that has it. */
function typeNamed(site: Site, guideOf: ApiGuides, name: string, apiName?: string): FoundType | undefined {
  for (const api of site.apis.values()) {
    if (apiName !== undefined && api.id !== apiName && api.name !== apiName) continue;
    const isNamed = ([id, one]: [string, TypeDefinition]): boolean =>
      id === name || one.name === name || one.displayName === name;
    const [id, definition] = Object.entries(api.types).find(isNamed) ?? [];
    const guide = guideOf(api.id);
    if (id !== undefined && definition && guide) return { ...guide, id, definition };
  }
  return undefined;
}

interface TypeFieldsProps extends FoundType {
  readonly options: TypeOptions;
  readonly at: string;
}

function TypeFields({ id, definition, guide, options, at }: TypeFieldsProps): ReactElement {
  return <ShapeBody shape={shownShape(definition.shape, options)} guide={guide} at={at} trail={[id]} named={false} />;
}

interface EndpointSchemaProps extends ApiGuide {
  readonly endpoint: Endpoint;
  readonly selector: string | undefined;
  readonly at: string;
}

/** The tables of the parts of an endpoint that a selector names, each under its name if there are several. */
function EndpointSchema({ endpoint, selector = "", guide, at }: EndpointSchemaProps): ReactElement {
  const [side, part] = selector.split(".", 2);
  const sent = guideTo("sent", guide);
  const received = guideTo("received", guide);
  const ofProperties = (properties: readonly Property[]): Shape | undefined =>
    properties.length === 0 ? undefined : { kind: "object", properties };
  const all = [
    {
      side: "request",
      part: "path",
      title: "Path parameters",
      shape: ofProperties(endpoint.pathParameters),
      guide: sent,
    },
    {
      side: "request",
      part: "query",
      title: "Query parameters",
      shape: ofProperties(endpoint.queryParameters),
      guide: sent,
    },
    { side: "request", part: "headers", title: "Headers", shape: ofProperties(endpoint.requestHeaders), guide: sent },
    { side: "request", part: "body", title: "Request body", shape: shapeOf(endpoint.request?.body), guide: sent },
    { side: "response", part: "body", title: "Response", shape: shapeOf(endpoint.responses[0]?.body), guide: received },
  ];
  const wanted = all.filter(
    (one) =>
      one.shape !== undefined && (selector === "" || one.side === side) && (part === undefined || one.part === part),
  );
  const single = wanted.length === 1 && part !== undefined;
  return (
    <>
      {wanted.length === 0 ? <p className="none">There are no fields.</p> : null}
      {wanted.map(
        ({ title, shape, guide: own }): ReactNode =>
          shape === undefined ? null : (
            <div key={title} className="answer">
              {single ? null : <p className="small-head">{title}</p>}
              <ShapeBody
                shape={shape}
                guide={own}
                at={`${at}.${title.split(" ", 1)[0]?.toLowerCase()}`}
                named={false}
              />
            </div>
          ),
      )}
    </>
  );
}

const shapeOf = (body: RequestBody | ResponseBody | undefined): Shape | undefined =>
  body !== undefined && "shape" in body ? body.shape : undefined;
