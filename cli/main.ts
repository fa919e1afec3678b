#!/usr/bin/env node
import { argv, stderr, stdout } from "node:process";

/** A subcommand: what it does in a line, and how to load it. It gives the exit code, or nothing while it serves. */
interface Subcommand {
  readonly summary: string;
  readonly load: () => Promise<(args: readonly string[]) => Promise<number | undefined>>;
}

const subcommands: { readonly [name: string]: Subcommand } = {
  start: {
    summary: "start the registry and the docs site",
    load: async () => (await import("./commands/start.ts")).start,
  },
  serve: {
    summary: "show the docs of OpenAPI, AsyncAPI or OpenRPC files and addresses",
    load: async () => (await import("./commands/serve.ts")).serve,
  },
  check: {
    summary: "try the forms of an API: every shape, every rule",
    load: async () => (await import("./commands/check.ts")).check,
  },
  diff: {
    summary: "tell what changed between two versions of an API, and whom it breaks",
    load: async () => (await import("./commands/diff.ts")).diff,
  },
  register: {
    summary: "register the API that a description tells of with a registry",
    load: async () => (await import("./commands/register.ts")).register,
  },
  export: {
    summary: "give an API back as an OpenAPI document",
    load: async () => (await import("./commands/export.ts")).exportApi,
  },
  generate: {
    summary: "generate code from an IDL folder",
    load: async () => (await import("./commands/generate.ts")).generate,
  },
};

const help = (): string => {
  const lines = Object.entries(subcommands).map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`);
  return `Usage: callboard <command>\n\n${lines.join("\n")}\n  help       show this text\n`;
};

// Whoever read the output may be gone (`| head`); what runs goes on, a site above all.
for (const stream of [stdout, stderr])
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });

const [name, ...args] = argv.slice(2);
if (name === undefined || ["help", "--help", "-h"].includes(name)) {
  stdout.write(help());
  process.exitCode = name === undefined ? 2 : 0;
} else if (!Object.hasOwn(subcommands, name)) {
  stderr.write(`callboard: there is no command ${JSON.stringify(name)}\n\n${help()}`);
  process.exitCode = 2;
} else {
  const run = await subcommands[name]?.load();
  const code = await run?.(args);
  if (code !== undefined) process.exitCode = code;
}
