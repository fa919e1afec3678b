import { type Breach, breach } from "./breach.ts";
import { patience, type Stalls, waitFor } from "./stalls.ts";

/** Result of waiting: the value if there is one, and the breaches of having waited too long. */
export interface Settled<T> {
  readonly value?: T;
  readonly breaches: readonly Breach[];
}

/** Waits for the response of a process, and reports one that is late or never arrives. */
export async function settle<T>(
  promise: Promise<T>,
  stalls: Stalls,
  what: string,
  process: string,
): Promise<Settled<T>> {
  const waited = await waitFor(promise, stalls);
  if (waited.kind === "never") return { breaches: [breach("hang", `${what} never ended`, process)] };
  const { value, late, milliseconds } = waited;
  if (!late) return { value, breaches: [] };
  const detail = `${what} took ${Math.round(milliseconds)} ms, more than ${patience}`;
  return { value, breaches: [breach("hang", detail, process)] };
}
