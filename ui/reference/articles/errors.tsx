import type { ReactElement } from "react";
import type { EndpointError } from "#engine/model";
import { errorBodies, isJsonType } from "#engine/request";
import { uriComponent } from "#engine/uri";
import { CodeFigure } from "#ui/code";
import { AvailabilityMark, statusText } from "../marks/index.ts";
import { type Guide, guideTo } from "../shapes/index.ts";
import { AnswerBodies, exampleText } from "./answer-bodies.tsx";
import { Heading, useArticleIds } from "./article-place.tsx";
import { Section } from "./section.tsx";

interface ErrorsProps {
  readonly errors: readonly EndpointError[];
  readonly guide: Guide;
}

const jsonType = "application/json";

/** The errors that an endpoint is known to answer with: status, name, and what they carry. */
export function Errors({ errors, guide }: ErrorsProps): ReactElement | null {
  const idIn = useArticleIds();
  if (errors.length === 0) return null;
  return (
    <Section id={idIn("errors")} title="Errors">
      {errors.map((error) => (
        <div className="answer" key={`${error.statusCode} ${error.name}`}>
          <Heading level={3} className="answer-head">
            <span className="status">{statusText(error)}</span>{" "}
            {error.name === statusText(error) ? null : <code>{error.name}</code>}{" "}
            <AvailabilityMark availability={error.availability} />
          </Heading>
          {error.description === undefined || isSame(error.description, error.name)
            ? null
            : guide.prose(error.description)}
          {errorBodies(error).length === 0 ? (
            <>
              <p className="none">Carries no content.</p>
              <ErrorExamples error={error} />
            </>
          ) : (
            <AnswerBodies
              all={errorBodies(error)}
              at={idIn(idOf(error, errors))}
              answers={errors.length}
              guide={guideTo("received", guide)}
              examples={<ErrorExamples error={error} />}
            />
          )}
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

interface ErrorExamplesProps {
  readonly error: EndpointError;
}

/** The examples of an error, which are those of its first media type. */
function ErrorExamples({ error }: ErrorExamplesProps): ReactElement {
  const contentType = error.contentType ?? jsonType;
  return (
    <>
      {error.examples.map((example, i) => (
        <CodeFigure
          // biome-ignore lint/suspicious/noArrayIndexKey: examples may share a name and never move.
          key={i}
          title={example.name ?? "Example"}
          label={`Example of ${error.name}`}
          language={isJsonType(contentType) ? "json" : "text"}
          text={exampleText(example.value, contentType)}
        />
      ))}
    </>
  );
}
