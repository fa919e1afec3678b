import type { Violation } from "../../checks/index.ts";
import { hasRemovalMark } from "../../resources/index.ts";
import type { Target } from "../../targets/index.ts";
import { instanceCall } from "../instance-call.ts";
import { bodyOf, habitsOf, isFine, note, type ResourceInstance, type Running } from "../sequence-state.ts";

/** Notes promises about a removed thing, unless a read shows that it was archived. */
export async function noteUnlessArchived(
  running: Running,
  instance: ResourceInstance,
  target: Target,
  issues: readonly Violation[],
): Promise<void> {
  if (issues.length === 0 || (await isArchived(running, instance))) return;
  for (const one of issues) note(running, target, one);
}

/** Returns true if a removed thing can be read with a mark that it had not, such as `archivedAt`; asks once for each read. */
async function isArchived(running: Running, instance: ResourceInstance): Promise<boolean> {
  const { resource, prober } = running;
  const { archives } = habitsOf(prober);
  const target = resource.read;
  const made = target && instanceCall(running, instance, target);
  if (target === undefined || made === undefined) return false;
  const shows = async (): Promise<boolean> => {
    const { answer } = await prober.send(target, made.call);
    const body = answer && isFine(answer) ? bodyOf(answer) : undefined;
    return body !== undefined && hasRemovalMark(body, instance.sent);
  };
  const known = archives.get(target);
  if (known !== undefined) return known;
  let isMarked = await shows();
  if (!isMarked) {
    await prober.settle();
    isMarked = await shows();
  }
  archives.set(target, isMarked);
  return isMarked;
}
