import { expect, it } from "vitest";
import { createActor } from "xstate";
import { explorerMachine } from "./explorer.ts";

const start = () => {
  const calls: string[] = [];
  const machine = explorerMachine.provide({
    actions: { addParameter: () => calls.push("add"), removeParameter: () => calls.push("remove") },
  });
  return { actor: createActor(machine).start(), calls };
};

it.each([
  ["opens and adds the parameter", [{ type: "open" }], "opened", ["add"]],
  ["opens on a URL that has the parameter, without adding it", [{ type: "address", explorer: true }], "opened", []],
  ["stays closed on a URL without the parameter", [{ type: "address", explorer: false }], "closed", []],
  [
    "closes when the URL loses the parameter",
    [{ type: "open" }, { type: "address", explorer: false }],
    "closed",
    ["add"],
  ],
  ["closes on Escape", [{ type: "open" }, { type: "escape" }], "closed", ["add", "remove"]],
  ["closes by the button", [{ type: "open" }, { type: "close" }], "closed", ["add", "remove"]],
  [
    "adds and removes the parameter once",
    [{ type: "open" }, { type: "open" }, { type: "close" }, { type: "close" }],
    "closed",
    ["add", "remove"],
  ],
] as const)("%s", (_, events, state, calls) => {
  const { actor, calls: recorded } = start();
  for (const event of events) actor.send(event);
  expect(actor.getSnapshot().value).toBe(state);
  expect(recorded).toEqual(calls);
});
