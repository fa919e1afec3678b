import { readServerUrl } from "#engine/model";
import { initCommand, type ParsedCommand, readOptions, UsageError } from "../command-line/index.ts";

/** The answers that a starter project is made of. */
export interface Answers {
  /** Title of the site. */
  readonly title: string;
  /** Base URL of the API. */
  readonly api: string;
  /** Port of the docs. */
  readonly port: number;
}

/** Options of `callboard init`. */
export interface InitOptions {
  /** Where to write; absent where the command names no folder. */
  readonly folder: string | undefined;
  /** Folder with a project of another generator, which is converted. */
  readonly from: string | undefined;
  /** The answers that were given in the command line. */
  readonly given: Partial<Answers>;
  /** True to skip all questions. */
  readonly yes: boolean;
  readonly json: boolean;
}

/** Reads the arguments of the command. */
export const parseOptions = (args: readonly string[]): ParsedCommand<InitOptions> =>
  readOptions(initCommand, args, ({ values, positionals: [folder, ...more] }) => {
    const { title, api, port, from, yes, json } = values;
    if (more.length > 0) throw new UsageError(`init takes one folder; unexpected: ${more.join(" ")}`);
    if (from !== undefined && (api !== undefined || port !== undefined)) {
      throw new UsageError(`--from writes no example API; leave out ${api === undefined ? "--port" : "--api"}`);
    }
    for (const [name, problem] of [
      ["title", title === undefined ? undefined : titleProblem(title)],
      ["api", api === undefined ? undefined : apiProblem(api)],
      ["port", port === undefined ? undefined : portProblem(port)],
    ] as const) {
      if (problem !== undefined) throw new UsageError(`--${name}: ${problem}`);
    }
    const given = { ...(title && { title }), ...(api && { api }), ...(port && { port: Number(port) }) };
    return { folder, from, given, yes, json };
  });

/** Returns a sentence if a text can't be the title of a site. */
export const titleProblem = (text: string): string | undefined =>
  text.trim() === "" || /\p{Cc}/u.test(text) ? "the title must be a line of text" : undefined;

/** Returns a sentence if a text can't be the base URL of an API. */
export const apiProblem = (text: string): string | undefined =>
  readServerUrl(text).ok ? undefined : "it must be a base URL, such as https://api.example.com";

/** Returns an error message if a text is not a port. */
export const portProblem = (text: string): string | undefined =>
  /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? undefined : "it must be a port, a whole number from 0 to 65535";
