import {
  boundaryCases,
  type Case,
  callOf,
  invalidCases,
  malformedCases,
  plainForm,
  rareCases,
  seedFor,
  withCalls,
} from "../../cases/index.ts";
import type { Target } from "../../targets/index.ts";
import { inOrder, type Task, type TaskDeps, tryOnce } from "./task.ts";

/** Positions at which faults are drawn to find further ones, and faults that are sent. Own choices. */
const maxDraws = 40;
const maxFaults = 200;

/** The limits of values, each rule that can be broken, and requests that are wrong as a whole. */
export function* boundaryTasks(deps: TaskDeps): Generator<Task> {
  const { targets, known, prober } = deps;
  for (const target of inOrder(targets)) {
    const task = (one: Case): Task => ({
      target,
      used: 0,
      run: async () => void (await tryOnce(target, one, deps)),
    });
    for (const one of boundaryCases(target)) yield task(withCalls(one, (call) => known.fill(target, call, 0)));
    const form = plainForm(target);
    if (form !== undefined) {
      const call = known.fill(target, callOf(target, form), 0);
      const plan = prober.planOf(target)(call);
      yield* malformedCases(target, call, plan).map(task);
      yield* rareCases(target, call, plan).map((one) => task(withCalls(one, (rare) => known.fill(target, rare, 0))));
    }
    for (const one of faultCases(target, prober)) yield task(withCalls(one, (call) => known.fill(target, call, 0)));
  }
}

/** Lists the calls beyond each limit, and one for each other rule and place that can be broken, as drawn. */
function faultCases(target: Target, { options }: TaskDeps["prober"]): readonly Case[] {
  const faults = invalidCases(target, seedFor(options.seed, target.endpoint.id, "faults"));
  const first = faults.first();
  const known = new Set(first.map(faultOf));
  const drawn: Case[] = [];
  for (let position = 0; position < maxDraws && drawn.length < maxFaults; position += 1) {
    const one = faults.at(position);
    if (one === undefined || known.has(faultOf(one))) continue;
    known.add(faultOf(one));
    drawn.push(one);
  }
  return [...first, ...drawn];
}

const faultOf = ({ intent }: Case): string => (intent.kind === "invalid" ? intent.fault : "");
