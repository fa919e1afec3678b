import type { Shape } from "#engine/shape";
import type { View } from "../assignable/index.ts";
import { type ChangeLocation, enumText } from "../report/index.ts";
import { type AssignableBothWays, isCompatible, type Versions } from "./context.ts";

/**
 * Reports the difference of two shapes that can't be compared part by part: which one accepts the values of the other.
 */
export function compareKinds(was: Shape, is: Shape, location: ChangeLocation, versions: Versions): void {
  reportKinds(
    was,
    is,
    location,
    versions,
    versions.assignable,
    sameCodeType(versions.see.older(was), versions.see.newer(is)),
  );
}

/** The same for shapes of map keys, which are always text in generated code. */
export function compareKeyKinds(was: Shape, is: Shape, location: ChangeLocation, versions: Versions): void {
  reportKinds(was, is, location, versions, versions.keyAssignable, true);
}

function reportKinds(
  was: Shape,
  is: Shape,
  location: ChangeLocation,
  versions: Versions,
  assignable: AssignableBothWays,
  compatible: boolean,
): void {
  const { report, see, label } = versions;
  const [before, after] = [see.older(was), see.newer(is)];
  const facts = { was: textOf(was, before, label.older), is: textOf(is, after, label.newer) };
  const [forward, backward] = [assignable.forward(was, is), assignable.backward(is, was)];
  const safe = location.direction !== "none" && isCompatible(assignable, location.direction, was, is);
  if ((forward && backward) || (safe && !compatible)) report(location, "kind-retyped", facts);
  else report(location, forward ? "kind-widened" : backward ? "kind-narrowed" : "kind-changed", facts);
}

const textOf = (shape: Shape, seen: View, label: (shape: Shape) => string): string =>
  seen.enum && seen.id === undefined ? enumText(seen.enum) : label(shape);

/** Returns true if generated code holds values of both in the same type: text for text, a number for a number. */
const sameCodeType = (before: View, after: View): boolean =>
  before.isAny === true || after.isAny === true || before.codeType === after.codeType;
