import type { Issue } from "#engine/interpret";
import { createListeners } from "#engine/listeners";
import { isSamePath } from "#engine/shape";
import type { TypedIssue } from "./key-drafts.ts";

/** JSON texts on the page that can't be parsed, by the id of their input. The form's value knows nothing about them. */
export interface BrokenTexts {
  readonly has: (input: string) => boolean;
  /** Stores the syntax error of an input, or drops it if there is none. */
  readonly put: (input: string, issue: TypedIssue | undefined) => void;
  readonly issues: () => readonly TypedIssue[];
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates an empty store. */
export function makeBrokenTexts(): BrokenTexts {
  const texts = new Map<string, TypedIssue>();
  const listeners = createListeners();
  return {
    has: (input) => texts.has(input),
    put: (input, issue) => {
      if (issue === undefined && !texts.has(input)) return;
      if (issue === undefined) texts.delete(input);
      else texts.set(input, issue);
      listeners.notify();
    },
    issues: () => [...texts.values()],
    subscribe: listeners.subscribe,
  };
}

/**
 * Returns the issues of a form after the issues of typed texts. Leaves out that a value is missing where its text is
 * broken.
 */
export function withTyped(issues: readonly Issue[], typed: readonly TypedIssue[]): readonly (Issue | TypedIssue)[] {
  const broken = typed.filter(({ code }) => code === "type");
  const isAnswered = ({ path, code }: Issue): boolean =>
    code === "missing" && broken.some((text) => isSamePath(text.path, path));
  return [...typed, ...issues.filter((issue) => !isAnswered(issue))];
}
