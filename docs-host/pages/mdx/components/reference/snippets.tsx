import type { ReactNode } from "react";
import type { DrawComponent, Drawing, MdxElement } from "../../component.ts";
import { drawChildren } from "../nodes.ts";
import { anyTextProp, classOf, drawProp, flagProp, listProp, textProp } from "../props.ts";

/** Draws a part of the reference; a part that the site lacks is reported, and readers see its name. */
function part(
  element: MdxElement,
  drawing: Drawing,
  wanted: string | undefined,
  draw: (name: string) => ReactNode | undefined,
): ReactNode {
  const drawn = wanted === undefined ? undefined : draw(wanted);
  if (drawn !== undefined && drawn !== null)
    return <div className={classOf(element, drawing, "mdx-reference")}>{drawn}</div>;
  drawing.report(
    wanted === undefined
      ? `<${element.name}> names nothing of an API.`
      : `The APIs of this site have no "${wanted}", which <${element.name}> names.`,
    element,
  );
  return wanted === undefined ? null : (
    <p className="mdx-missing">
      <code>{wanted}</code>
    </p>
  );
}

/** Draws the link to the page of an endpoint, and the one that opens its playground over this page. */
function links(endpoint: string, drawing: Drawing, isTryHidden: boolean): ReactNode {
  const found = drawing.reference.links(endpoint);
  if (found === undefined) return null;
  const { href, tryHref, tryAttributes } = found;
  return (
    <p className="mdx-reference-links">
      {isTryHidden ? null : (
        <a className="mdx-button" data-intent="primary" data-small href={tryHref} data-try-it {...tryAttributes}>
          Try it
        </a>
      )}
      <a href={href}>View in API reference</a>
    </p>
  );
}

const drawRequest: DrawComponent = (element, drawing) =>
  part(element, drawing, textProp(element, "endpoint"), (endpoint) => {
    const [example, languages] = [textProp(element, "example"), listProp(element, "languages")];
    const request = drawing.reference.request(endpoint, {
      ...(example !== undefined && { example }),
      ...(languages !== undefined && { languages }),
    });
    return request === undefined ? undefined : (
      <>
        {request}
        {links(endpoint, drawing, flagProp(element, "hideTryItButton"))}
      </>
    );
  });

const drawResponse: DrawComponent = (element, drawing) =>
  part(element, drawing, textProp(element, "endpoint"), (endpoint) =>
    drawing.reference.response(endpoint, textProp(element, "example")),
  );

const drawEndpointSchema: DrawComponent = (element, drawing) =>
  part(element, drawing, textProp(element, "endpoint"), (endpoint) =>
    drawing.reference.schema(endpoint, textProp(element, "selector")),
  );

/** The call and the response of an endpoint, and the link that opens its playground over this page. */
const drawRunnable: DrawComponent = (element, drawing) =>
  part(element, drawing, textProp(element, "endpoint"), (endpoint) => {
    const example = textProp(element, "example");
    const request = drawing.reference.request(endpoint, example === undefined ? {} : { example });
    return request === undefined ? undefined : (
      <>
        {request}
        {drawing.reference.response(endpoint, example)}
        {links(endpoint, drawing, false)}
      </>
    );
  });

const drawSchema: DrawComponent = (element, drawing) =>
  part(element, drawing, anyTextProp(element, "type", "name"), (type) => {
    const [api, include, exclude] = [
      textProp(element, "api"),
      listProp(element, "include"),
      listProp(element, "exclude"),
    ];
    const fields = drawing.reference.type(type, {
      ...(api !== undefined && { api }),
      ...(include !== undefined && { include }),
      ...(exclude !== undefined && { exclude }),
      isDeprecatedHidden: flagProp(element, "excludeDeprecated"),
    });
    const description = drawProp(element.props.description, drawing);
    return fields === undefined ? undefined : (
      <>
        {description === undefined ? null : <p>{description}</p>}
        {drawChildren(element, drawing)}
        {fields}
      </>
    );
  });

const drawTypeExample: DrawComponent = (element, drawing) =>
  part(element, drawing, anyTextProp(element, "type", "name"), (type) =>
    drawing.reference.typeExample(type, textProp(element, "title")),
  );

const drawWebhook: DrawComponent = (element, drawing) =>
  part(element, drawing, textProp(element, "webhook"), drawing.reference.webhookPayload);

/** Parts of the reference of an API in a page. */
export const snippetComponents = {
  EndpointRequestSnippet: drawRequest,
  EndpointResponseSnippet: drawResponse,
  EndpointSchemaSnippet: drawEndpointSchema,
  RunnableEndpoint: drawRunnable,
  Schema: drawSchema,
  SchemaSnippet: drawTypeExample,
  WebhookPayloadSnippet: drawWebhook,
};
