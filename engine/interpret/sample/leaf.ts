import { jsonCost } from "#engine/budget";
import type { Json } from "#engine/json";
import { branches, fold, type LeafShape, type Shape, type Types, typesFrom } from "#engine/shape";
import { decoder } from "../decode.ts";
import { encoder } from "../encode.ts";
import { leafSamples } from "../leaves/index.ts";
import { validator } from "../validate/index.ts";
import { lazy, type Make } from "./position.ts";

const leafSample = fold<Json | undefined>(typesFrom(), { ...leafSamples, ...branches<Json | undefined>(undefined) });

/** Returns the cost of the sample of a leaf; infinite if it has none. */
export function leafCost(leaf: Shape): number {
  const value = leafSample(leaf);
  return value === undefined ? Number.POSITIVE_INFINITY : jsonCost(value);
}

/** Returns a value of the wire as a leaf writes it, such as digits as a number; undefined if it is not accepted. */
type LeafReader = (leaf: LeafShape, wire: Json | undefined) => Json | undefined;

/** Creates the reader of examples of leaves. */
export function leafReader(types: Types): LeafReader {
  const [read, check, write] = [decoder(types), validator(types), encoder(types)];
  return (leaf, wire) => {
    const value = wire === undefined ? undefined : read(leaf)(wire);
    if (wire === undefined || value === undefined || check(leaf)(value).length > 0) return undefined;
    const written = write(leaf)(value);
    return typeof wire === "string" && typeof written !== "string" ? written : wire;
  };
}

/** Writes a leaf: the example around it, or its first own example that it accepts, or a generated value. */
export function leafOf(leaf: LeafShape, read: LeafReader): Make {
  const usual = leafSample(leaf);
  const isValid = !("default" in leaf) || read(leaf, usual) !== undefined;
  // Every leaf may lack a default; the spread of a union hides this from the compiler.
  const generated = isValid ? usual : leafSample({ ...leaf, default: undefined } as unknown as LeafShape);
  const ownExample = lazy(() => leaf.examples?.map((one) => read(leaf, one)).find((one) => one !== undefined));
  return ({ example, isSmall, isStated }, { budget }) => {
    const used = isSmall ? undefined : isStated ? example : read(leaf, example);
    const value = used ?? (isSmall ? generated : (ownExample() ?? generated));
    return budget.take(value === undefined ? 1 : jsonCost(value)) ? value : undefined;
  };
}
