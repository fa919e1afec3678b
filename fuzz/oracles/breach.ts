/** The rules that no input may break. */
export type BreachKind =
  /** A process ended. */
  | "crash"
  /** No response within the time limit. */
  | "hang"
  /** A process exceeded its memory limit. */
  | "memory"
  /** An uncaught error, or a bug that the product itself reported in its log. */
  | "log"
  /** A planted secret appeared in a log. */
  | "secret"
  /** A connection reached an address that no one registered, or a registered one under another name. */
  | "relay"
  /** A status that the product does not document. */
  | "status"
  /** A response that breaks its protocol, or leads off the site. */
  | "answer"
  /** The response of a plain page has changed. */
  | "page";

/** One broken rule. */
export interface Breach {
  readonly kind: BreachKind;
  /** The observation, as a sentence. */
  readonly detail: string;
  /** The process that must be restarted. */
  readonly stuck?: string;
}

/** Creates a breach; `stuck` is the process that must be restarted after it. */
export const breach = (kind: BreachKind, detail: string, stuck?: string): Breach => ({
  kind,
  detail,
  ...(stuck !== undefined && { stuck }),
});

/**
 * Returns the common description of equal breaches: the rule, and the observation without numbers, ids and quoted
 * input.
 */
export const signatureOf = ({ kind, detail }: Breach): string =>
  `${kind}: ${detail
    .replace(/"(?:[^"\\]|\\.)*"/g, '"…"')
    .replace(/\b[0-9a-f]{8}-[0-9a-f-]{27}\b/g, "…")
    .replace(/\d+/g, "0")
    .slice(0, 200)}`;
