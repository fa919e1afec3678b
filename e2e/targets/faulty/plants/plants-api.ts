import type { Api } from "../http/create-handle.ts";
import type { Time } from "../http/time.ts";
import { description } from "./description.ts";
import type { Garden } from "./garden.ts";
import { plantsOperations } from "./operations.ts";

/** Tokens of the two users of the bench. Their plants are separate. */
export const plantsTokens = { own: "ada-4f1c", other: "ben-97d2" } as const;

/** Creates the plants API on a garden: the correct server that each fault changes in one place. */
export const plantsApi = (garden: Garden, { now }: Time): Api => ({
  description,
  operations: plantsOperations({ garden, now }),
  accounts: { [plantsTokens.own]: "ada", [plantsTokens.other]: "ben" },
});
