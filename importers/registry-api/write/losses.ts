import { type Path, toPointer } from "#engine/shape";
import type { ImportDiagnostic } from "../../diagnostic.ts";

/** The parts of a model that a format can't represent, by message: the first path and the number of occurrences. */
export type Losses = Map<string, { readonly at: string; times: number }>;

/** Counts a part that the format can't represent. */
export function countLoss(losses: Losses, at: Path, message: string): void {
  const known = losses.get(message);
  if (known === undefined) losses.set(message, { at: toPointer(at), times: 1 });
  else known.times += 1;
}

/** Returns the losses as diagnostics, each message once, at its first path. */
export const lossesOf = (losses: Losses): readonly ImportDiagnostic[] =>
  [...losses].map(([message, { at, times }]) => ({
    at,
    code: "lost",
    message: times === 1 ? message : `${message} (${times} occurrences; this is the first)`,
  }));
