import type { Issue } from "#engine/interpret";
import { type Json, objectOf, printJson } from "#engine/json";
import type { HeaderField } from "../exchange.ts";
import type { MockAnswer } from "./mock-exchange.ts";

/** The reason why a request is refused, in words. */
export interface Problem {
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  /** Issues of parts of the request; paths start at the parts of a form. */
  readonly issues?: readonly Issue[];
}

/** Returns a problem as JSON (RFC 9457), with its issues under `errors`. */
export const problemValue = ({ status, title, detail, issues = [] }: Problem): Json =>
  objectOf([
    ["type", "about:blank"],
    ["title", title],
    ["status", status],
    ["detail", detail],
    ...(issues.length === 0
      ? []
      : [["errors", issues.map((one) => ({ path: [...one.path], message: one.message }))] as const]),
  ]);

/** Returns the answer for a problem without a documented shape. */
export const problemAnswer = (problem: Problem, headers: readonly HeaderField[] = []): MockAnswer =>
  bytesAnswer(
    problem.status,
    [["Content-Type", "application/problem+json"], ...headers],
    printJson(problemValue(problem)),
  );

/** Returns an answer with a text, or without a body. */
export const bytesAnswer = (status: number, headers: readonly HeaderField[], text = ""): MockAnswer => ({
  status,
  headers,
  body: { kind: "bytes", bytes: new TextEncoder().encode(text) },
});
