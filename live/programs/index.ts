import type { Failure } from "../failures/index.ts";
import { curlScript } from "./curl-script.ts";
import { harLog } from "./har-log.ts";
import { postmanCollection } from "./postman-collection.ts";
import { pytestFile } from "./pytest-file.ts";
import { vitestFile } from "./vitest-file.ts";

export { expectationText } from "./assertion.ts";
export { curlCommands } from "./curl-command.ts";
export { harEntry, harFrame } from "./har-log.ts";

/** The formats in which failures are written for other programs, in the order in which they are offered. */
export const programFormats = ["curl", "vitest", "pytest", "postman", "har"] as const;

/** One of these formats. */
export type ProgramFormat = (typeof programFormats)[number];

const programs: { readonly [F in ProgramFormat]: (failures: readonly Failure[]) => string } = {
  curl: curlScript,
  vitest: vitestFile,
  pytest: pytestFile,
  postman: postmanCollection,
  har: harLog,
};

/** Writes failures for another program; secrets are environment variables, named by their schemes. */
export const writeProgram = (format: ProgramFormat, failures: readonly Failure[]): string => programs[format](failures);
