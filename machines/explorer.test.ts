import { expect, it } from "vitest";
import { createActor } from "xstate";
import { explorerMachine } from "./explorer.ts";

const start = () => {
  const done: string[] = [];
  const machine = explorerMachine.provide({
    actions: { addParameter: () => done.push("add"), removeParameter: () => done.push("remove") },
  });
  return { actor: createActor(machine).start(), done };
};

it.each([
  ["opens and adds the parameter", [{ type: "open" }], "opened", ["add"]],
  ["follows an address that has it, adding nothing", [{ type: "address", explorer: true }], "opened", []],
  ["stays closed on an address without it", [{ type: "address", explorer: false }], "closed", []],
  ["closes when the address loses it", [{ type: "open" }, { type: "address", explorer: false }], "closed", ["add"]],
  ["closes on Escape", [{ type: "open" }, { type: "escape" }], "closed", ["add", "remove"]],
  ["closes by the button", [{ type: "open" }, { type: "close" }], "closed", ["add", "remove"]],
  [
    "asks nothing twice",
    [{ type: "open" }, { type: "open" }, { type: "close" }, { type: "close" }],
    "closed",
    ["add", "remove"],
  ],
] as const)("%s", (_, events, state, done) => {
  const { actor, done: acted } = start();
  for (const event of events) actor.send(event);
  expect(actor.getSnapshot().value).toBe(state);
  expect(acted).toEqual(done);
});
