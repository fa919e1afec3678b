import { checkAnswer, type Mismatch, missingBody } from "#engine/answer";
import { isJsonType } from "#engine/request";
import { formatPath } from "#engine/shape";
import { say } from "../../said.ts";
import { type AnswerCheck, type Broken, broken, type Seen } from "../seen.ts";
import { documentedIn, gotIn } from "./difference.ts";
import { isOwnMethod, mayHaveBody } from "./may-have-body.ts";
import { placeText } from "./place-text.ts";

/** Places that are reported for one answer. Own choice. */
const mostPlaces = 10;

/** Reports JSON bodies that differ from their documentation, are missing, or are not JSON. */
export const wrongBody: AnswerCheck = (seen) => {
  const { answer, target } = seen;
  if (answer === undefined || answer.isCut || !mayHaveBody(seen) || !isOwnMethod(seen)) return [];
  const { status, documented } = answer;
  const type = answer.header("content-type");
  if (answer.bytes.length === 0) {
    const missing = missingBody({ endpoint: target.endpoint, types: target.types, status });
    return missing === undefined
      ? []
      : [
          broken(
            "wrong-body",
            `${status} empty`,
            say("The answer with {} has no body; {} is documented.", `${status}`, documentedIn(missing)),
          ),
        ];
  }
  // A body of another type is reported by its type.
  if (type !== undefined && !isJsonType(type)) return [];
  if (type === undefined && documented.check === undefined) return [];
  if (!answer.isUtf8()) {
    const said = say(
      "The body of the answer with {} is not UTF-8, as JSON has to be (RFC 8259 section 8.1).",
      `${status}`,
    );
    return [broken("wrong-body", `${status} no UTF-8`, said)];
  }
  const parsed = answer.json();
  if (!parsed.ok) {
    return [
      broken("wrong-body", `${status} no JSON`, say("The body of the answer with {} is not valid JSON.", `${status}`)),
    ];
  }
  const { value } = parsed;
  const mismatches =
    target.endpoint.protocol.kind === "rest"
      ? documented.check?.(value)
      : checkAnswer({ endpoint: target.endpoint, types: target.types, status, value });
  return firstOfEach(status, mismatches ?? []);
};

/** Reports the first of the mismatches at places that differ only in positions of lists and keys of maps. */
function firstOfEach(status: number, mismatches: readonly Mismatch[]): readonly Broken[] {
  const causes = new Map<string, Broken>();
  for (const mismatch of mismatches) {
    const { path, pattern, documented } = mismatch;
    const cause = `${status} ${placeText(pattern ?? path)} ${documented}`;
    if (causes.has(cause)) continue;
    const values = [`${status}`, gotIn(mismatch), documentedIn(mismatch)] as const;
    const said =
      path.length === 0
        ? say("The body of the answer with {} is {}; {} is documented.", ...values)
        : say("{} of the answer with {} is {}; {} is documented.", formatPath(path), ...values);
    causes.set(cause, { ...broken("wrong-body", cause, said), at: path });
    if (causes.size === mostPlaces) break;
  }
  return [...causes.values()];
}

/** Returns true if a check of bodies applies to an answer. */
export const hasJson = ({ answer }: Seen): boolean =>
  answer !== undefined && !answer.isCut && isJsonType(answer.header("content-type") ?? "application/json");
