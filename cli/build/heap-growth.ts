import { setFlagsFromString } from "node:v8";

/** How much larger than what is used a heap may become before its garbage is collected, in percent. */
const growth = 50;

/**
 * Has garbage collected before the heap of a thread is one and a half times as large as what is used in it. By default it
 * may become four times as large, since the memory is taken to be that of one thread. Called before threads start.
 */
export const growHeapsSlowly = (): void => setFlagsFromString(`--heap-growing-percent=${growth}`);
