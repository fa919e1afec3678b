import { sampler, xmlText } from "#engine/interpret";
import type { Json } from "#engine/json";
import type { AlternativeBody, Endpoint, EndpointError, EndpointResponse, Example } from "#engine/model";
import { answerBodies, isJsonType, isXmlType } from "#engine/request";
import type { Shape, Types } from "#engine/shape";
import { formText, isBlank, isFormType, isPlainText, plainText } from "./sample-text.ts";

/** Writes a sample of a shape in a media type; undefined if it is too large, or of a type that has no sample. */
type WriteSample = (shape: Shape, contentType?: string) => Json | undefined;

const bareCall = { path: "", pathParameters: {}, queryParameters: {}, headers: {} } as const;

/**
 * Returns an endpoint in which each XML body, each error and each further media type of an answer has an example:
 * generated from its declared type where none is stated. A body that only calls state examples of gets it in those
 * without one.
 */
export function withBodySamples(endpoint: Endpoint, types: Types): Endpoint {
  const { request, responses, errors, examples } = endpoint;
  const inRequest = sampleWriter(types, "request");
  const inAnswer = sampleWriter(types, "answer");
  const body = request && inRequestBody(request.body, inRequest);
  const calls: readonly Example[] =
    examples.length > 0 ? examples : [{ ...bareCall, statusCode: responses[0]?.statusCode ?? 200 }];
  return {
    ...endpoint,
    ...(request && {
      request: {
        ...request,
        ...(request.alternatives && {
          alternatives: request.alternatives.map((one) => withSample(one, inRequestBody(one, inRequest))),
        }),
      },
    }),
    responses: responses.map((one) => withAnswers(one, inAnswer)),
    errors: errors.map((one) => withErrorSample(withAnswers(one, inAnswer), inAnswer)),
    examples: body === undefined ? examples : calls.map((call) => ({ body, ...call })),
  };
}

/**
 * Returns a sample of the first body of each response of which no call shows an example. The page shows the first
 * response in a call in any case.
 */
export function responseSamples({ responses, examples }: Endpoint, types: Types): readonly (Json | undefined)[] {
  const write = sampleWriter(types, "answer");
  const shown = examples.length > 0 ? examples.map(({ statusCode }) => statusCode) : [responses[0]?.statusCode];
  return responses.map((one) => {
    const [first] = answerBodies(one);
    return shown.includes(one.statusCode) || first?.body.kind !== "json"
      ? undefined
      : write(first.body.shape, first.contentType);
  });
}

/** Creates the function that writes samples as one side sends them: XML, pairs of a form and plain text as text, JSON as a value. */
function sampleWriter(types: Types, direction: "request" | "answer"): WriteSample {
  const [sample, write] = [sampler(types, undefined, direction), xmlText(types)];
  return (shape, contentType = "application/json") => {
    const [isXml, isForm, isText] = [isXmlType, isFormType, isPlainText].map((is) => is(contentType));
    if (!isXml && !isForm && !isText && !isJsonType(contentType)) return undefined;
    const { value, missing } = sample([{ shape }])[0] ?? {};
    // Nothing beside it would say that a sample lacks required properties.
    if (value === undefined || isBlank(value) || (missing !== undefined && missing.length > 0)) return undefined;
    if (isForm) return formText(value);
    if (isText) return plainText(value);
    return isXml ? write(shape, value) : value;
  };
}

const inRequestBody = (body: AlternativeBody, write: WriteSample): Json | undefined =>
  body.kind === "json" && body.content !== undefined && isXmlType(body.contentType)
    ? write(body.content, body.contentType)
    : undefined;

const withSample = <T extends { readonly example?: Json }>(one: T, sample: Json | undefined): T =>
  one.example !== undefined || sample === undefined ? one : { ...one, example: sample };

const withAnswers = <T extends EndpointResponse | EndpointError>(answer: T, write: WriteSample): T =>
  answer.alternatives === undefined
    ? answer
    : {
        ...answer,
        alternatives: answer.alternatives.map((one) =>
          one.example === undefined && one.body.kind === "json"
            ? withSample(one, write(one.body.shape, one.contentType))
            : one,
        ),
      };

/** Gives an error without examples one of its first body. */
function withErrorSample(error: EndpointError, write: WriteSample): EndpointError {
  const { shape, contentType, examples } = error;
  if (examples.length > 0 || shape === undefined) return error;
  const value = write(shape, contentType);
  return value === undefined ? error : { ...error, examples: [{ value }] };
}
