/** Time limits of a store, in milliseconds. */
export interface StoreLimits {
  /** A statement of a call on PostgreSQL. The longest ones, of sweeps, read the names of all objects. */
  readonly statementMs: number;
  /** The wait for a lock of another process on SQLite; without a lock, statements run at once. */
  readonly lockMs: number;
  /** A check of one part, after which it counts as broken. Longer than a wait for a lock, so that it can name that. */
  readonly checkMs: number;
}

/** The limits of a registry. */
export const defaultLimits: StoreLimits = { statementMs: 15_000, lockMs: 5000, checkMs: 6000 };
