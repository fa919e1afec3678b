import { setFlagsFromString } from "node:v8";

/** Max growth of a heap beyond its used size before garbage collection, in percent. */
const growth = 50;

/**
 * Has garbage collected before the heap of a thread is one and a half times as large as what is used in it. By default it
 * may become four times as large, as if no other thread had a heap. Called before threads start.
 */
export const limitHeapGrowth = (): void => setFlagsFromString(`--heap-growing-percent=${growth}`);
