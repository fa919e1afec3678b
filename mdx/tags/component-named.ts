import { aliases, type ComponentDescription, components } from "./components.ts";
import { elementNamed, isDropped } from "./elements.ts";

/** Elements that are read but never shown. */
const unshown: ReadonlySet<string> = new Set(["style", "llms-only", "llms-ignore"]);

/** Returns true for the name of a tag that is never shown as text: a component, or an element of HTML. */
export const isKnownTag = (name: string): boolean =>
  componentNamed(name) !== undefined || elementNamed(name) !== undefined || isDropped(name) || unshown.has(name);

/** The name of a component of the library. */
export type ComponentName = keyof typeof components;

type Attributes = (typeof components)[keyof typeof components]["attributes"];

/** The name of an attribute of any component. */
export type AttributeName = Attributes extends infer A ? (A extends unknown ? keyof A & string : never) : never;

const canonicalNames: ReadonlyMap<string, ComponentName> = new Map<string, ComponentName>([
  // An object literal has exactly the keys of its type.
  ...(Object.keys(components) as ComponentName[]).map((name) => [name, name] as const),
  ...Object.entries(aliases),
]);

/** The names of all components, aliases included. */
export const componentNames: readonly string[] = [...canonicalNames.keys()];

/** Returns the name of a component for itself or an alias; undefined for a name that the library lacks. */
export const canonicalName = (name: string): ComponentName | undefined => canonicalNames.get(name);

/** Returns the description of a component; undefined for a name that the library lacks. */
export function componentNamed(name: string): ComponentDescription | undefined {
  const canonical = canonicalNames.get(name);
  return canonical && components[canonical];
}

/** The names of the attributes of all components. */
export const attributeNames: ReadonlySet<string> = new Set(
  Object.values(components).flatMap(({ attributes }) => Object.keys(attributes)),
);

/** Attributes that every component may have. */
export const commonNames: readonly string[] = ["class", "className", "style", "id", "children"];
