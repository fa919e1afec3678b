import type { ReactElement } from "react";
import type { EndpointError } from "#engine/model";
import { errorBodies } from "#engine/request";
import { uriComponent } from "#engine/uri";
import { ResponseLinks } from "../facts/index.ts";
import { AvailabilityMark, statusText } from "../marks/index.ts";
import { type Guide, guideTo } from "../shapes/index.ts";
import { AnswerBodies } from "./answer-bodies.tsx";
import { Heading, useArticleIds } from "./article-place.tsx";
import { AnswerHeaders } from "./responses.tsx";
import { Section } from "./section.tsx";

interface ErrorsProps {
  readonly errors: readonly EndpointError[];
  readonly guide: Guide;
}

/** The errors that an endpoint is known to answer with: status, name, and what they carry. */
export function Errors({ errors, guide }: ErrorsProps): ReactElement | null {
  const idIn = useArticleIds();
  if (errors.length === 0) return null;
  return (
    <Section id={idIn("errors")} title={guide.texts.text("errors")}>
      {errors.map((error) => (
        <div className="answer" key={`${error.rpcCode ?? error.statusCode} ${error.name}`}>
          <Heading level={3} className="answer-head">
            <span className="status">{statusText(error, guide.texts)}</span>{" "}
            {error.name === statusText(error) ? null : <code>{error.name}</code>}{" "}
            <AvailabilityMark availability={error.availability} />
          </Heading>
          {error.description === undefined || isSame(error.description, error.name)
            ? null
            : guide.prose(error.description)}
          {errorBodies(error).length === 0 ? (
            <p className="none">{guide.texts.text("carriesNoContent")}</p>
          ) : (
            <AnswerBodies
              all={errorBodies(error)}
              at={idIn(idOf(error, errors))}
              answers={errors.length}
              guide={guideTo("received", guide)}
            />
          )}
          <AnswerHeaders headers={error.headers ?? []} guide={guide} at={`${idIn(idOf(error, errors))}.headers`} />
          {error.links === undefined ? null : <ResponseLinks links={error.links} guide={guide} />}
        </div>
      ))}
    </Section>
  );
}

/** Returns the start of the ids of an error: its name, with its status if several have that name. */
function idOf(error: EndpointError, errors: readonly EndpointError[]): string {
  const name = `errors.${uriComponent(error.name)}`;
  const isShared = errors.some((one) => one !== error && one.name === error.name);
  return isShared ? `${name}.${uriComponent(statusText(error))}` : name;
}

/** Returns true if a description is the name again: `Bad request.` of `BadRequest`. */
const isSame = (description: string, name: string): boolean => lettersOf(description) === lettersOf(name);

const lettersOf = (text: string): string => text.toLowerCase().replace(/[\s._-]/g, "");
