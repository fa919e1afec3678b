import { run } from "./run.ts";

process.exitCode = await run(process.argv.slice(2), {
  out: (text) => console.log(text),
  err: (text) => console.error(text),
  ...(process.stdout.isTTY && { clock: () => performance.now() }),
});
