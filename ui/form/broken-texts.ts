import { useEffect } from "react";
import type { Issue } from "#engine/interpret";
import type { JsonFault } from "#engine/json";
import { type Path, valueAt } from "#engine/shape";
import { words } from "../words.ts";
import { useForm } from "./form-context.ts";
import type { TypedFault } from "./key-drafts.ts";
import { samePlace } from "./place.ts";
import { useStable } from "./use-stable.ts";

/** The faults of JSON texts on the page that can't be read, by the id of their input: the form's value knows none of them. */
export interface BrokenTexts {
  readonly has: (input: string) => boolean;
  /** Keeps the fault of an input; nothing in its place drops it. */
  readonly put: (input: string, fault: TypedFault | undefined) => void;
  readonly faults: () => readonly TypedFault[];
  readonly subscribe: (listener: () => void) => () => void;
}

/** Makes an empty store. */
export function makeBrokenTexts(): BrokenTexts {
  const texts = new Map<string, TypedFault>();
  const listeners = new Set<() => void>();
  return {
    has: (input) => texts.has(input),
    put: (input, fault) => {
      if (fault === undefined && !texts.has(input)) return;
      if (fault === undefined) texts.delete(input);
      else texts.set(input, fault);
      for (const listener of listeners) listener();
    },
    faults: () => [...texts.values()],
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A text that can't be read. `input` is the id of the element it stands in, `what` it is the text of. */
export interface BrokenText {
  readonly at: Path;
  readonly input: string;
  readonly what: "body" | "value";
  /** Nothing while the text can be read. */
  readonly fault: JsonFault | undefined;
}

/** Tells the form around of a broken text, as long as it is broken and on the page. */
export function useBrokenText({ at, input, what, fault }: BrokenText): void {
  const { port, texts } = useForm();
  const line = fault?.line;
  const column = fault?.column;
  const message = fault?.message;
  const tell = useStable((): void => {
    if (fault === undefined) {
      texts.put(input, undefined);
      return;
    }
    const isKept = valueAt(port.read().value, at) !== undefined;
    const told = words.brokenText(fault.line, fault.column, fault.message, what, isKept);
    texts.put(input, { input, at, code: "type", message: told, expected: "JSON", found: "a broken text" });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same fault is told once, though it is read anew
  useEffect(tell, [tell, line, column, message]);
  useEffect(() => () => texts.put(input, undefined), [texts, input]);
}

/** The faults of a form's value, and first of all those of what was typed; a broken text is why its place is empty. */
export function withTyped(issues: readonly Issue[], typed: readonly TypedFault[]): readonly (Issue | TypedFault)[] {
  const broken = typed.filter(({ code }) => code === "type");
  const isAnswered = ({ at, code }: Issue): boolean =>
    code === "missing" && broken.some((text) => samePlace(text.at, at));
  return [...typed, ...issues.filter((issue) => !isAnswered(issue))];
}
