import { lazyModule, useLazyModule } from "#ui/kit";

const answer = lazyModule(() => import("./answer-view.ts"));

/** Loads the view of answers. */
export const loadAnswerView = answer.load;

/** Returns the view of answers once it is loaded. */
export const useAnswerView = () => useLazyModule(answer);
