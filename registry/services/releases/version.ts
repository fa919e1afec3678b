import semver from "semver";
import type { ReleaseType, VersionRange } from "#generated/types";

/** Versions as publishers write them: `1.4.0`, `1.4.0-rc2`, `1.4.0-rc.2` and `1.4.0-rc-2`. */
const pattern = /^(\d+\.\d+\.\d+)(?:-rc[.-]?(\d+))?$/;

/** A version that can be compared with others. */
export interface Version {
  /** As it was given. */
  readonly text: string;
  readonly parsed: semver.SemVer;
}

/**
 * Reads a version; `undefined` if it is invalid. The number of a release candidate counts as a number, which SemVer §11
 * takes for a part of a word in `rc10`.
 */
export function readVersion(text: string): Version | undefined {
  const [, numbers, candidate] = pattern.exec(text) ?? [];
  const parsed = semver.parse(candidate === undefined ? numbers : `${numbers}-rc.${Number(candidate)}`);
  return parsed === null ? undefined : { text, parsed };
}

/** Orders versions from the oldest to the newest. */
export const compareVersions = (a: Version, b: Version): number => semver.compare(a.parsed, b.parsed);

/** Returns the facts that follow from a version. */
export const factsOf = ({ parsed }: Version): { readonly releaseType: ReleaseType; readonly majorVersion: number } => ({
  releaseType: parsed.prerelease.length > 0 ? "RC" : "GA",
  majorVersion: parsed.major,
});

/** A range of versions, or the text that is not a version. */
export type ReadRange =
  | { readonly ok: true; readonly includes: (version: Version) => boolean }
  | { readonly ok: false; readonly providedVersion: string };

/** Reads both ends of a range. A range that ends before its start is empty. */
export function readRange(from: VersionRange, to: VersionRange): ReadRange {
  const [low, high] = [readVersion(from.value), readVersion(to.value)];
  if (low === undefined) return { ok: false, providedVersion: from.value };
  if (high === undefined) return { ok: false, providedVersion: to.value };
  const isWithin = (order: number, { type }: VersionRange): boolean =>
    order > 0 || (order === 0 && type === "inclusive");
  return {
    ok: true,
    includes: (version) =>
      isWithin(compareVersions(version, low), from) && isWithin(compareVersions(high, version), to),
  };
}
