import { printJson } from "#engine/json";
import type { TypeId } from "#engine/shape";
import type { Texts } from "#ui/text";
import type { Description } from "./description.ts";
import { clipped, type Fact, fact } from "./facts.ts";

/** Returns the facts about a value that is not a property: the constraints of its type, and its default. */
export function valueFacts(description: Description, trail: readonly TypeId[], texts: Texts): readonly Fact[] {
  const initial = description.initial(trail);
  const text = initial === undefined ? undefined : clipped(printJson(initial));
  return [...description.facts(trail), ...fact(texts.text("defaultFact"), text, true)];
}
