import { cacheBudget } from "./cache-budget.ts";

/** The bytes of all caches of a thread that sets no other limit; our choice. */
const defaultBytes = 192 * 2 ** 20;

/** The caches of this thread. Servers divide the setting of their operator among their threads. */
export const caches = cacheBudget(defaultBytes);
