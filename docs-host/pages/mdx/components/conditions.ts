import { componentNamed } from "#mdx/tags";
import type { DrawComponent, Drawing, MdxElement, PropValue } from "../component.ts";
import { flagProp, listProp } from "./props.ts";

/** The facts that conditions depend on, and the report of unknown conditions. */
type ConditionDeps = Pick<Drawing, "facts" | "report">;

/** Returns true if the page and its reader meet all conditions of an `If`. */
function holds(element: MdxElement, { facts, report }: ConditionDeps): boolean {
  const roles = listProp(element, "roles");
  const products = listProp(element, "products");
  const versions = listProp(element, "versions");
  const conditions = [
    roles === undefined || roles.some((role) => facts.roles.includes(role)),
    element.props.loggedIn === undefined || flagProp(element, "loggedIn") === facts.isLoggedIn,
    products === undefined || (facts.product !== undefined && products.includes(facts.product)),
    versions === undefined || (facts.version !== undefined && versions.includes(facts.version)),
  ];
  const known = { ...componentNamed("If")?.attributes, children: "literal" };
  const unknown = Object.keys(element.props).filter((name) => !Object.hasOwn(known, name));
  if (unknown.length > 0) report(`The condition ${unknown.join(", ")} of <If> is not known and holds always.`, element);
  return conditions.every(Boolean) !== flagProp(element, "not");
}

const isSame = (one: PropValue, other: PropValue): boolean => one === other || String(one) === String(other);

/** Returns true if a feature is on: without a service for flags, each has its fallback value. */
function isEnabled({ props }: MdxElement): boolean {
  return isSame(props.fallbackValue ?? false, props.match ?? true);
}

const conditions: { readonly [name: string]: (element: MdxElement, deps: ConditionDeps) => boolean } = {
  If: holds,
  Feature: isEnabled,
};

/** Returns true if the condition of a component holds; undefined for a component without a condition. */
export const conditionOf = (element: MdxElement, deps: ConditionDeps): boolean | undefined =>
  Object.hasOwn(conditions, element.name) ? conditions[element.name]?.(element, deps) : undefined;

/** Draws the children of a condition that holds. What a reader may not see is not in the page. */
const drawCondition: DrawComponent = (element, drawing) =>
  conditionOf(element, drawing) === true ? drawing.draw(element.children) : null;

/** `If` and `Feature`. */
export const conditionComponents = { If: drawCondition, Feature: drawCondition };
