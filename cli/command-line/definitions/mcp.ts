import { defineCommand } from "../definition.ts";
import { allDiagnostics } from "./shared.ts";

/** Seconds to wait for a response by default: our choice, well within the patience of clients. */
export const defaultCallTimeout = 30;

/** `callboard mcp`. */
export const mcpCommand = defineCommand({
  name: "mcp",
  summary: "offer the docs of an API to an assistant, over standard input and output",
  description: `Answers the Model Context Protocol over standard input and output, for a client that starts this command. Its tools search, read pages, list and read endpoints, and plan requests of described APIs (OpenAPI, AsyncAPI, OpenRPC). They send nothing. Files are read again when they change.

--call adds a tool that sends requests to the API of one description. It sends only to the servers of the description, or to those of --allow-host, and only with methods that change nothing unless --allow-writes is given. Credentials are added by this command: the assistant never gets them, and they are removed from responses and errors.`,
  arguments: [{ name: "FILE", description: "files, or addresses with https", repeat: true }],
  options: {
    call: { description: "add the tool call_endpoint, which sends requests" },
    "allow-host": {
      value: "HOST",
      repeat: true,
      description:
        "with --call: send to this host only, such as api.example.com or localhost:3000; may be repeated (default: the servers of the description; not those at private addresses, apart from servers on this machine that a local file names)",
      needs: "a host, such as api.example.com",
    },
    "allow-writes": { description: "with --call: send requests that may change or delete data too" },
    server: {
      value: "URL",
      description:
        "the server of all endpoints, instead of those of the descriptions, such as http://localhost:3000/v1; with --call, requests are sent there",
      needs: "a base URL, such as http://localhost:3000",
    },
    credential: {
      value: "SCHEME=VALUE",
      repeat: true,
      description:
        "with --call: the credential of a security scheme: a token, a key, or user:password. @FILE reads it from a file; CALLBOARD_CREDENTIAL_SCHEME from the environment, which other users of this machine can't see",
    },
    header: {
      value: "NAME: VALUE",
      repeat: true,
      description: "with --call: a header of all requests; its value is kept from the assistant",
    },
    timeout: {
      value: "T",
      description: `with --call: the time to wait for a response (default: ${defaultCallTimeout}s)`,
    },
    "all-diagnostics": allDiagnostics,
  },
  examples: [
    { line: "callboard mcp openapi.yaml", does: "docs of an API for the client that starts it" },
    { line: "callboard mcp plants.yaml chat.yaml", does: "docs of two APIs" },
    {
      line: "callboard mcp openapi.yaml --call --allow-host api.example.com",
      does: "requests too, with the token in CALLBOARD_CREDENTIAL_BEARER",
    },
  ],
  exits: {
    0: "the client closed the connection, or Ctrl-C or a signal ended it",
    2: "it can't read a file, or the command line is wrong",
  },
  settings: ["readLimits", "log"],
  page: "agents.md",
});
