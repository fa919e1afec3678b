/*
 * Runs before each test file. Happy DOM has no class for `<search>` (HTML, "The search element"), which React then reports
 * as an unknown tag. Files that share a worker share its document, which is changed once.
 */
if (typeof document !== "undefined" && !Object.hasOwn(document, "createElement")) {
  const create = document.createElement.bind(document);
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    return name === "search" ? Object.defineProperty(element, Symbol.toStringTag, { value: "HTMLElement" }) : element;
  };
}

export {};
