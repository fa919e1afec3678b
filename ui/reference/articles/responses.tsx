import type { ReactElement } from "react";
import type { Json } from "#engine/json";
import type { EndpointResponse } from "#engine/model";
import { answerBodies } from "#engine/request";
import type { Property } from "#engine/shape";
import { ResponseLinks } from "../facts/index.ts";
import { AvailabilityMark, statusText } from "../marks/index.ts";
import { type Guide, guideTo, ShapeBody } from "../shapes/index.ts";
import { AnswerBodies } from "./answer-bodies.tsx";
import { Heading, useArticleIds } from "./article-place.tsx";
import { Section } from "./section.tsx";

interface ResponsesProps {
  readonly responses: readonly EndpointResponse[];
  /** Samples of their first bodies, by position. */
  readonly samples?: readonly (Json | undefined)[] | undefined;
  readonly headers: readonly Property[];
  readonly guide: Guide;
}

/** The answers that are no errors, each with its status and every property. */
export function Responses({ responses, samples = [], headers, guide }: ResponsesProps): ReactElement | null {
  const idIn = useArticleIds();
  if (responses.length === 0 && headers.length === 0) return null;
  return (
    <Section id={idIn("response")} title={responses.length > 1 ? "Responses" : "Response"}>
      {responses.map((response, i) => {
        const at = idIn(`response.${i}`);
        return (
          <ResponseEntry
            key={at}
            response={response}
            sample={samples[i]}
            at={at}
            bodies={responses.length}
            guide={guideTo("received", guide)}
          />
        );
      })}
      {headers.length === 0 ? null : (
        <div className="answer">
          <Heading level={3}>Response headers</Heading>
          <ShapeBody
            shape={{ kind: "object", properties: headers }}
            guide={guide}
            at={idIn("response-headers")}
            named={false}
          />
        </div>
      )}
    </Section>
  );
}

interface ResponseEntryProps {
  readonly response: EndpointResponse;
  /** A sample of its first body. */
  readonly sample?: Json | undefined;
  readonly at: string;
  /** The number of bodies on the page. */
  readonly bodies: number;
  readonly guide: Guide;
}

/** One response: its status, what it means, its body, and the calls that can follow it. */
export function ResponseEntry({ response, sample, at, bodies, guide }: ResponseEntryProps): ReactElement {
  const all = answerBodies(response).map((one, i) =>
    i === 0 && sample !== undefined ? { ...one, example: sample } : one,
  );
  return (
    <div className="answer">
      <p className="answer-head">
        <span className="status" data-good={response.statusCode < 400 || undefined}>
          {statusText(response)}
        </span>{" "}
        <AvailabilityMark availability={response.availability} />
      </p>
      {response.description === undefined ? null : guide.prose(response.description)}
      <AnswerBodies all={all} at={at} answers={bodies} guide={guide} />
      {response.links === undefined ? null : <ResponseLinks links={response.links} guide={guide} />}
    </div>
  );
}
