import type { Root } from "postcss";

/** Keeps of styles only what was checked: the parser stores what it can't read, and spaces, beside it. */
export function dropRaws(root: Root): void {
  root.raws = {};
  root.walk((node) => {
    // Without them, the printer would copy the spaces of other nodes.
    node.raws =
      node.type === "decl"
        ? { before: " ", between: ": " }
        : { before: "\n", between: " ", after: " ", afterName: " ", semicolon: true };
  });
}
