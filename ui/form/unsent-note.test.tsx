// @vitest-environment page
import { cleanup, configure, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { Json } from "#engine/json";
import { type ObjectShape, typesFrom } from "#engine/shape";
import { freshId, makePort, moment, object, property, type TestPort } from "./form.testing.tsx";
import { FormProvider, UnsentSlot } from "./index.ts";

// The note loads slowly on a busy machine.
configure({ asyncUtilTimeout: 20_000 });
afterEach(cleanup);

const readOnly = { access: "READ_ONLY" } as const;
const pot = object(property("made", { kind: "string" }, true, readOnly), property("size", { kind: "integer" }, true));
const shape: ObjectShape = object(
  property("id", { kind: "string" }, true, readOnly),
  property("name", { kind: "string" }, true),
  property("pots", { kind: "list", item: pot }, true),
);
const root = object(property("body", shape));
const at = ["body"];

function draw(body: Json): { readonly port: TestPort; readonly said: readonly string[] } {
  const port = makePort({ body });
  const said: string[] = [];
  const types = typesFrom();
  render(
    <FormProvider
      port={port}
      types={types}
      now={() => moment}
      randomId={() => freshId}
      onAnnounce={(one) => said.push(one)}
    >
      <UnsentSlot at={at} shape={root.properties[0]?.shape ?? root} types={types} />
    </FormProvider>,
  );
  // The note loads with the first interaction.
  fireEvent.keyDown(document.body, { key: "Tab" });
  return { port, said };
}
const note = "Read-only properties are not sent: id, pots[1].made.";

describe("the note about members that are not sent", () => {
  it("names pasted read-only members with their paths, and announces them once", async () => {
    const { port, said } = draw({ name: "fern" });
    port.send({
      type: "set",
      at,
      value: { id: "7", name: "fern", pots: [{ size: 1 }, { made: "today" }] },
      selection: {},
    });
    expect((await screen.findByText(note)).className).toBe("form-hint");
    port.send({ type: "set", at: ["body", "name"], value: "moss", selection: {} });
    expect(said).toEqual([note]);
    port.send({ type: "set", at, value: { name: "moss" }, selection: {} });
    expect(screen.queryByText(/not sent/)).toBeNull();
    expect(said).toEqual([note]);
  });

  it("names at most five of them, and counts the others", async () => {
    const { port } = draw({});
    port.send({ type: "set", at, value: { pots: Array.from({ length: 8 }, () => ({ made: "" })) }, selection: {} });
    await screen.findByText(/^Read-only properties are not sent: pots\[0\]\.made, .*, pots\[4\]\.made and 3 more\.$/);
  });
});
