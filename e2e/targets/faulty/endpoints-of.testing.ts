import { operationOf } from "./answer-issue.testing.ts";
import { clientOf } from "./client.testing.ts";
import { defaultToken, demonstrations } from "./demonstrations.testing.ts";
import { createFaulty } from "./index.ts";

/** The endpoints that the demonstration of a fault calls, and those that add, read, list and remove plants. */
export async function endpointsOf(name: string): Promise<ReadonlySet<string>> {
  const { description, handle } = createFaulty("plants");
  const called = new Set(["createPlant", "getPlant", "listPlants", "deletePlant"]);
  const recorder = clientOf((asked) => {
    const method = asked.method === "HEAD" ? "GET" : asked.method;
    const id = operationOf({ ...asked, method }, description)?.operationId;
    if (id !== undefined) called.add(id);
    return handle(asked);
  }, defaultToken);
  await demonstrations[name]?.(recorder);
  return called;
}
