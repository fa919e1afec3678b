import type { DrawComponent, Drawing, MdxElement } from "../../component.ts";
import { drawChildren, isBlank } from "../nodes.ts";
import { anyTextProp, classOf, drawIconProp, flagProp, wordProp } from "../props.ts";

/** Intents with the look of another one: words of other libraries. */
const sameIntent: { readonly [intent: string]: string } = {
  ...{ error: "danger", check: "success", tip: "success", launch: "primary", note: "none" },
};

/** Returns the intent of a label or a button; an unknown one is `none`. */
export function intentOf(element: MdxElement, drawing: Pick<Drawing, "report">): string {
  const intent = wordProp(element, drawing, "intent");
  return sameIntent[intent] ?? intent;
}

const drawBadge: DrawComponent = (element, drawing) => (
  <span
    className={classOf(element, drawing, "mdx-badge")}
    data-intent={intentOf(element, drawing)}
    data-minimal={flagProp(element, "minimal") || undefined}
    data-outlined={flagProp(element, "outlined") || undefined}
  >
    {drawIconProp(element, drawing)}
    {element.children.every(isBlank) ? anyTextProp(element, "text", "title") : drawChildren(element, drawing)}
  </span>
);

/** The words of an availability, by its name without case and marks, with the name that styles know. */
const availabilities: { readonly [type: string]: readonly [name: string, words: string] } = {
  stable: ["Stable", "Stable"],
  ga: ["GenerallyAvailable", "Generally available"],
  generallyavailable: ["GenerallyAvailable", "Generally available"],
  indevelopment: ["InDevelopment", "In development"],
  prerelease: ["PreRelease", "Pre-release"],
  deprecated: ["Deprecated", "Deprecated"],
  legacy: ["Deprecated", "Legacy"],
  beta: ["Beta", "Beta"],
  alpha: ["Beta", "Alpha"],
  preview: ["Beta", "Preview"],
};

/** Returns the name and the words of an availability; undefined for an unknown one. */
function availabilityOf(type: string): readonly [name: string, words: string] | undefined {
  const key = type.toLowerCase().replace(/[^a-z]/g, "");
  return Object.hasOwn(availabilities, key) ? availabilities[key] : undefined;
}

const drawAvailability: DrawComponent = (element, drawing) => {
  const type = anyTextProp(element, "type", "availability");
  const [name, words] = (type === undefined ? undefined : availabilityOf(type)) ?? [undefined, type];
  if (words === undefined) return null;
  return (
    <span className={classOf(element, drawing, "availability")} data-availability={name}>
      {words}
    </span>
  );
};

/** `Badge` and `Availability`. */
export const badgeComponents = { Badge: drawBadge, Availability: drawAvailability };
