/** An exit code, the same in all commands. */
export interface ExitCode {
  readonly code: number;
  readonly meaning: string;
}

/** The exit codes of all commands. 130 is 128 and the number of SIGINT, as shells count. */
export const exitCodes: readonly ExitCode[] = [
  { code: 0, meaning: "done; nothing is wrong" },
  { code: 1, meaning: "it ran and failed, or found errors or what it was to fail on" },
  { code: 2, meaning: "it could not begin: the command line, a setting or what it reads is wrong or missing" },
  { code: 3, meaning: "it ran, and nothing could be checked" },
  { code: 130, meaning: "interrupted by Ctrl-C before its end, without a failure so far" },
];

/** The codes that every command has; the others are named by the commands that have them. */
const common: readonly number[] = [0, 1, 2];

/** Returns the exit codes of a command with their general and specific meanings. */
export function exitsOf(particular: { readonly [code: number]: string } = {}): readonly ExitCode[] {
  return exitCodes
    .filter(({ code }) => common.includes(code) || particular[code] !== undefined)
    .map(({ code, meaning }) => ({ code, meaning: particular[code] ?? meaning }));
}
