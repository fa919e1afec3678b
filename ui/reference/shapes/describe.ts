import { type Algebra, aroundEach, fold, type Shape, type StructuralShape, type TypeId } from "#engine/shape";
import { describeContainers } from "./describe-containers.tsx";
import { describeLeaves } from "./describe-leaves.tsx";
import { describeNamed } from "./describe-named.tsx";
import { describeUnions } from "./describe-unions.tsx";
import type { Description } from "./description.ts";
import { maxFacts, ruleFacts } from "./facts.ts";
import type { DescribedParts } from "./guide-parts.ts";

/** Describes shapes for the reference: the type, its constraints and its parts. */
export function describer(guide: DescribedParts): (shape: Shape) => Description {
  // A type is used in many places, and described once.
  const byId = new Map<TypeId, Description>();
  const algebra: Algebra<Description> = {
    ...describeLeaves(guide),
    ...describeContainers(guide),
    ...describeUnions(guide),
    ref: (id, force, named) => {
      const known = byId.get(id);
      if (known !== undefined) return known;
      const described = describeNamed(id, force, named(), guide);
      byId.set(id, described);
      return described;
    },
  };
  return fold(guide.types, aroundEach(algebra, withRuleFacts(guide)));
}

/** Adds the rules of a shape to its facts. */
const withRuleFacts =
  ({ texts }: DescribedParts) =>
  (node: StructuralShape, answer: (node: StructuralShape) => Description): Description => {
    const described = answer(node);
    const { rules } = node;
    if (rules === undefined) return described;
    return {
      ...described,
      facts: (trail) => [...described.facts(trail), ...ruleFacts(rules, texts)].slice(0, maxFacts),
    };
  };
