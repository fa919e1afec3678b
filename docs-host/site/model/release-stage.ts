/** A release stage. `stable` and `generally-available` are shown nowhere. */
export type ReleaseStage =
  | ("stable" | "generally-available" | "in-development" | "pre-release" | "deprecated")
  | ("beta" | "alpha" | "preview" | "legacy");

const stages: ReadonlySet<string> = new Set<ReleaseStage>([
  ...(["stable", "generally-available", "in-development", "pre-release", "deprecated"] as const),
  ...(["beta", "alpha", "preview", "legacy"] as const),
]);

/** Reads a stage as authors and registries write it: `in-development`, `InDevelopment`, `GA`. */
export function stageOf(written: unknown): ReleaseStage | undefined {
  if (typeof written !== "string") return undefined;
  const word = written
    .trim()
    .replace(/([a-z])([A-Z])/g, "$1-$2")
    .replace(/[\s_]+/g, "-")
    .toLowerCase();
  const stage = word === "ga" ? "generally-available" : word;
  // The set has the words of the type.
  return stages.has(stage) ? (stage as ReleaseStage) : undefined;
}
