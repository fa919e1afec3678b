import type { EndpointError, EndpointResponse, MediaBody, ResponseBody } from "#engine/model";

/** Returns the media type of a body of an answer that states none; undefined if it may be of any. */
export function defaultType(body: ResponseBody): string | undefined {
  switch (body.kind) {
    case "empty":
      return undefined;
    case "json":
      return "application/json";
    case "text":
      return "text/plain";
    case "file":
      return body.contentType;
    case "stream":
      return (
        body.format && { sse: "text/event-stream", ndjson: "application/x-ndjson", text: "text/plain" }[body.format]
      );
  }
}

/** The body of an answer in one media type, which may be unknown. */
export type AnswerBody = Omit<MediaBody, "contentType"> & { readonly contentType?: string | undefined };

/** Lists the bodies that an answer may have, one for each media type, the default one first. */
export const answerBodies = ({
  body,
  contentType = defaultType(body),
  alternatives = [],
}: EndpointResponse): readonly AnswerBody[] => [{ contentType, body }, ...alternatives];

/** Lists the bodies that an error may have, one for each media type; none if it carries no content. */
export function errorBodies({ shape, schema, contentType, alternatives = [] }: EndpointError): readonly AnswerBody[] {
  if (shape === undefined && contentType === undefined) return alternatives;
  const body: ResponseBody =
    shape === undefined ? { kind: "text" } : { kind: "json", shape, ...(schema !== undefined && { schema }) };
  return [{ contentType: contentType ?? defaultType(body), body }, ...alternatives];
}
