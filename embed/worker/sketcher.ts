import type { Json } from "#engine/json";
import type { FetchedBody, FromWorker, QuestionMessage } from "../protocol/index.ts";
import { isJsonText, sketchOf, sketchOfText } from "../sketch/sketch-of.ts";

type SketchMessage = Extract<QuestionMessage, { readonly about: "sketch" }>;

/** Answers the question for a sketch by the first of several ways. */
export interface Sketcher {
  readonly ask: (question: SketchMessage) => void;
  /** Answers from a text, which is parsed as fast as the browser can. */
  readonly readText: (body: FetchedBody) => void;
  /** Answers from a document that has been read. */
  readonly readDocument: (document: Json) => void;
  /** Answers all requests with undefined from now on. */
  readonly end: () => void;
  /** Returns the name of the playground with the most recently requested sketch. */
  readonly name: () => string | undefined;
}

/** Creates the sketcher of a worker. */
export function createSketcher(post: (message: FromWorker) => void): Sketcher {
  let open: SketchMessage | undefined;
  let name: string | undefined;
  let isEnded = false;
  const answer = (found: ReturnType<typeof sketchOf>): void => {
    if (open !== undefined) post({ type: "answer", number: open.number, answer: found });
    open = undefined;
  };
  return {
    name: () => name,
    ask: (question) => {
      // The page requests one sketch at a time; a newer request replaces an older one.
      answer(undefined);
      open = question;
      name = question.asked;
      if (isEnded) answer(undefined);
    },
    readText: (body) => {
      if (open === undefined || !body.ok) return;
      const text = new TextDecoder().decode(body.bytes);
      if (isJsonText(text)) answer(sketchOfText(text, open.asked));
    },
    readDocument: (document) => {
      if (open !== undefined) answer(sketchOf(document, open.asked));
      isEnded = true;
    },
    end: () => {
      isEnded = true;
      answer(undefined);
    },
  };
}
