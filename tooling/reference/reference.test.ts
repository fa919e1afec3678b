import { expect, it } from "vitest";
import { staleFiles } from "./write.ts";

it("the reference of commands and settings matches their definitions", () => {
  expect(staleFiles()).toEqual([]);
});
