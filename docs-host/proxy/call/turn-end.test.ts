import { expect, it } from "vitest";
import { atTurnEnd } from "./turn-end.ts";

it("runs the callbacks of a turn together, in order, after the remaining work of the turn", async () => {
  const ran: string[] = [];
  atTurnEnd(() => ran.push("first"));
  atTurnEnd(() => {
    ran.push("second");
    atTurnEnd(() => ran.push("of the next turn"));
    process.nextTick(() => ran.push("between the turns"));
  });
  process.nextTick(() => ran.push("tick"));
  await Promise.resolve().then(() => ran.push("promise"));
  expect(ran).toContain("promise");
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  expect(ran).toEqual(["promise", "tick", "first", "second", "between the turns", "of the next turn"]);
});
