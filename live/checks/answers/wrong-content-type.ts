import { isAccepted, mediaType } from "#engine/request";
import { createMessage } from "../../finding-message.ts";
import { type AnswerCheck, violation } from "../check-input.ts";
import { isOwnMethod, mayHaveBody } from "./answer-parts.ts";

/** Reports bodies of a media type that is not documented for their status. */
export const wrongContentType: AnswerCheck = (input) => {
  const { answer } = input;
  if (answer === undefined || !mayHaveBody(input) || !isOwnMethod(input) || answer.bytes.length === 0) return [];
  const bodies = answer.documented.bodies ?? [];
  const types = bodies.flatMap(({ contentType }) => (contentType === undefined ? [] : [contentType]));
  // Without a type, or with a body of any type, nothing is promised.
  if (types.length === 0 || types.length < bodies.length) return [];
  const type = answer.header("content-type");
  const documented = types.map(mediaType).join(", ");
  if (type === undefined) {
    return [
      violation(
        "wrong-content-type",
        `${answer.status} none`,
        createMessage(
          "The answer with {} has a body and no Content-Type; {} is documented.",
          `${answer.status}`,
          documented,
        ),
      ),
    ];
  }
  if (isAccepted(type, types)) return [];
  return [
    violation(
      "wrong-content-type",
      `${answer.status} ${mediaType(type)}`,
      createMessage(
        "The body of the answer with {} is {}; {} is documented.",
        `${answer.status}`,
        mediaType(type),
        documented,
      ),
    ),
  ];
};
