import type { TypeDefinition, TypeId } from "#engine/shape";
import type { Description } from "./description.ts";
import { clipped, fact, maxFacts } from "./facts.ts";
import type { DescribedParts } from "./guide-parts.ts";
import { emptySize, measuredOnce, type Opening, type Size } from "./opening.ts";

/** A description follows so many names, one of the other, for what it says of a value beside its body. */
const maxFollowed = 8;

/** Opens a type, and nothing in it. */
const onlyItself: Opening = { levels: 1, largest: 0, isFirst: true };
/** Opens every type on four levels. */
const widest: Opening = { levels: 4, largest: Number.POSITIVE_INFINITY, isFirst: true };

/** Describes a named type where it is used: as a link, which opens in place where there is room. */
export function describeNamed(
  id: TypeId,
  force: () => Description,
  { displayName, name }: TypeDefinition,
  guide: DescribedParts,
): Description {
  const text = clipped(displayName ?? name);
  const href = guide.typeHref(id);
  const label = href === undefined ? text : <a href={href}>{text}</a>;
  const inside = (trail: readonly TypeId[]): Description | undefined =>
    trail.includes(id) || trail.length > maxFollowed ? undefined : force();
  const measure = measuredOnce((opening) => force().size(opening));
  /** Returns the opening of the types inside; undefined if the type itself does not open. */
  const opens = ({ levels, largest, isFirst }: Opening): Opening | undefined => {
    if (levels <= 0) return undefined;
    const next = { levels: levels - 1, largest, isFirst: false };
    return isFirst || measure(next).units <= largest ? next : undefined;
  };
  const size = (opening: Opening): Size => {
    const next = opens(opening);
    return next === undefined ? emptySize : measure(next);
  };
  return {
    label,
    text,
    named: true,
    size,
    facts: (trail) => {
      const inner = inside(trail);
      if (inner === undefined) return [];
      // A name alone does not tell a reader what to write; what opens in place tells it by itself.
      const resolved = inner.size(onlyItself).rows > 0 ? [] : fact(guide.texts.text("aliasOf"), inner.text);
      const further = inner.facts([...trail, id]).map((one) => ({ ...one, text: clipped(one.text) }));
      return [...resolved, ...further].slice(0, maxFacts);
    },
    initial: (trail) => inside(trail)?.initial([...trail, id]),
    isShort: (trail) => inside(trail)?.isShort([...trail, id]) ?? false,
    holds: (trail) => inside(trail)?.holds([...trail, id]) ?? "",
    body: ({ opening, trail, ...rest }) => {
      const next = trail.includes(id) ? undefined : opens(opening);
      return next === undefined ? null : force().body({ ...rest, opening: next, trail: [...trail, id] });
    },
    closed: ({ opening, trail, ...rest }) => {
      if (trail.includes(id)) return [];
      const next = opens(opening);
      if (next !== undefined) return force().closed({ ...rest, opening: next, trail: [...trail, id] });
      return href !== undefined && measure(widest).rows > 0 ? [{ id, link: label }] : [];
    },
  };
}
