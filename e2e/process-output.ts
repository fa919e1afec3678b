import type { ChildProcess } from "node:child_process";

/** Errors that started processes have printed during the current test. */
const printed: string[] = [];

/** Collects what a process prints as errors, for the report of a failed test. */
export function collectErrors({ stderr }: ChildProcess): void {
  stderr?.on("data", (chunk: Buffer) => void printed.push(chunk.toString()));
}

/** Returns the collected errors, and forgets them. */
export const takeErrors = (): string => printed.splice(0).join("");
