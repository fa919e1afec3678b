import type { Json } from "#engine/json";
import type { Picks } from "./choices.ts";
import type { Findings } from "./issue.ts";
import type { Ask } from "./remember.ts";

interface Last {
  readonly value: Json;
  readonly picks: Picks | undefined;
  readonly found: Findings;
}

/**
 * Keeps what was found last in each plain member of an object (no list or object: those are remembered themselves), so
 * that of thousands of texts only the one that was typed into is matched with its pattern again.
 */
export function recall(): (index: number, check: Ask<Findings>, value: Json, picks: Picks | undefined) => Findings {
  const members: Last[] = [];
  return (index, check, value, picks) => {
    if (typeof value === "object") return check(value, picks);
    const last = members[index];
    if (last !== undefined && last.value === value && last.picks === picks) return last.found;
    const found = check(value, picks);
    members[index] = { value, picks, found };
    return found;
  };
}
