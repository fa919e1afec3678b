import { documentedBodies, documentedContent, type Mismatch, valueChecker } from "#engine/answer";
import type { Json } from "#engine/json";
import type { Endpoint } from "#engine/model";
import type { AnswerBody } from "#engine/request";
import type { Shape, Types } from "#engine/shape";

/** The documentation of the answers with one status. */
export interface DocumentedAnswer {
  /** Absent if the status is not documented. */
  readonly bodies: readonly AnswerBody[] | undefined;
  /** The shape of its JSON body. */
  readonly shape: Shape | undefined;
  /** Lists where a JSON body differs from the shape. */
  readonly check: ((value: Json) => readonly Mismatch[]) | undefined;
}

/** Returns the documentation of a status. */
export type AnswerReader = (status: number) => DocumentedAnswer;

/** Creates the function that returns the documented response of an endpoint for a status. Results are cached. */
export function answerReader(endpoint: Endpoint, types: Types): AnswerReader {
  const read = new Map<number, DocumentedAnswer>();
  return (status) => {
    let answer = read.get(status);
    if (answer === undefined) {
      const content = documentedContent(endpoint, status);
      answer = {
        bodies: documentedBodies(endpoint, status),
        shape: content?.shape,
        check: content && valueChecker(types, content),
      };
      read.set(status, answer);
    }
    return answer;
  };
}
