import { jsonPhrase, labelOf } from "#engine/interpret";
import { isOfKind } from "#engine/shape";
import { xmlReader } from "#engine/xml";
import { type AnswerToCheck, type Mismatch, mismatchOf, valueChecker } from "./check-answer.ts";
import { documentedXml } from "./documented.ts";

/**
 * Compares an XML body with the shape that is documented for its status, as `checkAnswer` compares a JSON body. A text
 * that is not XML, or has another root, is one mismatch. Returns `undefined` if no XML with a structure is documented.
 */
export function checkXmlAnswer(
  answer: Omit<AnswerToCheck, "value"> & { readonly text: string },
): readonly Mismatch[] | undefined {
  const { endpoint, types, status, text } = answer;
  const content = documentedXml(endpoint, status);
  if (content === undefined || isOfKind(content.shape, "string")) return undefined;
  const read = xmlReader(types)(content.shape)(text);
  if (read.ok) return valueChecker(types, content)(read.value);
  const { line, column, message } = read.error;
  return [mismatchOf([], labelOf(types)(content.shape), jsonPhrase(`${line}:${column} ${message}`))];
}
