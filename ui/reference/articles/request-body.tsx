import type { ReactElement, ReactNode } from "react";
import type { RequestBody } from "#engine/model";
import { type Guide, ShapeBody } from "../shapes/index.ts";
import { Section } from "./section.tsx";

interface RequestBodySectionProps {
  readonly request: { readonly description?: string; readonly body: RequestBody };
  readonly guide: Guide;
}

type Readers = {
  readonly [K in RequestBody["kind"]]: (
    body: Extract<RequestBody, { readonly kind: K }>,
    guide: Guide,
  ) => { readonly contentType: string; readonly optional: boolean; readonly content: ReactNode };
};

const readers: Readers = {
  json: (body, guide) => ({
    contentType: body.contentType,
    optional: body.optional,
    content: <ShapeBody shape={body.shape} guide={guide} at="body" />,
  }),
  "form-data": (body, guide) => ({
    contentType: "multipart/form-data",
    optional: false,
    content: (
      <>
        <ShapeBody shape={body.shape} guide={guide} at="body" named={false} />
        <PartEncodings parts={body.parts} />
      </>
    ),
  }),
  urlencoded: (body, guide) => ({
    contentType: body.contentType,
    optional: body.optional,
    content: <ShapeBody shape={body.shape} guide={guide} at="body" named={false} />,
  }),
  "octet-stream": (body) => ({
    contentType: body.contentType,
    optional: body.optional,
    content: <p className="type">the bytes of one file</p>,
  }),
};

/** The body of a request: its media type, its type and every property. */
export function RequestBodySection({ request, guide }: RequestBodySectionProps): ReactElement {
  // The compiler can't see that the reader chosen by `kind` takes just this body; the mapped type promises it.
  const read = readers[request.body.kind] as (
    body: RequestBody,
    guide: Guide,
  ) => ReturnType<Readers[RequestBody["kind"]]>;
  const { contentType, optional, content } = read(request.body, guide);
  return (
    <Section
      id="body"
      title="Request body"
      remark={
        <>
          <code>{contentType}</code> {optional ? "optional" : "required"}
        </>
      }
    >
      {request.description === undefined ? null : guide.prose(request.description)}
      {content}
    </Section>
  );
}

interface PartEncodingsProps {
  readonly parts: Extract<RequestBody, { readonly kind: "form-data" }>["parts"];
}

function PartEncodings({ parts }: PartEncodingsProps): ReactElement | null {
  const entries = Object.entries(parts).filter(([, part]) => part.contentType !== undefined || part.exploded);
  if (entries.length === 0) return null;
  return (
    <>
      <p className="small-head">How parts are encoded</p>
      <ul className="part-encodings">
        {entries.map(([key, part]) => (
          <li key={key}>
            <code>{key}</code>
            {part.contentType === undefined ? null : ` as ${part.contentType.join(" or ")}`}
            {part.exploded ? ", each item as a separate part" : null}
          </li>
        ))}
      </ul>
    </>
  );
}
