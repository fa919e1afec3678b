import {
  type Case,
  callOf,
  exampleForms,
  firstCases,
  invalidCases,
  malformedCases,
  seedFor,
  validCases,
  withCalls,
} from "../cases/index.ts";
import { type KnownValues, knownValues } from "../resources/index.ts";
import { isSafe, type Target } from "../targets/index.ts";
import type { Prober } from "./prober.ts";

/** A task of a run: one case, or one check with its own calls. */
export interface Task {
  readonly target: Target;
  readonly run: () => Promise<void>;
  /** The part of the generated cases that came before it, from 0 to 1. */
  readonly used: number;
}

/** Tasks that may run at the same time, unless each has to run alone. */
export interface Phase {
  readonly isAlone: boolean;
  readonly tasks: Iterable<Task>;
}

/** The endpoints of the API, and those that are called. */
export interface RunTargets {
  readonly all: readonly Target[];
  readonly targets: readonly Target[];
}

/** Lists the phases of a run, in order. */
export function* phasesOf({ targets }: RunTargets, prober: Prober): Generator<Phase> {
  const known = knownValues(targets);
  yield* tour(targets, known, prober);
  yield { isAlone: false, tasks: fixedTasks(targets, known, prober) };
  yield { isAlone: false, tasks: drawnTasks(targets, known, prober) };
}

/** Rounds of the tour: a collection within a thing of another collection is reached in the second. Own choice. */
const rounds = 3;

/** Calls each safe endpoint whose path is known, and learns the values that its answer names. */
function* tour(targets: readonly Target[], known: KnownValues, prober: Prober): Generator<Phase> {
  const visited = new Set<Target>();
  for (let round = 0; round < rounds; round += 1) {
    const reached = targets.filter(
      (target) => !visited.has(target) && isSafe(target.endpoint.method) && known.reaches(target),
    );
    for (const target of reached) visited.add(target);
    yield {
      isAlone: true,
      tasks: reached.flatMap((target) =>
        exampleForms(target)
          .filter(target.isValid)
          .map(
            (form): Task => ({
              target,
              used: 0,
              run: async () => {
                const call = known.fill(target, callOf(target, form), 0);
                const { answer } = await prober.tryCase(target, { call, intent: { kind: "valid" } });
                if (answer === undefined || answer.status > 299) return;
                const parsed = answer.json();
                if (parsed.ok) known.learn(target, call, parsed.value);
              },
            }),
          ),
      ),
    };
  }
}

/** The calls that are the same for every seed: examples, limits of values, and requests that are wrong as a whole. */
function* fixedTasks(targets: readonly Target[], known: KnownValues, prober: Prober): Generator<Task> {
  for (const target of targets) {
    for (const one of firstCases(target)) {
      const filled = withCalls(one, (call) => known.fill(target, call, 0));
      yield { target, used: 0, run: async () => void (await prober.tryCase(target, filled)) };
    }
    const [form] = exampleForms(target).filter(target.isValid);
    if (form === undefined) continue;
    const call = known.fill(target, callOf(target, form), 0);
    for (const one of malformedCases(target, call, prober.planOf(target)(call))) {
      yield { target, used: 0, run: async () => void (await prober.tryCase(target, one)) };
    }
  }
}

/** One of this number of drawn calls is invalid; a call in this number keeps its drawn path. Own choices. */
const invalidEvery = 3;
const ownPathEvery = 5;
/** An endpoint is left out after this number of positions without a call. */
const mostMisses = 30;

/** Draws calls for all endpoints in turns, until the run ends or each has its number. */
function* drawnTasks(targets: readonly Target[], known: KnownValues, prober: Prober): Generator<Task> {
  const { seed, cases = Infinity } = prober.options;
  const drawn = targets.map((target) => ({
    target,
    draw: drawnCase(target, known, seed, prober),
    misses: 0,
  }));
  for (let position = 0; position < cases; position += 1) {
    const open = drawn.filter(({ misses }) => misses < mostMisses);
    if (open.length === 0) return;
    for (const one of open) {
      const { target, draw } = one;
      yield {
        target,
        used: cases === Infinity ? 0 : position / cases,
        run: async () => {
          const next = draw(position);
          one.misses = next === undefined ? one.misses + 1 : 0;
          if (next !== undefined) await prober.tryCase(target, next);
        },
      };
    }
  }
}

/** Draws the case of an endpoint at a position: valid, or with one broken rule. */
function drawnCase(target: Target, known: KnownValues, seed: number, { planOf }: Prober) {
  const { id } = target.endpoint;
  const valid = validCases(target, seedFor(seed, id, "valid"));
  const invalid = invalidCases(target, seedFor(seed, id, "invalid"), planOf(target));
  return (position: number): Case | undefined => {
    const isInvalid = position % invalidEvery === invalidEvery - 1;
    const one = (isInvalid ? invalid(position) : undefined) ?? valid(position);
    if (one === undefined || position % ownPathEvery === 0) return one;
    return withCalls(one, (call) => known.fill(target, call, position));
  };
}
