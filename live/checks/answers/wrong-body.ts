import { checkXmlAnswer, type Mismatch, missingBody } from "#engine/answer";
import { isJsonType, isXmlType } from "#engine/request";
import { formatPath } from "#engine/shape";
import { createMessage } from "../../finding-message.ts";
import { type AnswerCheck, type CheckInput, type Violation, violation } from "../check-input.ts";
import { documentedIn, gotIn, isOwnMethod, mayHaveBody, placeText } from "./answer-parts.ts";

/** Places that are reported for one answer. Own choice. */
const maxPlaces = 10;

/** Reports bodies of JSON or XML that differ from their documentation, are missing, or can't be read. */
export const wrongBody: AnswerCheck = (input) => {
  const { answer, target } = input;
  if (answer === undefined || answer.isCut || !mayHaveBody(input) || !isOwnMethod(input)) return [];
  const { status, documented } = answer;
  const type = answer.header("content-type");
  if (answer.bytes.length === 0) {
    const missing = missingBody({ endpoint: target.endpoint, types: target.types, status });
    return missing === undefined
      ? []
      : [
          violation(
            "wrong-body",
            `${status} empty`,
            createMessage("The answer with {} has no body; {} is documented.", `${status}`, documentedIn(missing)),
          ),
        ];
  }
  if (type !== undefined && isXmlType(type)) {
    const { endpoint, types } = target;
    return firstOfEach(status, checkXmlAnswer({ endpoint, types, status, text: answer.text() }) ?? []);
  }
  // A body of another type is reported by its type.
  if (type !== undefined && !isJsonType(type)) return [];
  if (type === undefined && documented.check === undefined) return [];
  if (!answer.isUtf8()) {
    const messageParts = createMessage(
      "The body of the answer with {} is not UTF-8, as JSON has to be (RFC 8259 section 8.1).",
      `${status}`,
    );
    return [violation("wrong-body", `${status} no UTF-8`, messageParts)];
  }
  const parsed = answer.json();
  if (!parsed.ok) {
    return [
      violation(
        "wrong-body",
        `${status} no JSON`,
        createMessage("The body of the answer with {} is not valid JSON.", `${status}`),
      ),
    ];
  }
  const { value } = parsed;
  return firstOfEach(status, documented.check?.(value) ?? []);
};

/** Reports the first of the mismatches at places that differ only in positions of lists and keys of maps. */
function firstOfEach(status: number, mismatches: readonly Mismatch[]): readonly Violation[] {
  const causes = new Map<string, Violation>();
  for (const mismatch of mismatches) {
    const { path, pattern, documented } = mismatch;
    const cause = `${status} ${placeText(pattern ?? path)} ${documented}`;
    if (causes.has(cause)) continue;
    const values = [`${status}`, gotIn(mismatch), documentedIn(mismatch)] as const;
    const messageParts =
      path.length === 0
        ? createMessage("The body of the answer with {} is {}; {} is documented.", ...values)
        : createMessage("{} of the answer with {} is {}; {} is documented.", formatPath(path), ...values);
    causes.set(cause, { ...violation("wrong-body", cause, messageParts), at: path });
    if (causes.size === maxPlaces) break;
  }
  return [...causes.values()];
}

/** Returns true if a check of bodies applies to an answer. */
export const hasJson = ({ answer }: CheckInput): boolean =>
  answer !== undefined && !answer.isCut && isJsonType(answer.header("content-type") ?? "application/json");
