import { expect, it } from "vitest";
import { withFreshId } from "./fresh-id.ts";

it("makes ids of whole characters, which an address can have", () => {
  const made = withFreshId({ id: "a\u{1f331}\u{1f331}" }, "id", new Set(["a\u{1f331}\u{1f331}"]), () => true);
  expect(made?.id).toBe("a\u{1f331}2");
});
