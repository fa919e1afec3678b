import type { ReactElement, ReactNode } from "react";
import { endpointNamed, type Site, typeNamed, webhookNamed } from "#docs-host/site/model";
import { endpointCall, explorerParameter, playgroundAttributes } from "#docs-host/site/page-data";
import { withBodySamples } from "#docs-host/site/sides";
import { textsIn } from "#docs-host/site/texts";
import type { Endpoint, RequestBody, ResponseBody } from "#engine/model";
import { inlineObject, type Property, type Shape, type TypeDefinition, type TypeId } from "#engine/shape";
import { snippetLanguages } from "#snippets";
import { guideTo, ShapeBody } from "#ui/reference";
import type { TextKey } from "#ui/text";
import type { ApiGuide, ApiGuides } from "../guides/index.ts";
import { type EndpointPart, type ReferenceDrawing, selectedParts, type TypeOptions } from "../mdx/index.ts";
import {
  CallPrograms,
  CallRequestBody,
  CallResponse,
  programsOfCall,
  SampleBlock,
  writtenCalls,
} from "../samples/index.ts";

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
  const typeOf = (name: string, apiName?: string): FoundType | undefined => {
    const found = typeNamed(site, name, apiName);
    const api = found && guideOf(found.api.id);
    return found && api && { ...api, id: found.id, definition: found.definition };
  };
  const callOf = (name: string, example: string | undefined) => {
    const found = endpointOf(name);
    if (found === undefined) return undefined;
    const calls = writtenCalls(
      found.endpoint,
      found.index.api,
      found.guide.types,
      textsIn(found.guide.texts.language).text,
    );
    return calls.find((call) => call.name === example) ?? calls[0];
  };
  return {
    request: (name, { example, languages }) => {
      const call = callOf(name, example);
      if (call === undefined) return undefined;
      if (languages?.includes("payload")) return <CallRequestBody call={call} />;
      const shown = snippetLanguages.map(({ id }) => id).filter((id) => languages?.includes(id));
      return <CallPrograms call={call} id={newId()} programs={programsOfCall(call, shown)} />;
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
      const found = typeOf(name, options.api);
      return found && <TypeFields {...found} options={options} at={newId()} />;
    },
    typeExample: (name, title) => {
      const found = typeOf(name);
      const label = title ?? found?.definition.displayName ?? name;
      return (
        found && <SampleBlock title={label} label={label} types={found.guide.types} shape={found.definition.shape} />
      );
    },
    webhookPayload: (name) => {
      const found = webhookNamed(site, name);
      const payload = found?.webhook.payloads[0];
      const guide = found && guideOf(found.api.id)?.guide;
      if (payload === undefined || guide === undefined) return undefined;
      const { text } = guide.texts;
      return (
        <SampleBlock
          title={text("payload")}
          label={text("payloadName", { name })}
          types={guide.types}
          shape={payload.shape}
        />
      );
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

const partTitles: { readonly [P in EndpointPart]: TextKey } = {
  "request.path": "pathParameters",
  "request.query": "queryParameters",
  "request.headers": "headers",
  "request.body": "requestBody",
  "response.body": "response",
};

/** The tables of the parts of an endpoint that a selector names, each under its name unless it names one part. */
function EndpointSchema({ endpoint, selector, guide, at }: EndpointSchemaProps): ReactElement {
  const { text } = guide.texts;
  const ofProperties = (properties: readonly Property[]): Shape | undefined =>
    properties.length === 0 ? undefined : { kind: "object", properties };
  const shapes: { readonly [P in EndpointPart]: Shape | undefined } = {
    "request.path": ofProperties(endpoint.pathParameters),
    "request.query": ofProperties(endpoint.queryParameters),
    "request.headers": ofProperties(endpoint.requestHeaders),
    "request.body": shapeOf(endpoint.request?.body),
    "response.body": shapeOf(endpoint.responses[0]?.body),
  };
  const wanted = selectedParts(selector);
  const shown = wanted.flatMap((part) => (shapes[part] === undefined ? [] : [{ part, shape: shapes[part] }]));
  return (
    <>
      {shown.length === 0 ? <p className="none">{text("thereAreNoFields")}</p> : null}
      {shown.map(
        ({ part, shape }): ReactNode => (
          <div key={part} className="answer">
            {part === selector ? null : <p className="small-head">{text(partTitles[part])}</p>}
            <ShapeBody
              shape={shape}
              guide={guideTo(part === "response.body" ? "received" : "sent", guide)}
              at={`${at}.${partTitles[part].split(" ", 1)[0]?.toLowerCase()}`}
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

/** Returns a shape with the properties that an author shows of it. */
export function shownShape(shape: Shape, { include, exclude, isDeprecatedHidden }: TypeOptions): Shape {
  const isShown = ({ key, availability }: Property): boolean =>
    (include?.includes(key) ?? true) &&
    exclude?.includes(key) !== true &&
    !(isDeprecatedHidden && availability === "Deprecated");
  const object = inlineObject(shape);
  return object === undefined ? shape : { ...object, properties: object.properties.filter(isShown) };
}
