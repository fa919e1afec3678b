import { type Breach, breach } from "./breach.ts";
import { patience, type Stalls, waitFor } from "./stalls.ts";

/** What came of waiting: the value where there is one, and the breaches of having waited too long. */
export interface Settled<T> {
  readonly value?: T;
  readonly breaches: readonly Breach[];
}

/** Waits for an answer and reports one that is late or never comes. */
export async function settle<T>(promise: Promise<T>, stalls: Stalls, what: string): Promise<Settled<T>> {
  const waited = await waitFor(promise, stalls);
  if (waited.kind === "never") return { breaches: [breach("hang", `${what} never ended`)] };
  const { value, late, milliseconds } = waited;
  if (!late) return { value, breaches: [] };
  return { value, breaches: [breach("hang", `${what} took ${Math.round(milliseconds)} ms, more than ${patience}`)] };
}
