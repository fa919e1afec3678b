import { type DescriptionAccess, loadDescription } from "../register/load-description.ts";
import type { LoadedVersion } from "./version.ts";

/** Loads a version from a description in a file or at an address. */
export async function describedVersion(source: string, access: DescriptionAccess): Promise<LoadedVersion> {
  const loaded = await loadDescription(source, "described", access);
  if (!loaded.ok) return loaded;
  return {
    ok: true,
    version: { inRegistryForm: false, model: loaded.model, notes: loaded.lines.map((line) => line.trim()) },
  };
}
