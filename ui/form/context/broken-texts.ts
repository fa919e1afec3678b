import { useEffect } from "react";
import type { Issue } from "#engine/interpret";
import type { JsonSyntaxError } from "#engine/json";
import { createListeners } from "#engine/listeners";
import { type Path, valueAt } from "#engine/shape";
import { words } from "../../words.ts";
import { samePath } from "../model/index.ts";
import { useForm } from "./form-context.ts";
import type { TypedIssue } from "./key-drafts.ts";
import { useStable } from "./use-stable.ts";

/** JSON texts on the page that can't be parsed, by the id of their input. The form's value knows nothing about them. */
export interface BrokenTexts {
  readonly has: (input: string) => boolean;
  /** Stores the syntax error of an input, or drops it if there is none. */
  readonly put: (input: string, issue: TypedIssue | undefined) => void;
  readonly issues: () => readonly TypedIssue[];
  readonly subscribe: (listener: () => void) => () => void;
}

/** Makes an empty store. */
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

/** A text that can't be parsed. `input` is the id of its element, `what` the kind of text. */
export interface BrokenText {
  readonly at: Path;
  readonly input: string;
  readonly what: "body" | "value";
  /** Undefined while the text can be parsed. */
  readonly issue: JsonSyntaxError | undefined;
}

/** Registers a broken text with its form as long as it is broken and on the page. */
export function useBrokenText({ at, input, what, issue }: BrokenText): void {
  const { port, texts } = useForm();
  const line = issue?.line;
  const column = issue?.column;
  const message = issue?.message;
  const update = useStable((): void => {
    if (issue === undefined) {
      texts.put(input, undefined);
      return;
    }
    const isKept = valueAt(port.read().value, at) !== undefined;
    const described = words.brokenText(issue.line, issue.column, issue.message, what, isKept);
    texts.put(input, { input, at, code: "type", message: described, expected: "JSON", found: "a broken text" });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same error is reported once
  useEffect(update, [update, line, column, message]);
  useEffect(() => () => texts.put(input, undefined), [texts, input]);
}

/**
 * Returns the issues of a form after those of typed texts. Leaves out that a value is missing where its text is broken.
 */
export function withTyped(issues: readonly Issue[], typed: readonly TypedIssue[]): readonly (Issue | TypedIssue)[] {
  const broken = typed.filter(({ code }) => code === "type");
  const isAnswered = ({ at, code }: Issue): boolean =>
    code === "missing" && broken.some((text) => samePath(text.at, at));
  return [...typed, ...issues.filter((issue) => !isAnswered(issue))];
}
