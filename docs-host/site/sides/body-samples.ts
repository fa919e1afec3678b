import { sampler } from "#engine/interpret";
import { itemAt } from "#engine/item-at";
import type { Json } from "#engine/json";
import type { Endpoint, EndpointError, EndpointResponse } from "#engine/model";
import { answerBodies, isJsonType, isXmlType } from "#engine/request";
import type { Shape, Types } from "#engine/shape";
import { xmlText } from "#engine/xml";
import { formText, isBlank, isFormType, isPlainText, plainText } from "./sample-text.ts";

/** Writes a sample of a shape in a media type; undefined if it is too large, or of a type that has no sample. */
type WriteSample = (shape: Shape, contentType?: string) => Json | undefined;

/**
 * Returns an endpoint in which each error and each further media type of an answer has an example: generated from its
 * declared type where none is stated.
 */
export function withBodySamples(endpoint: Endpoint, types: Types): Endpoint {
  const { responses, errors } = endpoint;
  const inAnswer = sampleWriter(types);
  return {
    ...endpoint,
    responses: responses.map((one) => withAnswers(one, inAnswer)),
    errors: errors.map((one) => withErrorSample(withAnswers(one, inAnswer), inAnswer)),
  };
}

/**
 * Returns a sample of the first body of each response of which no call shows an example. The page shows the first
 * response in a call in any case.
 */
export function responseSamples({ responses, examples }: Endpoint, types: Types): readonly (Json | undefined)[] {
  const write = sampleWriter(types);
  const shown = examples.length > 0 ? examples.map(({ statusCode }) => statusCode) : [responses[0]?.statusCode];
  return responses.map((one) => {
    const [first] = answerBodies(one);
    return shown.includes(one.statusCode) || first?.body.kind !== "json"
      ? undefined
      : write(first.body.shape, first.contentType);
  });
}

/** Creates the function that writes samples as they are received: XML, pairs of a form and plain text as text, JSON as a value. */
function sampleWriter(types: Types): WriteSample {
  const [sample, write] = [sampler(types, undefined, "answer"), xmlText(types)];
  return (shape, contentType = "application/json") => {
    const [isXml, isForm, isText] = [isXmlType, isFormType, isPlainText].map((is) => is(contentType));
    if (!isXml && !isForm && !isText && !isJsonType(contentType)) return undefined;
    const { value, missing } = itemAt(sample([{ shape }]), 0);
    // Nothing beside it would say that a sample lacks required properties.
    if (value === undefined || isBlank(value) || missing.length > 0) return undefined;
    if (isForm) return formText(value);
    if (isText) return plainText(value);
    return isXml ? write(shape, value) : value;
  };
}

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
