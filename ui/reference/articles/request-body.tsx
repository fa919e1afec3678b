import { Fragment, type ReactElement, type ReactNode } from "react";
import type { Endpoint, RequestBody } from "#engine/model";

import { bodiesOf, contentTypeOf } from "#engine/request";
import { fillNodes, joinNodes, joinTexts, siteTexts, type Texts } from "#ui/text";

import { type Guide, guideTo, ShapeBody } from "../shapes/index.ts";
import { useArticleIds } from "./article-place.tsx";
import { MediaTypes } from "./media-types.tsx";
import { Section } from "./section.tsx";

interface RequestBodySectionProps {
  readonly request: NonNullable<Endpoint["request"]>;
  /** The protocol of the call. Default: HTTP. */
  readonly protocol?: Endpoint["protocol"];
  readonly guide: Guide;
}

/** The start of the ids in a body, and the number of bodies in the section. */
interface Place {
  readonly at: string;
  readonly bodies: number;
}

type Readers = {
  readonly [K in RequestBody["kind"]]: (
    body: Extract<RequestBody, { readonly kind: K }>,
    guide: Guide,
    place: Place,
  ) => { readonly contentType: string; readonly content: ReactNode };
};

const readers: Readers = {
  json: (body, guide, place) => ({
    contentType: body.contentType,
    content: <ShapeBody shape={body.content ?? body.shape} guide={guide} {...place} />,
  }),
  "form-data": (body, guide, place) => ({
    contentType: contentTypeOf(body),
    content: (
      <>
        <ShapeBody shape={body.shape} guide={guide} {...place} named={false} />
        <PartEncodings parts={body.parts} />
      </>
    ),
  }),
  urlencoded: (body, guide, place) => ({
    contentType: body.contentType,
    content: <ShapeBody shape={body.shape} guide={guide} {...place} named={false} />,
  }),
  "octet-stream": (body, { texts }) => ({
    contentType: body.contentType,
    content: <p className="type">{texts.text("theBytesOfOne")}</p>,
  }),
};

/** The body of a request: its media type, its type and every property; for each media type if there are several. */
export function RequestBodySection({ request, protocol, guide }: RequestBodySectionProps): ReactElement {
  const idIn = useArticleIds();
  const bodies = bodiesOf({ request });
  const all = bodies.map((body, i) => {
    // The compiler can't see that the reader chosen by `kind` takes just this body; the mapped type promises it.
    const read = readers[body.kind] as (
      body: RequestBody,
      guide: Guide,
      place: Place,
    ) => ReturnType<Readers[RequestBody["kind"]]>;
    return read(body, guideTo("sent", guide), {
      at: idIn(i === 0 ? "request.body" : `request.body-${i + 1}`),
      bodies: bodies.length,
    });
  });
  const [first, second] = all;
  const { text } = guide.texts;
  const need = text(request.body.optional ? "optional" : "required");
  return (
    <Section
      id={idIn("request.body")}
      title={text("requestBody")}
      remark={
        <>
          {second === undefined && <code>{first?.contentType}</code>} {need}
        </>
      }
    >
      {request.description === undefined ? null : guide.prose(request.description)}
      <Positions protocol={protocol} guide={guide} />
      <MediaTypes all={all} name={idIn("request-media")} />
    </Section>
  );
}

/** The order of parameters that JSON-RPC sends as an array. */
function Positions({
  protocol,
  guide,
}: {
  readonly protocol: Endpoint["protocol"] | undefined;
  readonly guide: Guide;
}): ReactElement | null {
  const positions = protocol?.kind === "openrpc" ? (protocol.positions ?? []) : [];
  if (positions.length === 0) return null;
  const { text, language } = guide.texts;
  const names = joinNodes(
    positions.map((key) => <code key={key}>{key}</code>),
    "unit",
    language,
  );
  return <p>{fillNodes(text("sentAsArray"), { names })}</p>;
}

interface PartEncodingsProps {
  readonly parts: Extract<RequestBody, { readonly kind: "form-data" }>["parts"];
}

/** Describes how one part is encoded. */
function encodingOf(
  key: string,
  { contentType, exploded, style, headers = {} }: PartEncodingsProps["parts"][string],
  { text, language }: Texts,
): ReactNode {
  const name = <code>{key}</code>;
  const types = contentType && joinTexts(contentType, "disjunction", language);
  const part = types === undefined ? name : fillNodes(text("nameAsTypes"), { name, types });
  const facts = [
    ...(style === undefined ? [] : [`style: ${style.style}`, `explode: ${style.explode}`]),
    ...Object.entries(headers).map(([header, value]) => `${header}: ${value}`),
  ];
  return (
    <>
      {exploded ? fillNodes(text("eachItemAsPart"), { part }) : part}
      {facts.map((fact) => (
        <Fragment key={fact}>
          {" · "}
          <code>{fact}</code>
        </Fragment>
      ))}
    </>
  );
}

function PartEncodings({ parts }: PartEncodingsProps): ReactElement | null {
  const texts = siteTexts();
  const { text } = texts;
  const entries = Object.entries(parts).filter(([, part]) => Object.keys(part).length > 0);
  if (entries.length === 0) return null;
  return (
    <>
      <p className="small-head">{text("howPartsAreEncoded")}</p>
      <ul className="part-encodings">
        {entries.map(([key, part]) => (
          <li key={key}>{encodingOf(key, part, texts)}</li>
        ))}
      </ul>
    </>
  );
}
