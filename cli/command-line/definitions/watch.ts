import { defineCommand } from "../definition.ts";
import { testCommand } from "./test.ts";

/** The time between the starts of two rounds: our choice, the interval of usual uptime checks. */
const defaultEvery = "5m";

/** Generated calls of each endpoint in a round: our choice, far fewer than in a test, since rounds repeat. */
const defaultWatchCases = 10;

const { server, endpoint, check, without, credential, header, timeout, rate } = testCommand.options;
const { insecure, ca, cert, key, proxy } = testCommand.options;

/** `callboard watch`. */
export const watchCommand = defineCommand({
  name: "watch",
  summary: "send the safe requests of an API again and again, and report when it drifts from its description",
  description: `Sends requests that change nothing to the server at --server, in rounds, and prints what is no longer as documented, by endpoint, with the time when it was first seen, and what is right again. Each round sends the same requests, so that a difference comes from the API. The description is read again in each round.

A file remembers all rounds: the broken promises, and which parts of the description a live answer has shown. With --port the memory is served: as a page for people at /, for Prometheus at /metrics, and as JSON at /state.json.`,
  arguments: [{ name: "API", description: "a file or an address that describes the API: OpenAPI or OpenRPC" }],
  options: {
    server,
    every: { value: "T", description: "the time between two rounds, such as 90s or 1h", default: defaultEvery },
    once: { description: "end after one round, for a scheduler such as cron" },
    state: { value: "FILE", description: "the file of the memory (default: one for each server in .callboard/watch/)" },
    port: {
      value: "PORT",
      description: "serve page, metrics and memory at this port of this machine; 0 for a free one",
    },
    cases: {
      value: "N",
      description: "generated requests for each endpoint in a round",
      default: String(defaultWatchCases),
    },
    seed: { value: "S", signed: true, description: "the random seed of all rounds", default: "1" },
    endpoint,
    check,
    without,
    credential,
    "credential-command": testCommand.options["credential-command"],
    "credential-lifetime": testCommand.options["credential-lifetime"],
    "oauth-client": testCommand.options["oauth-client"],
    "refresh-token": testCommand.options["refresh-token"],
    ...{ insecure, ca, cert, key, proxy },
    header,
    timeout,
    rate,
    "max-response-time": { value: "T", description: "report answers that take longer, such as 500ms" },
    json: { description: "print each round as one line of JSON" },
  },
  examples: [
    { line: "callboard watch openapi.yaml --server https://api.example.com", does: "every five minutes, until Ctrl-C" },
    {
      line: "callboard watch openapi.yaml --server https://api.example.com --every 1h --port 9464",
      does: "every hour, with metrics for Prometheus",
    },
    {
      line: "callboard watch openapi.yaml --server https://api.example.com --once",
      does: "one round, from a scheduler",
    },
  ],
  exits: {
    0: "ended without a broken promise that lasts",
    1: "a broken promise lasts",
    2: "it could not begin, or the API did not answer, or refused every request with 401 or 403, with --once",
    130: "interrupted by Ctrl-C before the first round",
  },
  settings: ["data", "readLimits", "hosts", "test"],
  page: "watch.md",
});
