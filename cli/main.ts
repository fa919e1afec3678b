#!/usr/bin/env node
import { argv, env, stderr, stdout } from "node:process";
import { tolerateOutputErrors } from "./output-errors.ts";

/** A subcommand: its summary, and how to load it. It returns the exit code, or nothing while it serves. */
interface Subcommand {
  readonly summary: string;
  readonly load: () => Promise<(args: readonly string[]) => Promise<number | undefined>>;
}

const subcommands: { readonly [name: string]: Subcommand } = {
  start: {
    summary: "start the registry and the docs site",
    load: async () => (await import("./commands/start.ts")).start,
  },
  registry: {
    summary: "start the registry alone",
    load: async () => (await import("./commands/registry.ts")).registry,
  },
  site: {
    summary: "show the docs sites of a registry that runs elsewhere",
    load: async () => (await import("./commands/site.ts")).site,
  },
  serve: {
    summary: "show the docs of OpenAPI, AsyncAPI or OpenRPC files and addresses",
    load: async () => (await import("./commands/serve.ts")).serve,
  },
  check: {
    summary: "test the forms of an API on generated values",
    load: async () => (await import("./commands/check.ts")).check,
  },
  diff: {
    summary: "compare two versions of an API, and report breaking changes",
    load: async () => (await import("./commands/diff.ts")).diff,
  },
  register: {
    summary: "register an API description with a registry",
    load: async () => (await import("./commands/register.ts")).register,
  },
  publish: {
    summary: "publish a folder of docs to a registry",
    load: async () => (await import("./commands/publish.ts")).publish,
  },
  dev: {
    summary: "show a folder of docs, or a description, while you write it",
    load: async () => (await import("./commands/dev.ts")).dev,
  },
  docs: {
    summary: "check a folder of docs: links, files, components and settings",
    load: async () => (await import("./commands/docs.ts")).docs,
  },
  build: {
    summary: "write a folder of docs as files for any file server",
    load: async () => (await import("./commands/build.ts")).build,
  },
  export: {
    summary: "export an API as an OpenAPI document",
    load: async () => (await import("./commands/export.ts")).exportApi,
  },
  generate: {
    summary: "generate code from an IDL folder",
    load: async () => (await import("./commands/generate.ts")).generate,
  },
  backup: {
    summary: "write all data of a registry to a file",
    load: async () => (await import("./commands/data.ts")).backup,
  },
  restore: {
    summary: "restore a backup into an empty registry",
    load: async () => (await import("./commands/data.ts")).restore,
  },
  "migrate-data": {
    summary: "copy all data of a registry from SQLite to PostgreSQL, or back",
    load: async () => (await import("./commands/data.ts")).migrateData,
  },
  sizes: {
    summary: "print what each organization has stored in a registry",
    load: async () => (await import("./commands/data.ts")).sizes,
  },
};

const help = (): string => {
  const lines = Object.entries(subcommands).map(([name, { summary }]) => `  ${name.padEnd(12)} ${summary}`);
  return `Usage: callboard <command>\n\n${lines.join("\n")}\n  help         show this help\n`;
};

// React reads this when it is loaded. Without it, the slow development build renders the site.
env.NODE_ENV ??= "production";

const isOutputLost = tolerateOutputErrors();

const [name, ...args] = argv.slice(2);
if (name === undefined || ["help", "--help", "-h"].includes(name)) {
  stdout.write(help());
  process.exitCode = name === undefined ? 2 : 0;
} else if (!Object.hasOwn(subcommands, name)) {
  stderr.write(`callboard: unknown command ${JSON.stringify(name)}\n\n${help()}`);
  process.exitCode = 2;
} else {
  try {
    const run = await subcommands[name]?.load();
    const code = await run?.(args);
    if (code !== undefined) process.exitCode = code;
  } catch (error) {
    stderr.write(`callboard: ${error instanceof Error ? error.stack : String(error)}\n`);
    // Handles that a command has opened must not keep the process alive.
    process.exit(1);
  }
}
// A write error may be reported after the command has ended.
process.on("exit", () => {
  if (isOutputLost()) process.exitCode ||= 1;
});
