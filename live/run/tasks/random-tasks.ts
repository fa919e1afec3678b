import { type Case, invalidCases, seedFor, validCases, withCalls } from "../../cases/index.ts";
import type { Target } from "../../targets/index.ts";
import { type Task, type TaskDeps, tryOnce } from "./task.ts";

/** One in this many generated calls is invalid; one in this many keeps its generated path. Own choices. */
const invalidEvery = 3;
const ownPathEvery = 5;
/** An endpoint is left out after this number of positions without a call. */
const maxMisses = 30;

/** Draws calls for all endpoints in turn, until the run ends or each has its number. */
export function* randomTasks(deps: TaskDeps): Generator<Task> {
  const { cases = Infinity, settings } = deps.prober.options;
  const drawn = deps.targets.map((target) => {
    const count = settings?.get(target.endpoint.id)?.cases ?? cases;
    return { target, draw: drawnCase(target, deps), count, misses: 0 };
  });
  const most = Math.max(0, ...drawn.map(({ count }) => count));
  for (let position = 0; position < most; position += 1) {
    const open = drawn.filter(({ misses, count }) => misses < maxMisses && position < count);
    if (open.length === 0) return;
    for (const one of open) {
      const { target, draw } = one;
      yield {
        target,
        used: most === Infinity ? 0 : position / most,
        run: async () => {
          const next = draw(position);
          const isSent = next !== undefined && (await tryOnce(target, next, deps));
          one.misses = isSent ? 0 : one.misses + 1;
        },
      };
    }
  }
}

/** Draws the case of an endpoint at a position: valid, or with one broken rule. */
function drawnCase(target: Target, { known, prober: { options } }: TaskDeps) {
  const { id } = target.endpoint;
  const { seed } = options;
  const valid = validCases(target, seedFor(seed, id, "valid"));
  const { at: invalid } = invalidCases(target, seedFor(seed, id, "invalid"));
  return (position: number): Case | undefined => {
    const isInvalid = position % invalidEvery === invalidEvery - 1;
    const one = (isInvalid ? invalid(position) : undefined) ?? valid(position);
    if (one === undefined) return undefined;
    // Things that other calls are about must not be removed by chance.
    return position % ownPathEvery === 0 || target.endpoint.method === "DELETE"
      ? one
      : withCalls(one, (call) => known.fill(target, call, position));
  };
}
