// @vitest-environment page
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type Json, type JsonObject, objectOf } from "#engine/json";
import { type Shape, typesFrom } from "#engine/shape";
import { freshId, makePort, moment, object, property, type TestPort } from "./form.testing.tsx";
import { FormRoot } from "./form-root.tsx";

afterEach(cleanup);

const keysOfMany = (count: number): readonly string[] => Array.from({ length: count }, (_, i) => `field${i}`);
const keys = keysOfMany(200);

/**
 * Renders fields with values that record reads. A control reads its whole value at each render, and nothing else reads
 * it, so the recorded keys are the rendered fields.
 */
function drawCounting(
  shape: Shape,
  wrap: (fields: JsonObject) => Json,
  count = 200,
): { port: TestPort; rendered: Set<string> } {
  const rendered = new Set<string>();
  const watched = (key: string): JsonObject =>
    Object.freeze({
      get read() {
        rendered.add(key);
        return key;
      },
    });
  const port = makePort(wrap(objectOf(keysOfMany(count).map((key) => [key, watched(key)]))));
  render(
    <FormRoot
      port={port}
      types={typesFrom()}
      shape={shape}
      at={[]}
      label="form"
      now={() => moment}
      randomId={() => freshId}
    />,
  );
  return { port, rendered };
}

/** Resolves to the input of the field with that key. */
const inputOf = async (key: string): Promise<HTMLInputElement> => {
  const find = (): Element | null => document.querySelector(`[id^="input:"][id$="${key}"]`);
  await vi.waitFor(() => expect(find()).not.toBeNull(), { timeout: 10_000 });
  return find() as HTMLInputElement; // all fields here are inputs
};

const flat = object(...keys.map((key) => property(key, { kind: "string" })));

const texts: Shape = { kind: "map", key: { kind: "string" }, value: { kind: "string" } };
const listed = (fields: JsonObject): Json => Object.values(fields).map((name) => ({ name }));

describe("a form with many fields", () => {
  it.each<[string, number, Shape, (fields: JsonObject) => Json, string?]>([
    ["in one object", 200, flat, (fields) => fields],
    ["in a nested object", 200, object(property("inner", flat)), (inner) => ({ inner })],
    ["in a map", 200, texts, (fields) => fields],
    [
      "in a list of objects",
      1000,
      { kind: "list", item: object(property("name", { kind: "string" })) },
      listed,
      "/77/name",
    ],
    [
      "in a variant of a union",
      200,
      object(
        property("either", {
          kind: "undiscriminatedUnion",
          variants: [{ shape: flat }, { shape: { kind: "string" } }],
        }),
      ),
      (either) => ({ either }),
    ],
  ])("renders no other field when one changes: %s", async (_, count, shape, wrap, path = "field77") => {
    const { port, rendered } = drawCounting(shape, wrap, count);
    const typed = await inputOf(path);
    act(() => typed.focus());
    const input = await inputOf(path);
    await vi.waitFor(() => expect(rendered.size, "every field rendered once").toBe(count), { timeout: 20_000 });
    fireEvent.change(input, { target: { value: "x" } });
    rendered.clear();
    fireEvent.change(input, { target: { value: "xy" } });
    expect(input.isConnected && input.value).toBe("xy");
    expect(port.edits).toHaveLength(2);
    expect([...rendered]).toEqual([]);
  });

  it("renders no field again when another is blurred, and only the new one when a field is added", async () => {
    const { port, rendered } = drawCounting(
      object(...flat.properties, property("more", { kind: "string" }, true)),
      (fields) => fields,
    );
    await inputOf("field199");
    rendered.clear();
    fireEvent.blur(screen.getByRole("textbox", { name: "field7" }));
    expect([...rendered]).toEqual(["field7"]);
    rendered.clear();
    port.send({ type: "addProperty", at: [], key: "more", value: "" });
    expect(screen.getByRole("textbox", { name: "more" })).toBeDefined();
    expect(rendered.has("field7")).toBe(false);
  });

  it("renders the first fields before the rest, so that it is usable immediately", () => {
    const port = makePort(objectOf(keys.map((key) => [key, ""])));
    const markup = renderToString(
      <FormRoot
        port={port}
        types={typesFrom()}
        shape={flat}
        at={[]}
        label="form"
        now={() => moment}
        randomId={() => freshId}
      />,
    );
    expect(markup.match(/<input/g)).toHaveLength(24);
    expect(markup).not.toContain("style=");
  });
});
