import { isAccepted, mediaType } from "#engine/request";
import { say } from "../../said.ts";
import { type AnswerCheck, broken } from "../seen.ts";
import { mayHaveBody } from "./may-have-body.ts";

/** Reports bodies of a media type that is not documented for their status. */
export const wrongContentType: AnswerCheck = (seen) => {
  const { answer } = seen;
  if (answer === undefined || !mayHaveBody(seen) || answer.bytes.length === 0) return [];
  const bodies = answer.documented.bodies ?? [];
  const types = bodies.flatMap(({ contentType }) => (contentType === undefined ? [] : [contentType]));
  // Without a type, or with a body of any type, nothing is promised.
  if (types.length === 0 || types.length < bodies.length) return [];
  const type = answer.header("content-type");
  const documented = types.map(mediaType).join(", ");
  if (type === undefined) {
    return [
      broken(
        "wrong-content-type",
        `${answer.status} none`,
        say("The answer with {} has a body and no Content-Type; {} is documented.", `${answer.status}`, documented),
      ),
    ];
  }
  if (isAccepted(type, types)) return [];
  return [
    broken(
      "wrong-content-type",
      `${answer.status} ${mediaType(type)}`,
      say("The body of the answer with {} is {}; {} is documented.", `${answer.status}`, mediaType(type), documented),
    ),
  ];
};
