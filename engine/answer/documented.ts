import { asJson, equalJson } from "#engine/json";
import type { Content, Endpoint } from "#engine/model";
import { type AnswerBody, answerBodies, errorBodies, isJsonType, isXmlType } from "#engine/request";

/** Returns how specifically a documented answer names a status: by number, by class, or as the default. */
function nearness(statusCode: number, statusRange: string | undefined, status: number): number {
  if (statusRange === undefined) return statusCode === status ? 3 : 0;
  if (/^default$/i.test(statusRange)) return 1;
  return statusRange[0] === String(Math.floor(status / 100)) ? 2 : 0;
}

/** Lists the errors with their own status; errors of JSON-RPC are in the body of a success. */
const httpErrors = ({ protocol, errors }: Endpoint): Endpoint["errors"] => (protocol.kind === "rest" ? errors : []);

/** Lists the bodies that an endpoint documents for a status. The nearest name wins: a number before `2XX`, that before
 * `default`. Returns `undefined` if the status is not documented. */
export function documentedBodies(endpoint: Endpoint, status: number): readonly AnswerBody[] | undefined {
  const answers = [
    ...endpoint.responses.map((one) => ({ one, bodies: answerBodies(one) })),
    ...httpErrors(endpoint).map((one) => ({ one, bodies: errorBodies(one) })),
  ].map(({ one, bodies }) => ({ fits: nearness(one.statusCode, one.statusRange, status), bodies }));
  const best = Math.max(0, ...answers.map(({ fits }) => fits));
  return best === 0 ? undefined : answers.filter(({ fits }) => fits === best).flatMap(({ bodies }) => bodies);
}

/** The documented content of a body: a value is valid if one of its schemas allows it. */
export interface DocumentedContent extends Pick<Content, "shape"> {
  readonly schema?: string | readonly string[];
}

/**
 * Finds the content that an endpoint documents for the JSON body of an answer with this status, see `documentedBodies`.
 * Returns `undefined` if no JSON is documented for it. Of several media types, JSON types are used.
 */
export function documentedContent(endpoint: Endpoint, status: number): DocumentedContent | undefined {
  const documented = documentedBodies(endpoint, status) ?? [];
  const inJson = documented.filter(({ contentType = "application/json" }) => isJsonType(contentType));
  return contentOf(inJson.length > 0 ? inJson : documented);
}

/** Finds the content that an endpoint documents for the XML body of an answer with this status. */
export const documentedXml = (endpoint: Endpoint, status: number): DocumentedContent | undefined =>
  contentOf((documentedBodies(endpoint, status) ?? []).filter(({ contentType = "" }) => isXmlType(contentType)));

function contentOf(documented: readonly AnswerBody[]): DocumentedContent | undefined {
  const contents = documented
    .flatMap(({ body }) => (body.kind === "json" ? [body] : []))
    .filter(
      (one, i, all) =>
        all.findIndex(({ shape, schema }) => schema === one.schema && equalJson(asJson(shape), asJson(one.shape))) ===
        i,
    );
  const [only, second] = contents;
  if (second === undefined) return only;
  // Several errors may share a status: the body is one of theirs.
  const schemas = contents.flatMap(({ schema }) => schema ?? []);
  return {
    shape: { kind: "undiscriminatedUnion", variants: contents.map(({ shape }) => ({ shape })) },
    ...(schemas.length === contents.length && { schema: schemas }),
  };
}
