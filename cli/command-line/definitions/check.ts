import { defineCommand } from "../definition.ts";
import { registry } from "./shared.ts";

/** Default number of cases for each law of each endpoint, the same as in fast-check. */
export const defaultRuns = 100;

/** `callboard check`. */
export const checkCommand = defineCommand({
  name: "check",
  summary: "test the forms of an API on generated values",
  description: `Tests the form of every endpoint and channel of an API on generated values: the request contains what was entered, each broken rule is reported at its field, actions can be undone, and examples and the programs for cURL, TypeScript and Python match the request. Nothing is sent. Each failure is written to .callboard/replays/. Ctrl-C ends a check early, and prints the results so far.

API is the id of an API in the registry (needs a token), the name of an API of the docs site at --site, a file that describes an API (OpenAPI, AsyncAPI or OpenRPC in JSON or YAML, or a definition in the registry's format), or an IDL folder such as idl, also at a git revision, such as main:idl.`,
  arguments: [{ name: "API", description: "the API (default: the registry's own)", optional: true }],
  options: {
    endpoint: {
      value: "NAME",
      description: "only this endpoint, by method and path or by id; a channel as WSS /path",
    },
    runs: {
      value: "N",
      description: `cases for each law of each endpoint (default: ${defaultRuns})`,
    },
    seed: { value: "S", description: "the random seed, to repeat the same cases", signed: true },
    path: {
      value: "P",
      description: "only the case that a failure names, such as request:12:0",
    },
    replay: { value: "FILE", description: "repeat the case of a failure" },
    open: { description: "with --replay: serve the page with the form filled in as it failed, until Ctrl-C" },
    json: { description: "print the result as one JSON object" },
    registry,
    site: { value: "URL", description: "the docs site that has the named API", default: "localhost:4000" },
  },
  examples: [
    { line: "callboard check openapi.json", does: "all forms, on generated values" },
    { line: 'callboard check openapi.json --endpoint "POST /plants"', does: "one endpoint" },
    { line: "callboard check --replay failure.json --open", does: "show the form of a failure" },
  ],
  exits: {
    0: "all laws hold",
    1: "a law is broken",
    2: "the check could not run",
    130: "interrupted without a failure",
  },
  settings: ["registry", "token", "data", "readLimits"],
});
