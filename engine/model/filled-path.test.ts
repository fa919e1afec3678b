import { expect, it } from "vitest";
import type { JsonObject } from "#engine/json";
import { filledPath } from "./filled-path.ts";

it.each<readonly [string, JsonObject, string]>([
  ["text", { bed: "north" }, "/beds/north"],
  ["text that is not allowed in a path", { bed: "a/b c" }, "/beds/a%2Fb%20c"],
  ["half of a character", { bed: "\ud800" }, "/beds/%EF%BF%BD"],
  ["a number", { bed: 2 }, "/beds/2"],
  ["a list", { bed: [1] }, "/beds/%5B1%5D"],
  ["null", { bed: null }, "/beds/{bed}"],
  ["no value", { pot: "clay" }, "/beds/{bed}"],
])("a path is filled in with %s", (_, values, path) => {
  const parts = [{ kind: "literal", value: "/beds/" } as const, { kind: "parameter", key: "bed" } as const];
  expect(filledPath(parts, values)).toBe(path);
});
