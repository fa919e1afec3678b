/** Texts that the fuzzer sends as credentials, which no log may contain. */
export interface Secrets {
  /**
   * Sent in headers, cookies, queries, handshakes and bodies; the same in each run, so that findings can be replayed.
   */
  readonly planted: string;
  /** All secrets so far: the list grows as the product makes its own. */
  readonly all: readonly string[];
  readonly add: (secret: string) => void;
}

/** Creates the secrets of a run. */
export const plantSecrets = (): Secrets => {
  const planted = "planted-7Qm3xVt9Lw2sKd8r";
  const all = [planted];
  return { planted, all, add: (secret) => void all.push(secret) };
};
