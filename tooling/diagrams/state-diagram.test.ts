import { describe, expect, it } from "vitest";
import { createMachine, fromPromise, setup } from "xstate";
import { machines } from "../../machines/door.testing.ts";
import { stateDiagram } from "./state-diagram.ts";

const state = String.raw`state "\w+" as (\w+)`;
const end = String.raw`(?:\[\*\]|\w+)`;
/** The line types of Mermaid's state diagrams that the generator uses; a label ends with its line. */
const lines = [`${state}(?: \\{)?`, "\\}", "--", `(${end}) --> (${end})(?: : [^:;#{}"]+)?`];

/**
 * Lists the errors that Mermaid would report: unknown lines, states that are undeclared or declared twice, open braces.
 */
function errorsIn(mermaid: string): readonly string[] {
  const [first, ...rest] = mermaid.split("\n");
  const declared: string[] = [];
  const named: string[] = [];
  const errors: string[] = first === "stateDiagram-v2" ? [] : ["no state diagram"];
  let depth = 0;
  for (const line of rest) {
    if (!lines.some((one) => new RegExp(`^ +${one}$`).test(line))) errors.push(line);
    declared.push(...[...line.matchAll(new RegExp(state, "g"))].flatMap(([, id = ""]) => id));
    const [, from = "", to = ""] = new RegExp(`(${end}) --> (${end})`).exec(line) ?? [];
    named.push(...[from, to].filter((id) => id !== "" && id !== "[*]"));
    depth += line.endsWith("{") ? 1 : line.trim() === "}" ? -1 : 0;
    if (depth < 0) errors.push("a brace too many");
  }
  if (depth !== 0) errors.push("an open brace");
  if (new Set(declared).size !== declared.length) errors.push("a state twice");
  return [...errors, ...named.filter((id) => !declared.includes(id))];
}

describe("the diagram of a machine", () => {
  it.each(machines)("of $name is valid Mermaid and has each of its states", ({ machine }) => {
    const { mermaid } = stateDiagram(machine);
    expect(errorsIn(mermaid)).toEqual([]);
    for (const key of Object.keys(machine.root.states)) expect(mermaid).toContain(`state "${key}" as ${key}`);
  });

  it("shows transitions with their events, guards and delays, and the invoked actors", () => {
    const machine = setup({
      actors: { send: fromPromise(async () => {}) },
      guards: { isReady: () => true },
      delays: { pause: 500 },
    }).createMachine({
      id: "lamp",
      initial: "off",
      on: { reset: ".off", say: { actions: () => {} } },
      states: {
        off: { on: { press: { guard: "isReady", target: "on" } } },
        on: {
          initial: "warm",
          invoke: { src: "send", onDone: "over", onError: "off" },
          states: { warm: { after: { pause: "bright" } }, bright: { on: { press: "#lamp.off" } } },
        },
        over: { type: "final" },
      },
    });
    expect(stateDiagram(machine)).toEqual({
      mermaid: `stateDiagram-v2
  state "off" as off
  state "on" as on {
    state "warm" as on_warm
    state "bright" as on_bright
    [*] --> on_warm
    on_warm --> on_bright : after pause, 500 ms
  }
  state "over" as over
  [*] --> off
  off --> on : press [isReady]
  on --> over : send is done
  on --> off : send fails
  on --> off : press (in bright)
  over --> [*]`,
      within: [
        ["any state", "reset", "enters off"],
        ["any state", "say", "stays"],
      ],
      runs: [["on", "send"]],
    });
  });

  it("separates parallel regions", () => {
    const region = { initial: "a", states: { a: {} } };
    const { mermaid } = stateDiagram(
      createMachine({ id: "two", type: "parallel", states: { left: region, right: region } }),
    );
    expect(mermaid.split("\n").filter((line) => line.trim() === "--")).toHaveLength(1);
    expect(errorsIn(mermaid)).toEqual([]);
  });

  it.each([
    ['stateDiagram-v2\n  state "a" as a\n  a --> b : go', ["b"]],
    ['stateDiagram-v2\n  state "a" as a {', ["an open brace"]],
    ['stateDiagram-v2\n  state "a" as a\n  a --> a : x: y', ["  a --> a : x: y"]],
  ])("is rejected by the check if it is invalid: %j", (mermaid, errors) => {
    expect(errorsIn(mermaid)).toEqual(errors);
  });
});
