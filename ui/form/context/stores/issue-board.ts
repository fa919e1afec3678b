import type { Issue } from "#engine/interpret";
import { createListeners } from "#engine/listeners";
import { toPointer } from "#engine/shape";
import { formText } from "#locales/messages/form";
import { writers } from "../../../writers.ts";

/**
 * The issues of the whole request by path. Some belong to no shape, such as an empty path parameter, so fields read
 * them here. All listeners are called on a change; a field renders again only if its own text differs.
 */
export interface IssueBoard {
  readonly put: (issues: readonly Issue[]) => void;
  readonly at: (path: string) => string | undefined;
  /** Returns true if there is an issue at a path or below it. */
  readonly hasIssues: (path: string) => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Returns true if an issue is about the key of a map's row. It has the same path as the value, and is shown at the key.
 */
export const isKeyIssue = ({ code }: Issue): boolean => code === "key" || code === "proto-key";

/**
 * Returns the text of an issue as a sentence, in the language of the page. The field shows what is found, so the text
 * says only what it must be.
 */
export const issueSentence = ({ message, expected, found, phrases }: Issue): string => {
  const { phrase } = writers();
  const about = phrases?.message;
  if (about !== undefined && found === "nothing") return sentence(formText().required);
  if (typeof about !== "object" || about.kind !== "mismatch") return sentence(phrase(message, about));
  const isCount = typeof about.expected === "object" && "part" in about.expected;
  return sentence(formText()[isCount ? "mustHave" : "mustBe"]({ expected: phrase(expected, about.expected) }));
};

/** Turns a message, which is written as part of a sentence, into a sentence. */
export const sentence = (message: string): string => {
  const text = message.charAt(0).toUpperCase() + message.slice(1);
  return /[.!?。]$/.test(text) ? text : `${text}.`;
};

/** Creates an empty board. */
export function makeIssueBoard(): IssueBoard {
  const listeners = createListeners();
  let texts: ReadonlyMap<string, string> = new Map();
  let withIssues: ReadonlySet<string> = new Set();
  return {
    put: (issues) => {
      // Typing in a valid form notifies no one.
      if (issues.length === 0 && texts.size === 0 && withIssues.size === 0) return;
      const next = new Map<string, string>();
      for (const issue of issues) {
        if (isKeyIssue(issue)) continue;
        const path = toPointer(issue.path);
        const before = next.get(path);
        next.set(path, before === undefined ? issueSentence(issue) : `${before} ${issueSentence(issue)}`);
      }
      texts = next;
      withIssues = new Set(issues.flatMap(({ path }) => path.map((_, i) => toPointer(path.slice(0, i + 1)))));
      listeners.notify();
    },
    at: (path) => texts.get(path),
    hasIssues: (path) => withIssues.has(path),
    subscribe: listeners.subscribe,
  };
}
