import { type Path, toPointer } from "#engine/shape";
import type { ImportDiagnostic } from "./diagnostic.ts";

/** The parts of a model that a format cannot hold, by message: the first place and the number of occurrences. */
export type Losses = Map<string, { readonly at: string; times: number }>;

/** Counts a part that the format cannot hold. */
export function lose(losses: Losses, at: Path, message: string): void {
  const known = losses.get(message);
  if (known === undefined) losses.set(message, { at: toPointer(at), times: 1 });
  else known.times += 1;
}

/** Returns the losses as diagnostics, each message once, at its first place. */
export const lossesOf = (losses: Losses): readonly ImportDiagnostic[] =>
  [...losses].map(([message, { at, times }]) => ({
    at,
    code: "lost",
    message: times === 1 ? message : `${message} (${times} times; here for the first)`,
  }));
