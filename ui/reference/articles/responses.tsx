import type { ReactElement, ReactNode } from "react";
import type { EndpointResponse, ResponseBody } from "#engine/model";
import type { Property } from "#engine/shape";
import { ResponseLinks } from "../facts/index.ts";
import { AvailabilityMark, statusText } from "../marks/index.ts";
import { type Guide, ShapeBody } from "../shapes/index.ts";
import { MediaTypes } from "./media-types.tsx";
import { Section } from "./section.tsx";

interface ResponsesProps {
  readonly responses: readonly EndpointResponse[];
  readonly headers: readonly Property[];
  readonly guide: Guide;
}

type Drawers = {
  readonly [K in ResponseBody["kind"]]: (
    body: Extract<ResponseBody, { readonly kind: K }>,
    guide: Guide,
    at: string,
    bodies: number,
  ) => ReactNode;
};

const drawers: Drawers = {
  empty: () => <p className="none">The response has no body.</p>,
  json: (body, guide, at, bodies) => <ShapeBody shape={body.shape} guide={guide} at={at} bodies={bodies} />,
  text: () => <p className="type">plain text</p>,
  file: (body) => (
    <p className="type">
      a file
      {body.contentType === undefined ? null : (
        <>
          {" "}
          of <code>{body.contentType}</code>
        </>
      )}
    </p>
  ),
  stream: (body, guide, at, bodies) => (
    <>
      <p>
        A stream of values of this type
        {body.terminator === undefined ? null : (
          <>
            {" "}
            until <code>{body.terminator}</code>
          </>
        )}
        .
      </p>
      <ShapeBody shape={body.shape} guide={guide} at={at} bodies={bodies} />
    </>
  ),
};

/** Draws a body; `at` starts the ids in it, and `bodies` is how many the section has. */
function drawBody(body: ResponseBody, guide: Guide, at: string, bodies: number): ReactNode {
  // The compiler can't see that the drawer chosen by `kind` takes just this body; the mapped type promises it.
  const draw = drawers[body.kind] as (body: ResponseBody, guide: Guide, at: string, bodies: number) => ReactNode;
  return draw(body, guide, at, bodies);
}

/** The answers that are no errors, each with its status and every property. */
export function Responses({ responses, headers, guide }: ResponsesProps): ReactElement | null {
  if (responses.length === 0 && headers.length === 0) return null;
  return (
    <Section id="response" title={responses.length > 1 ? "Responses" : "Response"}>
      {responses.map((response, i) => {
        const at = `response.${i}`;
        return <ResponseEntry key={at} response={response} at={at} bodies={responses.length} guide={guide} />;
      })}
      {headers.length === 0 ? null : (
        <div className="answer">
          <h3>Response headers</h3>
          <ShapeBody
            shape={{ kind: "object", properties: headers }}
            guide={guide}
            at="response-headers"
            named={false}
          />
        </div>
      )}
    </Section>
  );
}

interface ResponseEntryProps {
  readonly response: EndpointResponse;
  readonly at: string;
  /** The number of bodies on the page. */
  readonly bodies: number;
  readonly guide: Guide;
}

/** One response: its status, what it means, its body, and the calls that can follow it. */
export function ResponseEntry({ response, at, bodies, guide }: ResponseEntryProps): ReactElement {
  const { body, contentType = "", alternatives = [] } = response;
  const all = [{ contentType, body }, ...alternatives];
  const drawn = all.map((one, k) => ({
    contentType: one.contentType,
    content: drawBody(one.body, guide, k === 0 ? at : `${at}-${k + 1}`, bodies * all.length),
  }));
  return (
    <div className="answer">
      <p className="answer-head">
        <span className="status" data-good={response.statusCode < 400 || undefined}>
          {statusText(response)}
        </span>{" "}
        <AvailabilityMark availability={response.availability} />
      </p>
      {response.description === undefined ? null : guide.prose(response.description)}
      <MediaTypes all={drawn} name={`${at}-media`} />
      {response.links === undefined ? null : <ResponseLinks links={response.links} guide={guide} />}
    </div>
  );
}
