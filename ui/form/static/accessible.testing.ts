import { getRoles, within } from "@testing-library/react";

/** An element as assistive technology reports it. */
interface Accessible {
  readonly role: string;
  name: string;
  description: string;
}

/** Attributes that assistive technology reports, apart from role, name and description. */
const states = ["checked", "required", "invalid", "expanded", "haspopup"] as const;

const isHidden = (element: Element): boolean =>
  element.getAttribute("aria-hidden") === "true" || element.hasAttribute("hidden");

function textValue(element: Element): string | undefined {
  if (element instanceof HTMLTextAreaElement) return element.value;
  // Browsers strip line ends from the value of an input (HTML, "text" state); happy-dom does so only in its setter.
  return element instanceof HTMLInputElement ? element.value.replace(/[\r\n]/g, "") : undefined;
}

const stateOf = (element: Element, state: (typeof states)[number]): string | undefined => {
  const value = element.getAttribute(`aria-${state}`) ?? undefined;
  // ARIA 1.2: "true" is the same as "menu".
  return state === "haspopup" && value === "true" ? "menu" : value;
};

function print(element: HTMLElement, { role, name, description }: Accessible): string {
  const facts: readonly (readonly [string, string | undefined])[] = [
    ["name", name],
    ["description", description || undefined],
    ["value", textValue(element)],
    ["placeholder", element.getAttribute("placeholder") || undefined],
    ...states.map((state) => [state, stateOf(element, state)] as const),
    ["disabled", element.hasAttribute("disabled") ? "true" : undefined],
    ["read-only", element.hasAttribute("readonly") ? "true" : undefined],
    ["masked", element.getAttribute("type") === "password" ? "true" : undefined],
    ["tab stop", element.tabIndex >= 0 && !element.hasAttribute("disabled") ? "true" : undefined],
  ];
  return [
    role,
    ...facts.flatMap(([name, fact]) => (fact === undefined ? [] : [`${name}=${JSON.stringify(fact)}`])),
  ].join(" ");
}

/** Computes the roles, names and descriptions of all elements that have a role. */
function accessibleIn(root: HTMLElement): ReadonlyMap<Element, Accessible> {
  const found = new Map<Element, Accessible>();
  for (const [role, elements] of Object.entries(getRoles(root))) {
    if (role === "generic") continue;
    for (const element of elements) found.set(element, { role, name: "", description: "" });
    // The library calls a matcher with the computed name of each element.
    const keep = (what: "name" | "description") => (computed: string, element: Element | null) => {
      const one = element === null ? undefined : found.get(element);
      if (one !== undefined) one[what] = computed;
      return true;
    };
    within(root).queryAllByRole(role, { name: keep("name"), description: keep("description"), hidden: true });
  }
  return found;
}

/**
 * Returns the accessible content of an element in document order: each role with its name, description, value and
 * states, and the texts between.
 */
export function accessibleTree(root: HTMLElement): readonly string[] {
  const found = accessibleIn(root);
  const lines: string[] = [];
  let text = "";
  const flush = (): void => {
    const line = text.replace(/\s+/g, " ").trim();
    if (line !== "") lines.push(`text ${JSON.stringify(line)}`);
    text = "";
  };
  const visit = (node: Node, depth: number): void => {
    if (node.nodeType === Node.TEXT_NODE) text += node.textContent ?? "";
    if (!(node instanceof HTMLElement) || isHidden(node)) return;
    const accessible = found.get(node);
    if (accessible !== undefined) {
      flush();
      lines.push(`${"  ".repeat(depth)}${print(node, accessible)}`);
    }
    if (!(node instanceof HTMLTextAreaElement)) {
      for (const child of node.childNodes) visit(child, depth + (accessible === undefined ? 0 : 1));
    }
    if (accessible !== undefined) flush();
  };
  visit(root, 0);
  flush();
  return lines;
}
