import { AsyncLocalStorage } from "node:async_hooks";
import process from "node:process";
import { pathToFileURL } from "node:url";

/**
 * Runs lines of the built command one after another in this process, which loads its code once. A line comes as a
 * message `{words, cwd, env}`, and its answer is `{code, output}`. A server is asked for its first page once it is
 * ready, and then stopped as by Ctrl-C; `page` is the status of that page.
 */

const [, , command = ""] = process.argv;
const own = { ...process.env };
const lines = new AsyncLocalStorage();
let count = 0;
let current;

process.setMaxListeners(0);
for (const stream of [process.stdout, process.stderr]) {
  stream.setMaxListeners(0);
  stream.write = (chunk, encoding, done) => {
    current?.print(String(chunk));
    (typeof encoding === "function" ? encoding : done)?.();
    return true;
  };
}
// The deadline of a server that has stopped must not end the line that runs now.
process.exit = (code) => (lines.getStore() ?? current)?.end(code ?? process.exitCode ?? 0);

async function run({ words, cwd, env }) {
  process.chdir(cwd);
  for (const name of Object.keys(process.env)) if (!(name in own) && !(name in env)) delete process.env[name];
  Object.assign(process.env, own, env);
  process.argv.splice(1, Number.POSITIVE_INFINITY, command, ...words);
  process.exitCode = undefined;
  for (const event of ["exit", "SIGINT", "SIGTERM", "uncaughtException", "unhandledRejection"]) {
    process.removeAllListeners(event);
  }
  let output = "";
  let page;
  const code = await new Promise((end) => {
    const line = { end, print: () => {} };
    const stop = async () => {
      const [, part, address] = /(Docs|Registry|Mock) +(http:\S+)/.exec(output) ?? [];
      page = (await fetch(`${address}${part === "Registry" ? "/health" : ""}`)).status;
      process.emit("SIGINT", "SIGINT");
    };
    line.print = (text) => {
      const wasReady = output.includes("Ctrl-C");
      output += text;
      if (!wasReady && output.includes("Ctrl-C")) lines.run(line, () => setImmediate(() => void stop().catch(fail)));
    };
    const fail = (error) => {
      output += String(error);
      end(-1);
    };
    current = line;
    count += 1;
    lines.run(line, () => {
      import(`${pathToFileURL(command).href}?${count}`).then(() => {
        if (!output.includes("Ctrl-C")) end(process.exitCode ?? 0);
      }, fail);
    });
  });
  process.send({ code, output, page });
}

process.on("message", (line) => void run(line));
