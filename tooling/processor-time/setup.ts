import { afterAll } from "vitest";
import { processorSeconds } from "./usage.ts";

declare module "vitest" {
  interface TaskMeta {
    /** Processor time of a test file in seconds: its imports, its tests, and the processes it started. */
    processorSeconds?: number;
  }
}

const from = processorSeconds();

// biome-ignore lint/correctness/noEmptyPattern: the runner asks for a pattern here, even an empty one.
afterAll(({}, file) => {
  file.meta.processorSeconds = processorSeconds() - from;
});
