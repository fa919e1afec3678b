import type { FormWords } from "#ui/form-words";
import type { LateWords } from "#ui/late-words";
import type { OwnWords } from "#ui/words";

/** All texts of the playground in one language. */
export interface PlaygroundTexts {
  readonly form: FormWords;
  readonly words: OwnWords;
  readonly late: LateWords;
}
