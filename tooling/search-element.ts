/*
 * Happy DOM has no class for `<search>` (HTML, "The search element"), which React then reports as an unknown tag.
 */
const create = document.createElement.bind(document);
document.createElement = (name: string, options?: ElementCreationOptions) => {
  const element = create(name, options);
  return name === "search" ? Object.defineProperty(element, Symbol.toStringTag, { value: "HTMLElement" }) : element;
};

export {};
