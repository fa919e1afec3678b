import type { ReactElement } from "react";
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
  readonly headers: readonly Property[];
  readonly guide: Guide;
}

/** The responses that are not errors, each with its status and every property. */
export function Responses({ responses, headers, guide }: ResponsesProps): ReactElement | null {
  const idIn = useArticleIds();
  if (responses.length === 0 && headers.length === 0) return null;
  return (
    <Section id={idIn("response")} title={guide.texts.text(responses.length > 1 ? "responses" : "response")}>
      {responses.map((response, i) => {
        const at = idIn(idOf(response, i, responses));
        return (
          <ResponseEntry
            key={at}
            response={response}
            at={at}
            bodies={responses.length}
            guide={guideTo("received", guide)}
          />
        );
      })}
      {headers.length === 0 ? null : (
        <div className="answer">
          <AnswerHeaders headers={headers} guide={guide} at={idIn("response-headers")} />
        </div>
      )}
    </Section>
  );
}

/** The headers of an answer. */
export const AnswerHeaders = ({
  headers,
  guide,
  at,
}: Pick<ResponsesProps, "headers" | "guide"> & { readonly at: string }): ReactElement | null =>
  headers.length === 0 ? null : (
    <>
      <Heading level={3}>{guide.texts.text("headersThatYouReceive")}</Heading>
      <ShapeBody shape={{ kind: "object", properties: headers }} guide={guide} at={at} named={false} />
    </>
  );

/** Returns the start of the ids of a response: its status, with its position if several have that status. */
function idOf(response: EndpointResponse, position: number, responses: readonly EndpointResponse[]): string {
  const id = `response.${statusText(response)}`;
  const isShared = responses.some((one) => one !== response && statusText(one) === statusText(response));
  return isShared ? `${id}-${position + 1}` : id;
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
  return (
    <div className="answer">
      <p className="answer-head">
        <span className="status" data-good={response.statusCode < 400 || undefined}>
          {statusText(response, guide.texts)}
        </span>{" "}
        <AvailabilityMark availability={response.availability} />
      </p>
      {response.description === undefined ? null : guide.prose(response.description)}
      <AnswerBodies all={answerBodies(response)} at={at} answers={bodies} guide={guide} />
      <AnswerHeaders headers={response.headers ?? []} guide={guide} at={`${at}.headers`} />
      {response.links === undefined ? null : <ResponseLinks links={response.links} guide={guide} />}
    </div>
  );
}
