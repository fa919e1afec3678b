import type { SectionTitle } from "#engine/form";
import type { FormWords } from "#ui/form-words";
import type { LateWords } from "#ui/late-words";
import type { OwnWords } from "#ui/words";

/** All texts of the playground in one language. */
export interface PlaygroundTexts {
  readonly form: FormWords;
  readonly words: Omit<OwnWords, "sections"> & {
    readonly sections: { readonly [T in SectionTitle]: string };
  };
  readonly late: LateWords;
}
