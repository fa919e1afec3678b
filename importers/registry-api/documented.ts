import type { Availability, Documented } from "#engine/shape";
import { audiencesIn, member, type Node, note, textOf } from "../node.ts";

const availabilities: ReadonlySet<string> = new Set<Availability>([
  "Stable",
  "GenerallyAvailable",
  "InDevelopment",
  "PreRelease",
  "Deprecated",
  "Beta",
]);

const isAvailability = (text: string): text is Availability => availabilities.has(text);

/** Reads the documentation of a node. */
export function documented(node: Node): Documented {
  const description = textOf(member(node, "description"));
  const at = member(node, "availability");
  const availability = textOf(at);
  const known = availability !== undefined && isAvailability(availability);
  if (availability !== undefined && !known)
    note(at, "unknown-kind", `unknown availability ${JSON.stringify(availability)}; it is ignored`);
  return {
    ...(description === undefined ? {} : { description }),
    ...(known ? { availability } : {}),
    ...audiencesIn(node, "audiences"),
  };
}

/** Reads an optional text as a member, which is absent without the text. */
export function optionalText<K extends string>(node: Node, key: K): { readonly [P in K]?: string } {
  const text = textOf(member(node, key));
  // The compiler does not see that a computed key of type `K` is the key `K`.
  return (text === undefined ? {} : { [key]: text }) as { readonly [P in K]?: string };
}
