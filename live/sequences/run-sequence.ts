import type { Prober } from "../prober/index.ts";
import { followLink, followLocation } from "./follow.ts";
import type { Operation } from "./operation.ts";
import type { Resource } from "./resource.ts";
import { create, list, read, remove, update } from "./steps.ts";
import type { Running } from "./things.ts";

/** Makes the calls of a sequence, and lists the promises that they break. */
export async function runSequence(
  resource: Resource,
  operations: readonly Operation[],
  prober: Prober,
): Promise<Running> {
  const running: Running = { resource, prober, steps: [], exchanges: [], things: new Map(), findings: [] };
  for (const [position, operation] of operations.entries()) await runOperation(running, operation, position);
  return running;
}

function runOperation(running: Running, operation: Operation, position: number): Promise<void> {
  switch (operation.kind) {
    case "create":
      return create(running, operation, position);
    case "read":
      return read(running, operation);
    case "update":
      return update(running, operation);
    case "delete":
      return remove(running, operation);
    case "list":
      return list(running);
    case "link":
      return followLink(running, operation);
    case "location":
      return followLocation(running, operation);
  }
}
