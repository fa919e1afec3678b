import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { type Received, receivedPath } from "./echo.ts";

/** A running site that shows the specimen. */
export interface SpecimenSite {
  readonly site: string;
  /** Clears the recorded requests. */
  readonly forget: () => Promise<void>;
  /** Returns the only recorded request. Throws if there are none or several. */
  readonly received: () => Promise<Received>;
}

interface Running {
  readonly specimen: SpecimenSite;
  readonly stop: () => Promise<void>;
}

/** Starts the specimen in its own process, since the test runner compiles JSX differently. */
export async function startSpecimen(): Promise<Running> {
  const tsx = createRequire(import.meta.url).resolve("tsx/cli");
  const child = spawn(process.execPath, [tsx, resolve(import.meta.dirname, "serve.ts")], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  const line = await new Promise<string>((done, refuse) => {
    child.stdout.once("data", (chunk: Buffer) => done(chunk.toString()));
    void ended.then(() => refuse(new Error("the specimen's site ended before it ran")));
  });
  // The output of serve.ts.
  const { site, echo } = JSON.parse(line) as { readonly site: string; readonly echo: string };
  const ask = async (method: string): Promise<readonly Received[]> =>
    (await fetch(echo + receivedPath, { method })).json() as Promise<readonly Received[]>; // what echo.ts answers
  return {
    specimen: {
      site,
      forget: async () => {
        await ask("DELETE");
      },
      received: async () => {
        const all = await ask("GET");
        const [only] = all;
        if (only === undefined || all.length > 1) throw new Error(`the echo got ${all.length} requests, not one`);
        return only;
      },
    },
    stop: () => {
      child.stdin.end();
      return ended;
    },
  };
}
