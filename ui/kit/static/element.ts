/** Attributes by name. `undefined` omits one; so does `false`, except for ARIA, where it is a value. */
export type Attributes = { readonly [name: string]: string | number | boolean | undefined };

/** A child of an element; `undefined` renders nothing. */
export type Child = Node | string | undefined;

/** Creates an element of one document with its attributes and children. */
export type CreateElement = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes,
  ...children: readonly Child[]
) => HTMLElementTagNameMap[K];

/** Returns the function that creates elements of a document. */
export const elementsOf =
  (page: Document): CreateElement =>
  (name, attributes, ...children) => {
    const made = page.createElement(name);
    for (const key in attributes) {
      const value = attributes[key];
      if (value === undefined || (value === false && !key.startsWith("aria-"))) continue;
      made.setAttribute(key, value === true && !key.startsWith("aria-") ? "" : String(value));
    }
    for (const child of children) if (child !== undefined) made.append(child);
    return made;
  };
