import { isMainThread } from "node:worker_threads";
import { keepCompiledCode } from "../../compile-cache.ts";

keepCompiledCode();

// The first thread of the process listens and supervises, the second reads: it may be busy for minutes.
if (isMainThread) (await import("./supervise-reading.ts")).superviseReading(new URL(import.meta.url));
else (await import("./read-in-thread.ts")).readInThread();
