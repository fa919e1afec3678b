/** The end of a call. */
export interface CallEnd {
  /** The id of the call, or `upload`, `file`, `health`, `ready`, `staff` or `none`. */
  readonly operation: string;
  readonly status: number;
}

/** A finished use of the store. */
export interface StoreUse {
  readonly part: "database" | "objects";
  /** The verb of a statement, such as `select`, or of the bucket, such as `read`. */
  readonly operation: string;
  readonly milliseconds: number;
  readonly failed: boolean;
}

/** The result of looking up a response in the cache. */
export type CacheResult = "hit" | "miss" | "unchanged";

/** A finished sweep of the store. */
export interface SweepEnd {
  readonly milliseconds: number;
  /** Counts of removed files and objects; absent if the sweep failed. */
  readonly removed?: { readonly files: number; readonly objects: number };
}

/** Connections of a process to its database server. */
export interface PoolState {
  readonly active: number;
  readonly idle: number;
  /** Calls that wait for a connection. */
  readonly waiting: number;
}

/** The data of a request for measurements. */
export interface MeasuredRequest {
  readonly method: string;
  readonly headers: Headers;
  /** The id in the log. */
  readonly requestId: string;
}

/** Receives measurements of a registry. No method throws. */
export interface Telemetry {
  /** Runs a call. Records made during the call belong to it. */
  readonly call: (request: MeasuredRequest, run: () => Promise<CallEnd>) => Promise<void>;
  readonly store: (use: StoreUse) => void;
  readonly cache: (result: CacheResult) => void;
  readonly sweep: (end: SweepEnd) => void;
  /** Receives a function that returns the state of the pool, if the database has one. */
  readonly pool: (read: () => PoolState) => void;
}

const ignore = (): void => {};

/** Records nothing. */
export const noTelemetry: Telemetry = {
  call: async (_request, run) => void (await run()),
  ...{ store: ignore, cache: ignore, sweep: ignore, pool: ignore },
};

/** Records in several places. */
export const bothTelemetries = (first: Telemetry, second: Telemetry): Telemetry => ({
  call: (request, run) =>
    first.call(request, async () => {
      let end: CallEnd | undefined;
      await second.call(request, async () => {
        end = await run();
        return end;
      });
      if (end === undefined) throw new Error("the call did not run");
      return end;
    }),
  store: (use) => {
    first.store(use);
    second.store(use);
  },
  cache: (result) => {
    first.cache(result);
    second.cache(result);
  },
  sweep: (end) => {
    first.sweep(end);
    second.sweep(end);
  },
  pool: (read) => {
    first.pool(read);
    second.pool(read);
  },
});
