// @vitest-environment page
import { cleanup, configure, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { type Rule, type Shape, withRules } from "#engine/shape";
import { drawField, object, press, property } from "./form.testing.tsx";

// The words of rules load slowly on a busy machine.
configure({ asyncUtilTimeout: 20_000 });
afterEach(cleanup);

const required = (...keys: readonly string[]): Rule => ({ kind: "required", keys });
const dependent: Rule = { kind: "dependent", key: "a", rule: required("b") };
const text: Shape = { kind: "string" };
const pair = withRules(object(property("a", text, true), property("b", text, true)), [dependent]);
const needs = '"b" is required if "a" is present';
const ifPresent = 'if "a" is present, "b" is required';

/** Returns the texts of the hints of elements with a role, without their descriptions. */
const hintsOf = (role: string, name: string): readonly (string | null | undefined)[] =>
  (screen.getByRole(role, { name }).getAttribute("aria-describedby") ?? "")
    .split(" ")
    .filter((id) => id.startsWith("limits:") || id.endsWith(":limits"))
    .map((id) => document.getElementById(id)?.textContent);

describe("the rules of a field", () => {
  it.each<[string, Shape, unknown, string, string]>([
    ["dependentRequired of an object", pair, {}, "group", ifPresent],
    [
      "contains of a list, after its counts",
      withRules({ kind: "list", item: text, minItems: 1 }, [
        { kind: "contains", item: { kind: "values", values: ["x"] }, least: 1 },
      ]),
      [],
      "group",
      'at least 1 item; the value must have at least 1 item for which this holds: the item is "x"',
    ],
    [
      "not of a text, after its length",
      withRules({ kind: "string", maxLength: 5 }, [{ kind: "not", rule: { kind: "values", values: ["x"] } }]),
      "",
      "textbox",
      'at most 5 characters; the value must not be "x"',
    ],
    [
      "rules of a value that may be null",
      { kind: "nullable", item: withRules(text, [{ kind: "not", rule: { kind: "values", values: [""] } }]) },
      "a",
      "textbox",
      'the value must not be ""',
    ],
    [
      "the first three of many",
      withRules(object(), [required("a"), required("b"), required("c"), required("d"), required("e")]),
      {},
      "group",
      '"a" is required; "b" is required; "c" is required; 2 more rules',
    ],
  ])("are a hint that describes its control before they are broken: %s", async (_, shape, value, role, hint) => {
    drawField(shape, value as never);
    await screen.findByText(hint);
    expect(hintsOf(role, "it")).toEqual([hint]);
    expect(document.querySelector(".form-issue")).toBeNull();
  });

  it("come from a named type, and from the chosen variant", async () => {
    const types = { Pair: { name: "Pair", shape: pair } };
    drawField(
      { kind: "undiscriminatedUnion", variants: [{ shape: { kind: "ref", id: "Pair" } }, { shape: text }] },
      {},
      types,
    );
    await screen.findByText(ifPresent);
    expect(screen.queryByText(needs)).toBeNull();
    drawField({ kind: "ref", id: "Pair" }, {}, types);
    expect(screen.getByText(ifPresent).id).toBe("limits:/it");
    press("Add optional property, it");
    expect(screen.getAllByText(ifPresent)).toHaveLength(1);
  });
});
