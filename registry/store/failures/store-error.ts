/** The parts of a store that can fail. */
export type StorePart = "database" | "objects";

/** Facts about a cause. */
interface CauseFacts {
  /** The rest of a sentence that begins with the name of the part. */
  readonly says: string;
  /** A sentence for the operator. */
  readonly advice: string;
  /** `warn` if it usually passes, `error` if the operator has to remove it. */
  readonly level: "warn" | "error";
}

/** Every reason why a part of a store fails although the registry works. */
export const storeCauses = {
  unreachable: {
    says: "can't be reached",
    advice: "Check that its server is running, and that this process can connect to it.",
    level: "warn",
  },
  timeout: {
    says: "does not answer in time",
    advice: "Check whether its server or disk hangs or is overloaded.",
    level: "warn",
  },
  overloaded: {
    says: "has too much to do",
    advice: "Check its limits of connections, requests and open files.",
    level: "warn",
  },
  locked: {
    says: "is locked by another process",
    advice: "End the program that has opened registry.db beside the registry.",
    level: "warn",
  },
  full: { says: "has no space left", advice: "Free space on its disk, or raise its quota.", level: "error" },
  "read-only": {
    says: "is read-only",
    advice: "Connect to the primary server, or mount its disk for writing.",
    level: "error",
  },
  denied: {
    says: "refuses access",
    advice: "Check the credentials of the registry and what they may do, or who owns the files.",
    level: "error",
  },
  missing: {
    says: "does not exist",
    advice: "Check the settings: the folder, bucket or database that they name is gone. Restore it, or create it.",
    level: "error",
  },
  lost: {
    says: "has lost documents that rows refer to",
    advice: "Restore them from a backup.",
    level: "error",
  },
  damaged: { says: "is damaged", advice: "Restore it from a backup.", level: "error" },
  failed: {
    says: "failed",
    advice: "See the log of its server or of the system for the reason.",
    level: "error",
  },
} as const satisfies { readonly [cause: string]: CauseFacts };

/** A reason why a part of a store fails. */
export type StoreCause = keyof typeof storeCauses;

/** A failure of a store: an operational fault, and no bug. */
export interface StoreFailure {
  readonly part: StorePart;
  readonly cause: StoreCause;
}

/** An error of a store. Its message and code are copied from the original error, which is its `cause`. */
export class StoreError extends Error {
  override readonly name: string = "StoreError";
  readonly failure: StoreFailure;
  readonly code: string | undefined;
  constructor(failure: StoreFailure, message: string, cause?: unknown) {
    super(message, { cause });
    this.failure = failure;
    this.code = codeOf(cause);
  }
}

/** Returns the code of a system error, of a database or of a service. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;

/** Returns the failure of the store that an error reports; `undefined` for any other error. */
export function storeFailureOf(error: unknown): StoreFailure | undefined {
  if (error instanceof StoreError) return error.failure;
  return error instanceof Error && error.cause !== undefined ? storeFailureOf(error.cause) : undefined;
}

const names: { readonly [part in StorePart]: string } = { database: "The database", objects: "The object store" };

/** Describes a failure in a sentence without settings, since anybody may read it. */
export const describeFailure = ({ part, cause }: StoreFailure): string => `${names[part]} ${storeCauses[cause].says}.`;
