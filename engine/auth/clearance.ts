import { isSecureUrl } from "#engine/host";
import { type Destination, isEncrypted } from "./destination.ts";

/**
 * The destinations for which a credential was entered, and the reader's answers about other hosts. A credential of the
 * authorization card has one destination; a form has one for each host that it was edited for.
 */
export interface Binding {
  readonly entered: readonly Destination[];
  /** Answers by origin. */
  readonly answers: { readonly [origin: string]: "send" | "withhold" };
  /** All destinations for which a form was edited, since undo restores any of its earlier values. */
  readonly edited?: readonly Destination[];
}

/**
 * Result of `clearance`: the credential is sent, waits for the reader's answer, stays because the reader refused, or
 * stays regardless of the answer.
 */
export type Clearance = "send" | "ask" | "withhold" | "never";

/**
 * Decides if a credential may go to a destination (docs/security.md#confirmed-hosts): the one for which it was entered,
 * or one that the reader confirmed. Between APIs it stays within one scheme and registrable domain. A credential
 * entered for https is never sent unencrypted, except to this machine.
 */
export function clearance({ entered, answers }: Binding, to: Destination): Clearance {
  const elsewhere = entered.filter(({ origin }) => origin !== to.origin);
  if (elsewhere.length === 0) return "send";
  if (elsewhere.some((from) => isForeign(from, to) || isDowngrade(from, to))) return "never";
  return (Object.hasOwn(answers, to.origin) ? answers[to.origin] : undefined) ?? "ask";
}

const isForeign = (from: Destination, to: Destination): boolean => from.api !== to.api && from.site !== to.site;

const isDowngrade = (from: Destination, to: Destination): boolean =>
  isEncrypted(from.origin) && to.origin !== "" && !isSecureUrl(to.origin);

/** Returns the binding of something that was just entered at a destination. */
export const enteredAt = (at: Destination): Binding => ({ entered: [at], answers: {} });

/** Returns the binding with the reader's answer about an origin. */
export const answeredFor = (binding: Binding, origin: string, answer: "send" | "withhold" | undefined): Binding => {
  const { [origin]: _, ...others } = binding.answers;
  return { ...binding, answers: answer === undefined ? others : { ...others, [origin]: answer } };
};

/**
 * Returns the binding of a form after an edit at a destination. New values were entered for this destination, so
 * answers about other hosts no longer apply; earlier values may still need an answer. Returns the same binding if
 * nothing changes.
 */
export function editedAt(binding: Binding | undefined, at: Destination): Binding {
  const { entered = [], edited = [], answers = {} } = binding ?? {};
  const isCleared = binding === undefined || clearance(binding, at) === "send";
  const isKnown = entered.length === 1 && edited.some((one) => isSame(one, at)) && Object.keys(answers).length === 0;
  if (binding !== undefined && isKnown && entered.every((one) => isSame(one, at))) return binding;
  return { entered: isCleared ? [at] : withDestination(entered, at), answers: {}, edited: withDestination(edited, at) };
}

/**
 * Returns the binding of a form after an undo or redo at a destination. Any earlier value may return, including values
 * that no answer was about.
 */
export const steppedAt = (binding: Binding, at: Destination): Binding => ({
  ...binding,
  entered: withDestination(binding.edited ?? binding.entered, at),
  answers: {},
});

/** Returns the binding of a form that holds no secret any more; undo may restore one. */
export const emptied = (binding: Binding): Binding => ({ ...binding, entered: [], answers: {} });

const withDestination = (all: readonly Destination[], at: Destination): readonly Destination[] =>
  all.some((one) => isSame(one, at)) ? all : [...all, at];

const isSame = (one: Destination, other: Destination): boolean =>
  one.api === other.api && one.origin === other.origin && one.site === other.site;
