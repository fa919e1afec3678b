import { expect, it } from "vitest";
import { typesFrom } from "#engine/shape";
import { createTools } from "./mock-tools.ts";
import { randomFrom } from "./random.ts";

it("an example keeps the items that are null", () => {
  const { vary } = createTools(typesFrom({}));
  const item = { kind: "nullable", item: { kind: "string" } } as const;
  const shape = { kind: "list", item } as const;
  const varied = vary(shape, ["a", null, "b"], { random: randomFrom(1), isVaried: false });
  expect(varied).toEqual(["a", null, "b"]);
});
