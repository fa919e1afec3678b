import type { ReactElement, ReactNode } from "react";
import { type Json, printJson } from "#engine/json";
import type { ResponseBody } from "#engine/model";
import { type AnswerBody, isJsonType } from "#engine/request";
import { CodeFigure } from "#ui/code";
import { fillNodes } from "#ui/text";
import { type Guide, ShapeBody } from "../shapes/index.ts";
import { MediaTypes } from "./media-types.tsx";

type Drawers = {
  readonly [K in ResponseBody["kind"]]: (
    body: Extract<ResponseBody, { readonly kind: K }>,
    guide: Guide,
    at: string,
    bodies: number,
  ) => ReactNode;
};

const drawers: Drawers = {
  empty: (_, { texts }) => <p className="none">{texts.text("theResponseHasNo")}</p>,
  json: (body, guide, at, bodies) => <ShapeBody shape={body.shape} guide={guide} at={at} bodies={bodies} />,
  text: (_, { texts }) => <p className="type">{texts.text("plainText")}</p>,
  file: ({ contentType }, { texts: { text } }) => (
    <p className="type">
      {contentType === undefined ? text("aFile") : fillNodes(text("aFileOfType"), { type: <code>{contentType}</code> })}
    </p>
  ),
  stream: (body, guide, at, bodies) => (
    <>
      <p>
        {body.terminator === undefined
          ? guide.texts.text("aStreamOfValues")
          : fillNodes(guide.texts.text("aStreamOfValuesOf"), {
              end: <code>{body.terminator}</code>,
            })}
      </p>
      <ShapeBody shape={body.event ?? body.shape} guide={guide} at={at} bodies={bodies} />
    </>
  ),
};

/** Draws a body of an answer; `at` starts the ids in it, and `bodies` is how many the section has. */
function drawBody(body: ResponseBody, guide: Guide, at: string, bodies: number): ReactNode {
  // The compiler can't see that the drawer chosen by `kind` takes just this body; the mapped type promises it.
  const draw = drawers[body.kind] as (body: ResponseBody, guide: Guide, at: string, bodies: number) => ReactNode;
  return draw(body, guide, at, bodies);
}

interface AnswerBodiesProps {
  /** The bodies of one answer, one for each media type. */
  readonly all: readonly AnswerBody[];
  /** The start of the ids in them; unique on the page. */
  readonly at: string;
  /** The number of answers in the section. */
  readonly answers: number;
  readonly guide: Guide;
}

/** The bodies that an answer may have, by media type, with their examples. */
export function AnswerBodies({ all, at, answers, guide }: AnswerBodiesProps): ReactElement {
  const { text } = guide.texts;
  const drawn = all.map(({ contentType = text("anyMediaType"), body, example }, i) => ({
    contentType,
    content: (
      <>
        {all.length > 1 || body.kind === "empty" ? null : (
          <p className="type">
            <code>{contentType}</code>
          </p>
        )}
        {drawBody(body, guide, i === 0 ? at : `${at}-${i + 1}`, answers * all.length)}
        {example === undefined ? null : (
          <CodeFigure
            title={text("example")}
            label={text("exampleAsType", { type: contentType })}
            language={isJsonType(contentType) ? "json" : "text"}
            text={exampleText(example, contentType)}
          />
        )}
      </>
    ),
  }));
  return <MediaTypes all={drawn} name={`${at}-media`} />;
}

/** Writes an example as it is sent: text of other media types than JSON is not quoted. */
const exampleText = (example: Json, contentType: string): string =>
  typeof example === "string" && !isJsonType(contentType) ? example : printJson(example, 2);
