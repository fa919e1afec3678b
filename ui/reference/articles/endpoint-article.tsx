import type { ReactElement, ReactNode } from "react";
import type { ApiModel, Endpoint } from "#engine/model";
import type { Property } from "#engine/shape";
import { fillNodes, type TextKey, type Texts } from "#ui/text";
import { CallbackList, type ListedCallback } from "../facts/index.ts";
import { AvailabilityMark, EndpointPath, MethodBadge } from "../marks/index.ts";
import { type Guide, withStyleFacts } from "../shapes/index.ts";
import { Heading, useArticleIds } from "./article-place.tsx";
import { Authorization } from "./authorization.tsx";
import { Breadcrumbs, type Crumb } from "./breadcrumbs.tsx";
import { Errors } from "./errors.tsx";
import { Parameters } from "./parameters.tsx";
import { RequestBodySection } from "./request-body.tsx";
import { Responses } from "./responses.tsx";
import { Section } from "./section.tsx";
import { endpointTitle, fullName, isTitle } from "./title.ts";
import type { TocEntry } from "./toc.tsx";

interface EndpointArticleProps {
  readonly endpoint: Endpoint;
  /** Its calls as programs, beside its parameters and its body. */
  readonly requestSamples?: ReactNode;
  /** Its answers, beside their documentation. */
  readonly answerSamples?: ReactNode;
  readonly globalHeaders: readonly Property[];
  /** The schemes of its API. */
  readonly auths: ApiModel["auths"];
  readonly guide: Guide;
  readonly endpointHref: (endpointId: string) => string | undefined;
  /** The groups it is in, outermost first. */
  readonly breadcrumbs: readonly Crumb[];
  /** The calls that the API sends because of this one. */
  readonly callbacks?: readonly ListedCallback[];
  /** The page of the endpoint, if this is another one. */
  readonly titleHref?: string | undefined;
  /** Content next to the address, such as the link that opens the playground. */
  readonly action?: ReactNode;
}

/** The base address that readers try first. */
export const baseUrlOf = (endpoint: Endpoint): string | undefined =>
  (endpoint.environments.find((e) => e.id === endpoint.defaultEnvironment) ?? endpoint.environments[0])?.baseUrl;

/** Returns true if one value is the whole query string (OpenAPI 3.2 `querystring`). */
export const isQueryString = ({ parameterStyles }: Endpoint): boolean =>
  Object.values(parameterStyles?.query ?? {}).some(({ isWhole }) => isWhole === true);

/**
 * The reference of one endpoint, from its name to its errors, with every property of every part. The samples of request
 * and response follow the description (docs/design.md#order-of-a-reference-page); on wide screens they stay beside the
 * text.
 */
export function EndpointArticle(props: EndpointArticleProps): ReactElement {
  const { requestSamples, answerSamples } = props;
  const hasSamples = Boolean(requestSamples ?? answerSamples);
  return (
    // The columns are known before the samples arrive, so that nothing moves while the page is read.
    <article className="reference call" data-samples={hasSamples || undefined}>
      <CallHead {...props} />
      {hasSamples && (
        <div className="call-samples">
          <div>
            {requestSamples}
            {answerSamples}
          </div>
        </div>
      )}
      <div className="call-text">
        <RequestText {...props} />
        <AnswerText {...props} />
      </div>
    </article>
  );
}

/** The name, the address and the description of an endpoint. */
function CallHead({ endpoint, breadcrumbs, titleHref, guide, action }: EndpointArticleProps): ReactElement {
  const idIn = useArticleIds();
  const baseUrl = baseUrlOf(endpoint);
  return (
    <header className="reference-head">
      <Breadcrumbs crumbs={breadcrumbs} />
      <Heading level={1} id={titleHref === undefined ? undefined : idIn("title")}>
        {titleHref === undefined ? endpointTitle(endpoint) : <a href={titleHref}>{endpointTitle(endpoint)}</a>}
      </Heading>
      <div className="address">
        <MethodBadge method={endpoint.method} variant="tag" />
        <p className="url" dir="ltr">
          {baseUrl === undefined ? null : (
            <span className="base-url" data-environments={idsOf(endpoint.environments)}>
              {baseUrl.replace(/\/$/, "")}
            </span>
          )}
          <EndpointPath path={endpoint.path} />
        </p>
        {action}
      </div>
      {endpoint.availability === undefined ? null : (
        <p className="availability-line">
          <AvailabilityMark availability={endpoint.availability} />
        </p>
      )}
      <Intro endpoint={endpoint} guide={guide} />
    </header>
  );
}

/** The ids of environments between which readers choose, as the playground stores their choice. */
const idsOf = (environments: Endpoint["environments"]): string | undefined =>
  environments.length > 1 ? environments.map(({ id }) => id).join("|") : undefined;

/** The description of an endpoint. */
function Intro({ endpoint, guide }: Pick<EndpointArticleProps, "endpoint" | "guide">): ReactElement | null {
  const name = fullName(endpoint);
  const { description, protocol } = endpoint;
  const { text } = guide.texts;
  const about = description === undefined || isTitle(description, endpoint) ? undefined : description;
  if (protocol.kind !== "openrpc" && name === undefined && about === undefined) return null;
  return (
    <div className="reference-intro">
      {protocol.kind === "openrpc" ? (
        <p>
          {fillNodes(text("jsonRpcMethod"), { name: <code>{protocol.methodName}</code> })}
          {protocol.isNotification ? <> {text("notification")}</> : null}
        </p>
      ) : null}
      {name === undefined ? null : guide.prose(name)}
      {about === undefined ? null : guide.prose(about)}
    </div>
  );
}

/** All parts of a request. */
function RequestText({ endpoint, globalHeaders, auths, guide, endpointHref }: EndpointArticleProps): ReactElement {
  const idIn = useArticleIds();
  const { text } = guide.texts;
  const { protocol, parameterStyles: styles = {} } = endpoint;
  return (
    <>
      <Section id={idIn("authorization")} title={text("authorization")}>
        <Authorization
          id={idIn("authorization")}
          target={endpoint}
          globalHeaders={globalHeaders}
          none={text("thisEndpointRequiresNo")}
          {...{ auths, guide, endpointHref }}
        />
      </Section>
      <Parameters
        id={idIn("request.path")}
        title={text("pathParameters")}
        properties={withStyleFacts("path", endpoint.pathParameters, styles.path)}
        guide={guide}
      />
      <Parameters
        id={idIn("request.query")}
        title={text(isQueryString(endpoint) ? "queryString" : "queryParameters")}
        properties={withStyleFacts("query", endpoint.queryParameters, styles.query)}
        guide={guide}
      />
      <Parameters
        id={idIn("request.headers")}
        title={text("headers")}
        properties={[...globalHeaders, ...withStyleFacts("header", endpoint.requestHeaders, styles.headers)]}
        guide={guide}
      />
      {endpoint.request === undefined ? null : (
        <RequestBodySection request={endpoint.request} protocol={protocol} guide={guide} />
      )}
    </>
  );
}

/** The answers of an endpoint, and the calls that it makes. */
function AnswerText({ endpoint, guide, callbacks = [] }: EndpointArticleProps): ReactElement {
  const idIn = useArticleIds();
  return (
    <>
      <Responses responses={endpoint.responses} headers={endpoint.responseHeaders} guide={guide} />
      <Errors errors={endpoint.errors} guide={guide} />
      {callbacks.length === 0 ? null : (
        <Section id={idIn("callbacks")} title={guide.texts.text("callbacks")}>
          <CallbackList callbacks={callbacks} texts={guide.texts} />
        </Section>
      )}
    </>
  );
}

/** The headings of an endpoint's page, as `EndpointArticle` draws them. */
export function endpointToc(
  endpoint: Endpoint,
  globalHeaders: readonly Property[],
  { text }: Texts,
  callbacks: readonly ListedCallback[] = [],
): readonly TocEntry[] {
  const entry = (present: boolean, id: string, title: TextKey): readonly TocEntry[] =>
    present ? [{ id, title: text(title), level: 2 }] : [];
  return [
    ...entry(true, "authorization", "authorization"),
    ...entry(endpoint.pathParameters.length > 0, "request.path", "pathParameters"),
    ...entry(
      endpoint.queryParameters.length > 0,
      "request.query",
      isQueryString(endpoint) ? "queryString" : "queryParameters",
    ),
    ...entry(globalHeaders.length + endpoint.requestHeaders.length > 0, "request.headers", "headers"),
    ...entry(endpoint.request !== undefined, "request.body", "requestBody"),
    ...entry(
      endpoint.responses.length + endpoint.responseHeaders.length > 0,
      "response",
      endpoint.responses.length > 1 ? "responses" : "response",
    ),
    ...entry(endpoint.errors.length > 0, "errors", "errors"),
    ...entry(callbacks.length > 0, "callbacks", "callbacks"),
  ];
}
