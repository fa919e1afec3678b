import { enableAnswers } from "./answers.ts";
import { type CodePlace, wholePage } from "./code-place.ts";
import { enableColors } from "./colors.ts";
import { enableCopying } from "./copying.ts";
import { enableLanguages } from "./languages.ts";
import { enableWrapping } from "./wrapping.ts";

/** Adds what scripts can do with code: copy it, wrap it, color it, and show it in the reader's language. */
export function enableCode(place: CodePlace = wholePage()): void {
  enableLanguages(place);
  enableAnswers(place);
  enableWrapping(place);
  enableCopying(place);
  enableColors(place);
}
