import type { JsonLimit } from "#engine/json";

/** An error at a position of a YAML text; the offset of the first wrong character. */
export interface ErrorAt {
  readonly message: string;
  readonly offset: number;
}

interface YamlErrorOptions extends ErrorOptions {
  readonly limit?: JsonLimit;
  readonly mayBeCut?: boolean;
  readonly all?: readonly ErrorAt[];
}

/** A YAML text can't be read. */
export class YamlError extends Error implements ErrorAt {
  override readonly name = "YamlError";
  readonly offset: number;
  /** The exceeded limit. */
  readonly limit: JsonLimit | undefined;
  /** True where the diagnostic may come from cutting the text. */
  readonly mayBeCut: boolean;
  /** All errors, if more than the first is known. */
  readonly all: readonly ErrorAt[];
  constructor(message: string, offset: number, { limit, mayBeCut = false, all, ...options }: YamlErrorOptions = {}) {
    super(message, options);
    this.offset = offset;
    this.limit = limit;
    this.mayBeCut = mayBeCut;
    this.all = all ?? [{ message, offset }];
  }
}

/** Returns the error of a map with a key that JSON does not allow. */
export const noKey = (offset: number): YamlError =>
  new YamlError("expected text as a key, found a list or a map", offset);
