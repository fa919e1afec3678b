import { writeSync } from "node:fs";
import { mkdir, open } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { errorMessage } from "#engine/error-message";
import type { Exchange, namedSecrets } from "#live";
import { redactExchange } from "#live/failures";
import { harEntry, harFrame } from "#live/programs";
import { ignoreDataAround } from "#process";

/** A file with the exchanges of a run. */
export interface HarFile {
  /** Adds an exchange without its secrets. */
  readonly add: (exchange: Exchange, started: Date) => void;
  /** Ends the file; returns an error if anything could not be written. */
  readonly close: () => Promise<string | undefined>;
}

/** Options of an archive. */
export interface HarOptions {
  /** The folder of a relative path. */
  readonly folder: string;
  /** The version of the command. */
  readonly version: string;
  /** The secrets of the run. */
  readonly secrets: ReturnType<typeof namedSecrets>;
}

/**
 * Opens an HTTP archive (HAR 1.2). Each exchange is written as soon as it has ended, so that a long run needs no memory
 * for it.
 *
 * @throws Error if the file can't be opened
 */
export async function openHar(name: string, { folder, version, secrets }: HarOptions): Promise<HarFile> {
  const path = resolve(folder, name);
  await mkdir(dirname(path), { recursive: true });
  ignoreDataAround(dirname(path));
  const file = await open(path, "w");
  const [head, foot] = harFrame(version);
  let separator = "";
  let failed: string | undefined;
  const write = (text: string): void => {
    if (failed !== undefined) return;
    try {
      writeSync(file.fd, text);
    } catch (error) {
      failed = `${name} is not complete: ${errorMessage(error)}`;
    }
  };
  write(head);
  return {
    add: (exchange, started) => {
      const time = { started: started.toISOString(), time: Math.round(exchange.received.time) };
      write(`${separator}${harEntry(redactExchange(exchange, secrets), time)}`);
      separator = ",\n";
    },
    close: async () => {
      write(foot);
      await file.close();
      return failed;
    },
  };
}
