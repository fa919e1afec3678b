import type { FailureTexts, LoginText } from "#machines";
import type { Worded } from "./form-words.ts";
import { panelWords } from "./panel-words.ts";

const english = {
  message: ({ message }: FailureTexts): string => message,
  advice: ({ advice = "" }: FailureTexts): string => advice,
  login: ({ detail }: LoginText): string => detail,
} as const;

/** Why a request failed or a login gave no token. Other languages make their texts from the cause and the reason. */
export const failureWords: FailureWords = panelWords("failures", english);

/** These texts in any language. */
export type FailureWords = Worded<typeof english>;
