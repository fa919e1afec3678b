import fc from "fast-check";
import { expect, it } from "vitest";
import { createActiveConnections } from "./active-connections.ts";

it("holds exactly the connections that were added and not released, in any order and with repeated releases", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20)), (moves) => {
      const connections = createActiveConnections<{ readonly id: number }>();
      const inside = new Map<number, () => void>();
      const left: (() => void)[] = [];
      for (const id of moves) {
        const leave = inside.get(id);
        if (leave === undefined) inside.set(id, connections.add({ id }));
        else {
          leave();
          left.push(leave);
          inside.delete(id);
        }
        for (const again of left) again();
        const ids = connections.all().map((one) => one.id);
        expect(ids.toSorted((a, b) => a - b)).toEqual([...inside.keys()].toSorted((a, b) => a - b));
      }
    }),
  );
});
