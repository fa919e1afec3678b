import type { JsonLimit } from "#engine/json";

/** An error at a position of a YAML text; the offset is that of the first wrong character. */
export interface FaultAt {
  readonly message: string;
  readonly offset: number;
}

interface YamlFaultOptions extends ErrorOptions {
  readonly limit?: JsonLimit;
  readonly mayBeCut?: boolean;
  readonly all?: readonly FaultAt[];
}

/** A YAML text can't be read. */
export class YamlFault extends Error implements FaultAt {
  override readonly name = "YamlFault";
  readonly offset: number;
  /** The limit that the text passes. */
  readonly limit: JsonLimit | undefined;
  /** True where the fault may come from cutting the text. */
  readonly mayBeCut: boolean;
  /** All that is wrong, where more than the first is known. */
  readonly all: readonly FaultAt[];
  constructor(message: string, offset: number, { limit, mayBeCut = false, all, ...options }: YamlFaultOptions = {}) {
    super(message, options);
    this.offset = offset;
    this.limit = limit;
    this.mayBeCut = mayBeCut;
    this.all = all ?? [{ message, offset }];
  }
}

/** The fault of a map with a key that no object of JSON has. */
export const noKey = (offset: number): YamlFault =>
  new YamlFault("expected text as the name of a member, found a list or a map", offset);
