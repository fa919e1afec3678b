import { constants } from "node:buffer";
import { type DescriptionLimits, defaultDescriptionLimits } from "#importers";

const MiB = 1024 * 1024;

/** Limits of reading a description. Sizes are bytes, times milliseconds. */
export interface ReadLimits extends DescriptionLimits {
  /** Size of each file and response, after decompression. */
  readonly bytes: number;
  /** Size of all that a description refers to, together. */
  readonly totalBytes: number;
  /** Time from the start of the reading process to its answer. */
  readonly readMs: number;
  /** Resident memory of the reading process. */
  readonly memoryBytes: number;
}

export type ReadLimit = keyof ReadLimits;

/** The limits that apply to the reading process as a whole. */
export type ProcessLimit = "readMs" | "memoryBytes";

/**
 * The default limits. The largest public descriptions have 40 MB; 50 MB of JSON and 20 MB of YAML are read within the
 * limits of time and memory (docs/reading.md).
 */
export const defaultReadLimits: ReadLimits = {
  ...defaultDescriptionLimits,
  bytes: 64 * MiB,
  totalBytes: 128 * MiB,
  readMs: 300_000,
  memoryBytes: 1024 * MiB,
};

/** The environment variable that sets the limits. */
const setting = "CALLBOARD_READ_LIMITS";

/** The range of each limit. */
const ranges: { readonly [L in ReadLimit]: readonly [least: number, greatest: number] } = {
  // A text is one string.
  bytes: [1, constants.MAX_STRING_LENGTH],
  totalBytes: [1, Number.MAX_SAFE_INTEGER],
  values: [1, Number.MAX_SAFE_INTEGER],
  // Deeper texts would take more stack than a thread has.
  depth: [1, 5000],
  keyLength: [1, Number.MAX_SAFE_INTEGER],
  numberLength: [1, Number.MAX_SAFE_INTEGER],
  files: [0, Number.MAX_SAFE_INTEGER],
  // The longest that a timer of Node can wait.
  readMs: [1, 2 ** 31 - 1],
  // Node itself takes half of the least.
  memoryBytes: [128 * MiB, Number.MAX_SAFE_INTEGER],
};

/** The limits that are set, or the errors in the setting, a sentence each. */
export type ReadLimitsVerdict =
  | { readonly ok: true; readonly limits: ReadLimits }
  | { readonly ok: false; readonly errors: readonly string[] };

/** Reads `CALLBOARD_READ_LIMITS`: a comma list of names and integers, `values=10000000,readMs=300000`. */
export function readReadLimits(env: { readonly [name: string]: string | undefined }): ReadLimitsVerdict {
  const errors: string[] = [];
  const limits: { -readonly [L in ReadLimit]: number } = { ...defaultReadLimits };
  for (const entry of (env[setting] ?? "").split(",").map((part) => part.trim())) {
    if (entry === "") continue;
    const [name = "", value = ""] = entry.split(/=(.*)/s).map((part) => part.trim());
    if (!isLimit(name)) {
      errors.push(`${setting}: unknown limit "${name}"; the limits are ${Object.keys(defaultReadLimits).join(", ")}`);
      continue;
    }
    const [least, greatest] = ranges[name];
    if (/^\d{1,16}$/.test(value) && Number(value) >= least && Number(value) <= greatest) limits[name] = Number(value);
    else
      errors.push(
        `${setting}: the limit ${name} must be a whole number from ${least} to ${greatest}, not ${JSON.stringify(value)}`,
      );
  }
  return errors.length === 0 ? { ok: true, limits } : { ok: false, errors };
}

const isLimit = (name: string): name is ReadLimit => Object.hasOwn(defaultReadLimits, name);

/**
 * Returns the end of a message that a limit is passed: how to raise it. Empty if the limit is the greatest that can be
 * set.
 */
export function howToRaise(limit: ReadLimit, limits: ReadLimits): string {
  const most = limits[limit];
  const more = Math.min(2 * Math.max(1, most), ranges[limit][1]);
  return more > most ? `; to allow more, set ${setting}=${limit}=${more}` : "";
}

/** The maximum size of a text in bytes, and the end of a sentence about a larger one. */
export interface SizeLimit {
  readonly bytes: number;
  readonly message: string;
}

/** Returns the limit of a single text. */
export const textLimit = (limits: ReadLimits): SizeLimit => ({
  bytes: limits.bytes,
  message: `is larger than ${sizeInWords(limits.bytes)}${howToRaise("bytes", limits)}`,
});

/** Returns the limit of the next text that a description refers to, after `used` bytes in the earlier ones. */
export function partLimit(limits: ReadLimits, used: number): SizeLimit {
  const left = Math.max(0, limits.totalBytes - used);
  if (left >= limits.bytes) return textLimit(limits);
  const total = `larger than ${sizeInWords(limits.totalBytes)} together with the other referenced files`;
  return { bytes: left, message: `is ${total}${howToRaise("totalBytes", limits)}` };
}

/** Returns the message that the reading process passed a limit, and how to raise it. */
export function processLimitMessage(limit: ProcessLimit, limits: ReadLimits): string {
  const passed =
    limit === "readMs"
      ? `reading it takes longer than ${limits.readMs / 1000} s`
      : `reading it takes more than ${Math.round(limits.memoryBytes / MiB)} MB of memory`;
  return passed + howToRaise(limit, limits);
}

/** Returns a size as text, such as `64 MB`, or in bytes if it is less than one. */
export const sizeInWords = (bytes: number): string =>
  bytes >= MiB ? `${Number((bytes / MiB).toFixed(1))} MB` : `${bytes} bytes`;
