import { concealed } from "#engine/secret";
import { type Bound, clearanceOf } from "./bindings.ts";
import type { Clearance } from "./clearance.ts";
import type { PlannedHeader } from "./credentials.ts";
import { type SchemeSet, setHeaders } from "./schemes.ts";

/** The credentials of a request, by what may happen to them at its destination. Credentials are named by their ids. */
export interface Outgoing {
  /** Headers to send. */
  readonly headers: readonly PlannedHeader[];
  /** Headers to show in a preview: those to send, and stars for those without an answer. */
  readonly preview: readonly PlannedHeader[];
  /** Credentials to send, now or after a confirmation. */
  readonly sendable: readonly string[];
  /** Credentials that the reader has to answer about first. */
  readonly asked: readonly string[];
  /** Credentials that are not sent because the reader said so. */
  readonly withheld: readonly string[];
  /** Credentials that are never sent to this host. */
  readonly barred: readonly string[];
}

/** Divides the credentials that a set of schemes sends by what may happen to them at the destination. */
export function outgoing(set: SchemeSet | undefined, state: Bound): Outgoing {
  const all = setHeaders(set, state.credentials).map((header) => {
    const { of = [] } = header;
    return { header, of, clearances: of.map((id) => clearanceOf(state, id)) };
  });
  const idsOf = (wanted: Clearance): readonly string[] => [
    ...new Set(all.flatMap(({ of, clearances }) => of.filter((_, position) => clearances[position] === wanted))),
  ];
  const cleared = all.filter(({ clearances }) => clearances.every((one) => one === "send"));
  const shown = all.filter(({ clearances }) => clearances.every((one) => one === "send" || one === "ask"));
  return {
    headers: cleared.map(({ header }) => header),
    preview: shown.map((one) =>
      cleared.includes(one) ? one.header : { ...one.header, value: concealed(one.header.value) },
    ),
    sendable: [...idsOf("send"), ...idsOf("ask")],
    asked: idsOf("ask"),
    withheld: idsOf("withhold"),
    barred: idsOf("never"),
  };
}
