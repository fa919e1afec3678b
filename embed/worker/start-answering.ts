import { errorMessage } from "#engine/error-message";
import type { OpenMessage, QuestionMessage } from "../protocol/index.ts";
import { answerTo, screenIn } from "./answers.ts";
import { withLateCode } from "./late-code.ts";
import { codePreloader } from "./load-code.ts";
import { type OpeningDeps, type OpenReference, openReference } from "./open-reference.ts";
import type { PartialReference } from "./partial-reference.ts";
import { waitForQuiet } from "./quiet.ts";

/** Time in ms without a question after which the rest of a large description is imported, which blocks the worker. */
const quietTime = 1500;

/** Starts to handle messages of an element. The first one opens a description; others wait until it is read. */
export function startAnswering(deps: OpeningDeps): (message: OpenMessage | QuestionMessage) => void {
  let reference: Promise<OpenReference | undefined> = Promise.resolve(undefined);
  let partial: Promise<PartialReference | undefined> = Promise.resolve(undefined);
  /** Resolves once the last request for a screen has been answered. */
  let screen: Promise<void> = Promise.resolve();
  const quiet = waitForQuiet(quietTime);
  const preload = codePreloader();
  return (message) => {
    preload(message);
    if (message.type === "open") {
      const opening = openReference(message, deps, { quiet, isScreenDrawn: () => screen });
      reference = opening.first;
      partial = opening.partial;
      void opening.whole.then(() => {
        reference = opening.whole;
      });
    } else if (message.about === "screen") {
      screen = quiet.during(partial.then((found) => respond(message, deps.post, () => screenIn(found, message.asked))));
    } else void quiet.during(reference.then((open) => answer(open, message, deps.post)));
  };
}

type Post = OpeningDeps["post"];

type AnswerableMessage = Exclude<QuestionMessage, { readonly about: "screen" }>;

const answer = (open: OpenReference | undefined, question: AnswerableMessage, post: Post): Promise<void> =>
  respond(question, post, async () => {
    if (open === undefined) throw new Error("there is no description");
    return answerTo(open, question);
  });

/** Sends an answer, or the error that prevented it. */
async function respond({ number }: QuestionMessage, post: Post, find: () => Promise<unknown>): Promise<void> {
  try {
    post({ type: "answer", number, answer: await withLateCode(find) });
  } catch (error) {
    post({ type: "unanswered", number, message: errorMessage(error) });
  }
}
