import type { Prober } from "../prober/index.ts";
import type { Resource } from "../resources/index.ts";
import type { Operation } from "./operation.ts";
import { runSequence } from "./run-sequence.ts";
import { type ShownBy, shrinkSequence } from "./shrink-sequence.ts";

/** Makes the calls of a sequence; a broken promise that is seen for the first time is shrunk. */
export async function trySequence(resource: Resource, operations: readonly Operation[], prober: Prober): Promise<void> {
  const running = await runSequence(resource, operations, prober);
  for (const finding of running.findings) {
    if (!report(prober, { running, finding })) continue;
    await prober.shrink(async (mayContinue) =>
      keep(prober, await shrinkSequence(resource, operations, { running, finding }, prober, mayContinue)),
    );
  }
}

const parts = ({ running, finding: { length } }: ShownBy) => ({
  exchanges: running.exchanges.slice(0, length),
  steps: running.steps.slice(0, length),
});

function report(prober: Prober, shown: ShownBy): boolean {
  const { target, violation } = shown.finding;
  const { exchanges, steps } = parts(shown);
  return prober.report(target, violation, exchanges, steps);
}

function keep({ findings }: Prober, shown: ShownBy): void {
  const { target, violation } = shown.finding;
  findings.keep({ ...violation, endpoint: target.name, ...parts(shown) });
}
