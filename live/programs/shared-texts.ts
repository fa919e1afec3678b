import type { Failure } from "../failures/index.ts";

/** Seconds that programs wait for an answer. Own choice: as long as a test runner usually waits. */
export const answerTimeout = 10;

/** Returns the base URL of failures, which are of one run; that of the first if they are not. */
export const serverOf = (failures: readonly Failure[]): string => (failures[0]?.server ?? "").replace(/\/+$/, "");
