import { expect, it } from "vitest";
import { componentNamed } from "#mdx/tags";
import { meantAttribute } from "./attribute-names.ts";

it.each([
  ["Callout", "titel", "title"],
  ["Callout", "intnet", "intent"],
  ["Callout", "Title", "title"],
  ["Callout", "title", undefined],
  ["Callout", "clasName", "className"],
  ["Callout", "width", undefined],
  ["Callout", "data-title", undefined],
  ["Callout", "col", undefined],
  ["Callout", "constructor", undefined],
  ["Bleed", "titel", undefined],
])("suggests for the attribute of <%s %s>: %s", (component, name, meant) => {
  const described = componentNamed(component);
  expect(described && meantAttribute(name, described)).toBe(meant);
});
