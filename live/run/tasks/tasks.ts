import type { Call } from "../../call.ts";
import { callOf, exampleCases, exampleForms, plainForm, seedFor, validCases, withCalls } from "../../cases/index.ts";
import { probes } from "../../probes/index.ts";
import { hasCredentials } from "../../requests/index.ts";
import { choosesId, type KnownValues, plainPath, type Resource, resourcesOf } from "../../resources/index.ts";
import { freshId } from "../../sequences/fresh-id.ts";
import type { Operation } from "../../sequences/operation.ts";
import { scriptsOf } from "../../sequences/scripts.ts";
import { trySequence } from "../../sequences/try-sequence.ts";
import { isSafe, type Target } from "../../targets/index.ts";
import { withValueAt } from "../../with-value-at.ts";
import { inOrder, type Task, type TaskDeps, tryAndLearn, tryOnce } from "./task.ts";

/** Things that are created in each collection, so that lists have pages. Own choice. */
const creationCount = 5;

/** Creates things in each collection, if calls may change something, and learns their ids. */
export function* creationTasks(deps: TaskDeps): Generator<Task> {
  const { targets, known, prober } = deps;
  const resources = resourcesOf(targets);
  for (const { create: target, slot } of inDependencyOrder(resources, deps)) {
    const withId = (call: Call): Call => {
      const seed = seedFor(prober.options.seed, target.endpoint.id, "id", prober.next());
      const id = choosesId(target, slot) ? freshId(target, slot, seed) : undefined;
      if (id === undefined) return call;
      return { ...call, form: target.formOf(withValueAt(call.form.value, ["pathParameters", slot.key], id)) };
    };
    // All within the same thing, so that its list has pages too.
    yield* creationsOf(target, deps, (call) => withId(known.fill(target, call, 0)));
  }
  // Things that no other endpoint reads are only in the list, which the tour reads.
  for (const target of targets) {
    if (target.endpoint.method !== "POST" || resources.some(({ create }) => create === target)) continue;
    const isList = ({ endpoint }: Target): boolean =>
      endpoint.method === "GET" && plainPath(endpoint) === plainPath(target.endpoint);
    if (targets.some(isList)) yield* creationsOf(target, deps, (call) => known.fill(target, call, 0));
  }
}

/** Lists resources as their creations can be sent: things of other collections that these name are created before. */
function* inDependencyOrder(resources: readonly Resource[], { known }: TaskDeps): Generator<Resource> {
  let open = resources;
  while (open.length > 0) {
    const waits = open.filter(({ create }) => {
      const form = plainForm(create);
      return form !== undefined && known.lacks(create, callOf(create, form));
    });
    const ready = waits.length < open.length ? open.filter((one) => !waits.includes(one)) : open;
    yield* ready;
    open = open.filter((one) => !ready.includes(one));
  }
}

function* creationsOf(target: Target, deps: TaskDeps, fill: (call: Call) => Call): Generator<Task> {
  const drawn = validCases(target, seedFor(deps.prober.options.seed, target.endpoint.id, "creation"));
  for (let position = 0; position < creationCount; position += 1) {
    const one = drawn(position);
    if (one === undefined) continue;
    const filled = withCalls(one, fill);
    yield { target, used: 0, run: () => tryAndLearn(target, filled, deps) };
  }
}

/** The examples of each endpoint. */
export function* exampleTasks(deps: TaskDeps): Generator<Task> {
  const { targets, known } = deps;
  for (const target of inOrder(targets)) {
    for (const one of exampleCases(target)) {
      const filled = withCalls(one, (call) => known.fill(target, call, 0));
      yield { target, used: 0, run: async () => void (await tryOnce(target, filled, deps)) };
    }
  }
}

/** The checks with additional calls. Nothing else may change the data that they read. */
export function* probeTasks({ all, targets, known, prober }: TaskDeps): Generator<Task> {
  for (const target of targets) {
    const form = plainForm(target);
    if (form === undefined) continue;
    for (const { checks, isFor, run } of probes) {
      if (!checks.some((check) => prober.isOn(target, check)) || !isFor(target)) continue;
      yield {
        target,
        used: 0,
        run: async () => {
          await run({ prober, target, all, call: known.fill(target, callOf(target, form), 0) });
          prober.tries(target, checks);
        },
      };
    }
  }
}

/** The dependencies of sequences. */
interface SequenceDeps extends Pick<TaskDeps, "known" | "prober"> {
  readonly resources: readonly Resource[];
}

/** The sequences of each resource, if calls may change something. */
export function* sequenceTasks({ resources, known, prober }: SequenceDeps): Generator<Task> {
  const { seed, credentials } = prober.options;
  for (const resource of resources) {
    const hasOther = hasCredentials(resource.create.schemes, credentials.other);
    for (const operations of scriptsOf(resource, { seed, known, hasOther })) {
      const filled = operations.map((one, position) => withKnown(one, position, known));
      yield { target: resource.create, used: 0, run: () => trySequence(resource, filled, prober) };
    }
  }
}

/** Returns an operation on a thing that names other things which are there; one that creates does so already. */
function withKnown(operation: Operation, position: number, known: KnownValues): Operation {
  if (!("form" in operation) || operation.kind === "create") return operation;
  const target = operation.kind === "child" ? operation.child.create : operation.target;
  return { ...operation, form: known.fill(target, callOf(target, operation.form), position).form };
}

/** Rounds of the tour: a collection within a thing of another collection is reached in the second. Own choice. */
const rounds = 3;

/**
 * Calls each safe endpoint with a known path, and learns the values that its answer returns; one list for each round.
 */
export function* tourTasks(deps: TaskDeps): Generator<readonly Task[]> {
  const { targets, known } = deps;
  const visited = new Set<Target>();
  for (let round = 0; round < rounds; round += 1) {
    const reached = targets.filter(
      (target) => !visited.has(target) && isSafe(target.endpoint.method) && known.reaches(target),
    );
    for (const target of reached) visited.add(target);
    yield reached.flatMap((target) => examplesOf(target, deps));
  }
}

const examplesOf = (target: Target, deps: TaskDeps): readonly Task[] =>
  exampleForms(target).map((form): Task => {
    const call = deps.known.fill(target, callOf(target, form), 0);
    return { target, used: 0, run: () => tryAndLearn(target, { call, intent: { kind: "valid" } }, deps) };
  });
