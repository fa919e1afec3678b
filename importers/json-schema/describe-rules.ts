import { own } from "#engine/json";
import { lastStep, type Node } from "../node.ts";
import { readRules } from "./rules/stated-rules.ts";

const fallbacks: { readonly [key: string]: string } = {
  not: "Some values are not allowed: the definition excludes them with `not`.",
};

/**
 * Returns the rules of a schema that can't be checked, as sentences: readers can follow them. A rule without a good
 * sentence is named by its keyword. `undefined` if there are none.
 */
export function rulesInWords(schema: Node): string | undefined {
  const keys = readRules(schema).unread.map(({ keyword }) => String(lastStep(keyword)));
  if (keys.length === 0) return undefined;
  const others = keys.filter((key) => own(fallbacks, key) === undefined);
  const sentences = keys.flatMap((key) => own(fallbacks, key) ?? []);
  const names = others.map((key) => `\`${key}\``).join(", ");
  return [
    ...sentences,
    ...(others.length === 0 ? [] : [`The definition also has rules in ${names}, which are not checked here.`]),
  ].join(" ");
}
