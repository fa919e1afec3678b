import type { Json } from "#engine/json";
import type { Property, Shape } from "#engine/shape";
import { type Node, note } from "../node.ts";

/**
 * Returns true for a name in place of a value, such as a variable of a request tool or a path parameter: `{{USER_ID}}`,
 * `{subscription-id}`.
 */
export const isPlaceholder = (value: unknown): boolean =>
  typeof value === "string" && /^\s*(?:\{\{[^{}]+\}\}|\{[A-Za-z][\w-]*\})\s*$/.test(value);

/** Returns a parameter without placeholders among its examples and defaults, which requests would contain. */
export function withoutPlaceholders(property: Property, node: Node): Property {
  const { shape } = property;
  const [first] = [...valuesIn(property), ...valuesIn(shape)].filter(isPlaceholder);
  if (first === undefined) return property;
  note(
    node,
    "mismatch",
    `expected a value as example or default, found the placeholder ${JSON.stringify(first)}; it is not used as a value`,
  );
  return { ...cleared(property), shape: cleared(shape) };
}

/** A property or a shape. All shapes but references may have examples and a default. */
type Stating = Property | Shape;

const examplesIn = (one: Stating): readonly Json[] => ("examples" in one ? (one.examples ?? []) : []);

const valuesIn = (one: Stating): readonly (Json | undefined)[] => [
  ...examplesIn(one),
  "default" in one ? one.default : undefined,
];

function cleared<T extends Stating>(one: T): T {
  const examples = examplesIn(one).filter((value) => !isPlaceholder(value));
  const isDropped = (key: string, value: unknown): boolean =>
    (key === "examples" && examples.length === 0) || (key === "default" && isPlaceholder(value));
  const members = Object.entries(one).map(([key, value]) => [key, key === "examples" ? examples : value] as const);
  // Examples and defaults are optional wherever they are.
  return Object.fromEntries(members.filter(([key, value]) => !isDropped(key, value))) as unknown as T;
}
