import { useEffect } from "react";
import type { JsonSyntaxError } from "#engine/json";
import { type Path, valueAt } from "#engine/shape";
import { formText } from "#locales/messages/form";
import { useStable } from "#ui/kit";
import { writers } from "../../../writers.ts";
import { useForm } from "../form-context.ts";

/** A text that can't be parsed. `input` is the id of its element, `what` the kind of text. */
export interface BrokenText {
  readonly at: Path;
  readonly input: string;
  readonly what: "body" | "value";
  /** Undefined while the text can be parsed. */
  readonly issue: JsonSyntaxError | undefined;
}

/** Registers a broken text with its form while it is broken and mounted. */
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
    const described = formText().brokenText({
      line: issue.line,
      column: issue.column,
      message: writers().jsonFault(issue).replace(/[.]$/, ""),
      what,
      isKept,
    });
    texts.put(input, { input, path: at, code: "type", message: described, expected: "JSON", found: "a broken text" });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same error is reported once
  useEffect(update, [update, line, column, message]);
  useEffect(() => () => texts.put(input, undefined), [texts, input]);
}
