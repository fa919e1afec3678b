import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { errorMessage } from "#engine/error-message";
import { isList, isObject, type Json, own, parseJson } from "#engine/json";
import type { Breach } from "../oracles/breach.ts";

/** One broken rule with the input that broke it. */
export interface Finding {
  readonly target: string;
  /** The seed of the run. */
  readonly seed: number;
  readonly breach: Breach;
  /** Returns true if playing the cases again broke the same rule. */
  readonly isRepeatable: boolean;
  /**
   * The one case that broke the rule if it could be found, otherwise all that were played together. Bytes in them are
   * Latin-1 text.
   */
  readonly cases: readonly Json[];
  /** The newest lines of the logs of all processes. */
  readonly log: readonly string[];
}

/** Marks the files of findings. */
const mark = "callboard-fuzz-finding";

/** Writes a finding to its own file in a folder; the same finding has the same file. Returns its path. */
export function writeFinding(folder: string, { target, seed, breach, isRepeatable, cases, log }: Finding): string {
  const hash = createHash("sha256")
    .update(JSON.stringify([target, breach.kind, cases]))
    .digest("hex")
    .slice(0, 8);
  const file = join(folder, `${target}-${breach.kind}-${hash}.json`);
  mkdirSync(folder, { recursive: true });
  const value = { format: mark, target, seed, reason: breach.kind, detail: breach.detail, isRepeatable, cases, log };
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
  return file;
}

/** The part of a finding that is replayed. */
export interface SavedFinding {
  readonly target: string;
  readonly cases: readonly Json[];
}

/** A parsed finding, or the reason why a file is not one. */
export type ReadFinding =
  | { readonly ok: true; readonly finding: SavedFinding }
  | { readonly ok: false; readonly problem: string };

/** Reads the file of a finding. */
export function readFinding(file: string): ReadFinding {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    return { ok: false, problem: `${file} can't be read: ${errorMessage(error)}` };
  }
  const parsed = parseJson(text);
  const value = parsed.ok ? parsed.value : undefined;
  const [target, cases] =
    isObject(value) && own(value, "format") === mark ? [own(value, "target"), own(value, "cases")] : [];
  if (typeof target !== "string" || !isList(cases))
    return { ok: false, problem: `${file} is not a finding of npm run fuzz` };
  return { ok: true, finding: { target, cases } };
}
