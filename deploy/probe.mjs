/**
 * Asks a server of this container whether it is alive or ready, and ends with 0 or 1: `node deploy/probe.mjs 4001/ready`.
 * Without an argument it asks whether the registry or the site is alive.
 */
import { get } from "node:http";
import process from "node:process";

/** Milliseconds until a server that does not answer counts as broken. */
const timeout = 4000;

/** Resolves to true if `http://localhost:TARGET` answers 200. */
const answers = (target) =>
  new Promise((resolve) => {
    const [, port, path] = /^(\d+)(\/.*)$/.exec(target) ?? [];
    // The servers answer for their own hosts only; this machine is one of them.
    const request = get({ host: "127.0.0.1", port, path, timeout, headers: { host: "localhost" } }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.on("error", () => resolve(false));
    request.on("timeout", () => request.destroy());
  });

const [target] = process.argv.slice(2);
const targets = target === undefined ? ["4001/health", "4000/api/callboard-docs/live"] : [target];
const found = await Promise.all(targets.map(answers));
process.exit(found.includes(true) ? 0 : 1);
