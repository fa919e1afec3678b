import type { Choices } from "#engine/interpret";
import type { Json } from "#engine/json";

/**
 * The whole state of one form. Plain data: it can be saved, compared, replayed. `choices` holds the chosen variant of
 * each union by JSON pointer; without an entry the variant that fits best is taken.
 */
export interface FormState {
  readonly value: Json;
  readonly choices: Choices;
}
