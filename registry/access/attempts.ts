import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** The rate limit of one address for an action. */
export interface AttemptLimit {
  readonly times: number;
  readonly seconds: number;
}

/** Counts attempts of one address. Returns `undefined` if it may continue, else the whole seconds to wait. */
export type Attempts = (address: string) => Promise<number | undefined>;

/** Creates a counter for the lifetime of the process. */
export function countAttempts({ times, seconds }: AttemptLimit): Attempts {
  const limiter = new RateLimiterMemory({ points: times, duration: seconds });
  return async (address) => {
    try {
      await limiter.consume(address);
      return undefined;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  };
}
