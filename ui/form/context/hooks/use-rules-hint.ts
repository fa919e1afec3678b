import { useSyncExternalStore } from "react";
import type { Rule } from "#engine/shape";
import { lazyModule } from "#ui/kit";
import { writers } from "../../../writers.ts";

/** The words of rules, which few forms need. */
const lazyWords = lazyModule(() => import("#engine/rules").then(({ rulesHint }) => ({ rulesHint })));

/** Returns the text of rules; `undefined` until the words are loaded, which the first call starts. */
export function rulesHint(rules: readonly Rule[]): string | undefined {
  const words = lazyWords.read();
  // Without the words the rules are checked all the same. The next call tries again.
  if (words === undefined) lazyWords.load().catch(() => undefined);
  return words && writers().rulesHint(words.rulesHint(rules), rules);
}

/** Renders a view again once the words of rules are loaded. */
export const useRulesHint = (): unknown => useSyncExternalStore(lazyWords.subscribe, lazyWords.read, lazyWords.read);
