import type { Failure } from "../failures/index.ts";

/** Seconds that programs wait for an answer. Own choice: as long as a test runner usually waits. */
export const answerTimeout = 10;

/** Returns the base URL of failures of one run; the base URL of the first failure if they are of several. */
export const serverOf = (failures: readonly Failure[]): string => (failures[0]?.server ?? "").replace(/\/+$/, "");
