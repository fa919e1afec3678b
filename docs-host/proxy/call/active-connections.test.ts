import fc from "fast-check";
import { expect, it } from "vitest";
import { createActiveConnections } from "./active-connections.ts";

it("holds exactly the connections that were added and not released, in any order and with repeated releases", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20)), (moves) => {
      const connections = createActiveConnections<{ readonly id: number }>();
      const open = new Map<number, () => void>();
      const closed: (() => void)[] = [];
      for (const id of moves) {
        const remove = open.get(id);
        if (remove === undefined) open.set(id, connections.add({ id }));
        else {
          remove();
          closed.push(remove);
          open.delete(id);
        }
        for (const remove of closed) remove();
        const ids = connections.all().map((connection) => connection.id);
        expect(ids.toSorted((a, b) => a - b)).toEqual([...open.keys()].toSorted((a, b) => a - b));
      }
    }),
  );
});
