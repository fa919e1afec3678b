import { responseSamples } from "#docs-host/site/sides";
import { textsIn } from "#docs-host/site/texts";
import { type Json, printJson } from "#engine/json";
import type { Endpoint, EndpointError } from "#engine/model";
import { isJsonType } from "#engine/request";
import type { Types } from "#engine/shape";
import { statusText } from "#ui/reference";
import type { Texts } from "#ui/text";
import type { WrittenBody, WrittenCall } from "./written-calls.ts";

/** One text that an answer may have. */
export interface WrittenAnswer {
  readonly title: string;
  /** The accessible name. */
  readonly label: string;
  readonly text: string;
  readonly isJson: boolean;
  /** The call that it answers. */
  readonly call?: WrittenCall;
}

/** All answers of one status. */
export interface StatusAnswers {
  readonly status: string;
  /** True for a success. */
  readonly good: boolean;
  readonly answers: readonly WrittenAnswer[];
}

/** Writes the answers of an endpoint by status, in the order of their documentation: those to calls, then others. */
export function answersOf(
  endpoint: Endpoint,
  calls: readonly WrittenCall[],
  types: Types,
  text: Texts["text"] = textsIn("en").text,
): readonly StatusAnswers[] {
  const samples = responseSamples(endpoint, types);
  const found = new Map<string, { readonly good: boolean; readonly answers: WrittenAnswer[] }>();
  const at = (status: string, good: boolean): WrittenAnswer[] => {
    const known = found.get(status) ?? { good, answers: [] };
    found.set(status, known);
    return known.answers;
  };
  for (const [i, response] of endpoint.responses.entries()) {
    const status = statusText(response, { text });
    const answers = at(status, response.statusCode < 400);
    const sample = samples[i];
    const title = response.statusRange === "default" ? text("defaultResponse") : text("responseStatus", { status });
    if (sample !== undefined)
      answers.push({
        title,
        label: text("exampleOfName", { name: status }),
        ...writtenValue(sample, response.contentType),
      });
  }
  for (const error of endpoint.errors) at(statusText(error, { text }), false).push(...answersOfError(error, text));
  // Answers to calls come first, each in the order of its calls.
  for (const call of [...calls].reverse()) {
    const { response } = call;
    if (response !== undefined)
      at(response.status, Number.parseInt(response.status, 10) < 400).unshift({
        ...{ title: response.title, label: text("responseOf", { name: call.name }), call },
        ...{ text: response.text, isJson: response.isJson },
      });
  }
  return [...found].map(([status, one]) => ({ status, ...one }));
}

const answersOfError = (error: EndpointError, text: Texts["text"]): readonly WrittenAnswer[] =>
  error.examples.map((example) => ({
    title: [statusText(error, { text }), error.name === statusText(error) ? undefined : error.name, example.name]
      .filter((text) => text !== undefined)
      .join(" · "),
    label: text("exampleOfName", { name: error.name }),
    ...writtenValue(example.value, error.contentType),
  }));

/** Writes an example as it is sent: text of other media types than JSON is not quoted. */
export function writtenValue(value: Json, contentType = "application/json"): WrittenBody {
  const isText = typeof value === "string" && !isJsonType(contentType);
  return isText ? { text: value, isJson: false } : { text: printJson(value, 2), isJson: true };
}
