import { expect, it } from "vitest";
import { staleFiles } from "./write.ts";

it("the reference of commands and settings is that of their definitions", () => {
  expect(staleFiles()).toEqual([]);
});
