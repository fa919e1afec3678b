import { type AnswerBody, isAccepted, isJsonType } from "#engine/request";
import type { Shape } from "#engine/shape";
import { below, type ChangeLocation } from "../report/index.ts";
import type { ComparisonContext } from "../shapes/index.ts";
import { match } from "./match-endpoints.ts";

/** Compares the bodies of an answer, one for each media type. If each side has only one, the two are a pair. */
export function compareMedia(
  older: readonly AnswerBody[],
  newer: readonly AnswerBody[],
  location: ChangeLocation,
  context: ComparisonContext,
): void {
  const [was, is] = [older[0], newer[0]];
  if (was === undefined || is === undefined) return;
  if ((older.length === 1 && newer.length === 1) || was.body.kind === "empty" || is.body.kind === "empty") {
    compareBodies(was, is, location, context);
    compareTypes(was, is, location, context);
    return;
  }
  const { pairs, gone, fresh } = match(older, newer, keyOf);
  for (const [one, other] of pairs) compareBodies(one, other, location, context);
  const { report } = context;
  for (const { contentType = anyType } of gone) report(location, "answer-type-removed", { was: contentType });
  for (const { contentType = anyType } of fresh) report(location, "answer-type-added", { is: contentType });
}

const anyType = "any";
const jsonType = "application/json";

/** A media type as it is compared: its case and the encoding of its text make no other one. */
const keyOf = ({ contentType = anyType }: AnswerBody): string =>
  contentType
    .toLowerCase()
    .replace(/\s+/g, "")
    .replace(/;charset=[^;]*/g, "");

/** Compares the only media types of two answers of the same kind. Readers of a range expect each type in it. */
function compareTypes(was: AnswerBody, is: AnswerBody, location: ChangeLocation, { report }: ComparisonContext): void {
  const [before, after] = [was.contentType ?? anyType, is.contentType ?? anyType];
  if (was.body.kind !== is.body.kind || keyOf(was) === keyOf(is) || isAccepted(after, [before])) return;
  report(location, "content-type-changed", { was: before, is: after });
}

function compareBodies(
  older: AnswerBody,
  newer: AnswerBody,
  location: ChangeLocation,
  { report, label, compare }: ComparisonContext,
): void {
  const [was, is] = [older.body, newer.body];
  if (was.kind === "json" && is.kind === "json") compare(was.shape, is.shape, location);
  else if (was.kind === "stream" && is.kind === "stream") {
    compare(was.shape, is.shape, below(location, ["stream"], "the values"));
    if (was.terminator === is.terminator) return;
    report(location, "terminator-changed", { was: endText(was.terminator), is: endText(is.terminator) });
  } else if (was.kind !== is.kind) {
    const facts = { was: bodyText(older, label.older), is: bodyText(newer, label.newer) };
    report(location, was.kind === "empty" ? "answer-body-added" : "answer-kind-changed", facts);
  }
}

const endText = (terminator: string | undefined): string =>
  terminator === undefined ? "its last value" : JSON.stringify(terminator);

/** Describes the body of an answer in a message. */
export function bodyText({ body, contentType = jsonType }: AnswerBody, label: (shape: Shape) => string): string {
  switch (body.kind) {
    case "empty":
      return "nothing";
    case "json":
      return `${label(body.shape)} as ${isJsonType(contentType) ? "JSON" : contentType}`;
    case "text":
      return "text";
    case "file":
      return "a file";
    case "stream":
      return `a stream of ${label(body.shape)}`;
  }
}
