import { expect, it } from "vitest";
import { tokens } from "#generated/registry";
import { callsOf, MissingHandlerError } from "./calls.ts";

it("names the call that no handler answers", () => {
  // A program that is not type-checked may lack one.
  expect(() => callsOf(tokens, {} as never)).toThrow(new MissingHandlerError("tokens.generate"));
});
