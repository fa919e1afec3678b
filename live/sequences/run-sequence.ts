import type { Prober } from "../prober/index.ts";
import type { Resource } from "../resources/index.ts";
import { followLink, followLocation } from "./follow.ts";
import type { Operation } from "./operation.ts";
import type { Running } from "./sequence-state.ts";
import { act, actOnPart, update } from "./steps/change.ts";
import { createChild, readElsewhere, readOrphan, readOthers } from "./steps/children.ts";
import { create } from "./steps/create.ts";
import { copy, createSeveral } from "./steps/create-more.ts";
import { list } from "./steps/list.ts";
import { readPart } from "./steps/part.ts";
import { read } from "./steps/read.ts";
import { remove } from "./steps/remove.ts";

/**
 * Makes the calls of a sequence, and lists the promises that they break.
 *
 * @param isShorter true for a part of a sequence that showed a fault
 */
export async function runSequence(
  resource: Resource,
  operations: readonly Operation[],
  prober: Prober,
  isShorter = false,
): Promise<Running> {
  const running: Running = {
    ...{ resource, prober, isShorter, position: 0, steps: [], exchanges: [], findings: [] },
    ...{ instances: new Map(), chosen: new Map(), made: new Map(), children: new Map(), sizes: new Map() },
  };
  for (const [position, operation] of operations.entries()) {
    const before = running.steps.length;
    running.position = position;
    await runOperation(running, operation, position);
    if (running.steps.length > before) running.made.set(position, before);
  }
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
    case "part":
      return readPart(running, operation);
    case "child":
      return createChild(running, operation, position);
    case "orphan":
      return readOrphan(running, operation);
    case "others":
      return readOthers(running, operation);
    case "elsewhere":
      return readElsewhere(running, operation);
    case "act":
      return operation.part === undefined ? act(running, operation) : actOnPart(running, operation);
    case "copy":
      return copy(running, operation, position);
    case "several":
      return createSeveral(running, operation);
    case "list":
      return list(running, operation);
    case "link":
      return followLink(running, operation);
    case "location":
      return followLocation(running, operation);
  }
}
