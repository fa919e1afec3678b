import { defineCommand } from "../definition.ts";
import { allDiagnostics } from "./shared.ts";

/** Port of a mock server; our choice, next to the ports of the docs and the registry. */
const defaultMockPort = 4010;

/** `callboard mock`. */
export const mockCommand = defineCommand({
  name: "mock",
  summary: "answer the calls of an API with its examples",
  description:
    "Answers every call of described APIs (OpenAPI, AsyncAPI channels by WebSocket, OpenRPC) with their examples, and with generated values of the documented types where there are none. Requests are checked by the description and refused as documented. The same request gets the same answer. A request chooses its answer by the header Prefer: code=404, example=NAME, dynamic=true. Files are read again when they change. Listens on this machine only, for its names and the names in the setting hosts, until Ctrl-C.",
  arguments: [{ name: "FILE", description: "files, or addresses with https", repeat: true }],
  options: {
    port: {
      value: "PORT",
      description: "the port; 0 for a free one",
      needs: "a port",
      default: String(defaultMockPort),
    },
    delay: {
      value: "MS",
      description: "wait this long before each answer, in milliseconds",
      needs: "milliseconds",
      default: "0",
    },
    "error-rate": {
      value: "RATE",
      description: "the share of calls that fail as documented, from 0 to 1",
      needs: "a number from 0 to 1",
      default: "0",
    },
    stateful: { description: "store what calls create, so that others read, list, change and remove it" },
    seed: {
      value: "S",
      description: "the seed of generated answers and of failures; any other than 1 draws all values",
      signed: true,
      default: "1",
    },
    "any-credential": { description: "accept any credential, also one that is malformed or made up by callboard test" },
    cassette: {
      value: "PATH",
      description:
        "answer with the recorded answers of this file, or of the files in this folder, where there is one; may be repeated",
      needs: "a file or a folder",
      repeat: true,
    },
    "all-diagnostics": allDiagnostics,
  },
  examples: [
    { line: "callboard mock openapi.yaml", does: "the API at http://localhost:4010" },
    { line: "callboard mock plants.yaml orders.json --port 8080", does: "two APIs, at another port" },
    { line: "callboard mock openapi.yaml --delay 300 --error-rate 0.1", does: "slow, and one call in ten fails" },
  ],
  exits: {
    0: "stopped by Ctrl-C or a signal",
    1: "it can't listen",
    2: "it can't read a file, or the command line is wrong",
  },
  settings: ["readLimits", "log", "hosts"],
  page: "mock.md",
});
