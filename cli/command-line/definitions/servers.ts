import { defineCommand } from "../definition.ts";
import { allDiagnostics, allow, noProxy, registrySettings, siteSettings } from "./shared.ts";

/** Exit codes of commands that serve until Ctrl-C. */
const exits = { 0: "stopped by Ctrl-C or a signal", 1: "it can't listen or open its data, or an error ended it" };

const serverNeeded = "a base URL, such as http://localhost:3000";

/** `callboard start`. */
export const startCommand = defineCommand({
  name: "start",
  summary: "start the registry and the docs site",
  description:
    "Starts the registry and the docs site, and shows the registry's own API, until Ctrl-C. With files or addresses it shows the docs of these instead: see callboard serve --help.",
  arguments: [
    { name: "SOURCE", description: "files or addresses, as for callboard serve", optional: true, repeat: true },
  ],
  options: { "no-proxy": noProxy },
  examples: [
    { line: "callboard start", does: "docs at http://localhost:4000, registry at :4001" },
    { line: "callboard start --port 8080 --data /var/lib/callboard", does: "with another port and folder" },
    { line: "callboard start openapi.yaml", does: "the docs of a description, without a registry" },
  ],
  exits,
  settings: [...siteSettings, "readLimits", "siteList", "apiSites", "siteMemory", "stopDelay", ...registrySettings],
  page: "hosting.md",
});

/** `callboard registry`. */
export const registryCommand = defineCommand({
  name: "registry",
  summary: "start the registry alone",
  description:
    "Starts the registry without a docs site, until Ctrl-C. Several of them on one database and one bucket are equal: a balancer may send any call to any of them.",
  examples: [
    { line: "callboard registry", does: "at http://localhost:4001, with its data in .callboard" },
    {
      line: "DATABASE_URL=postgres://me:secret@db/callboard callboard registry --registry-port 8081",
      does: "with PostgreSQL",
    },
  ],
  exits,
  settings: [
    "registryAddress",
    "registryOrigin",
    "log",
    "origin",
    "hosts",
    "trustedProxies",
    "stopDelay",
    ...registrySettings,
  ],
  page: "registry.md",
});

/** `callboard site`. */
export const siteCommand = defineCommand({
  name: "site",
  summary: "show the docs sites of a registry that runs elsewhere",
  description:
    "Shows all docs sites of a registry that runs elsewhere, until Ctrl-C. Several of them are equal: a balancer may send any request to any of them. Its token needs the scope read, of the organization that runs the registry; a token of another organization shows the sites of that one alone.",
  options: { "no-proxy": noProxy },
  examples: [
    {
      line: "CALLBOARD_TOKEN=… callboard site --registry https://registry.example.com",
      does: "all sites of a registry",
    },
    { line: "callboard site --port 8080", does: "show the sites of a registry on this machine at another port" },
  ],
  exits,
  settings: [
    "address",
    "registry",
    "token",
    "data",
    ...siteSettings,
    "siteList",
    "apiSites",
    "siteMemory",
    "metricsPort",
    "metricsAddress",
    "stopDelay",
  ],
  page: "hosting.md#several-processes",
});

/** `callboard serve`. */
export const serveCommand = defineCommand({
  name: "serve",
  summary: "show the docs of OpenAPI, AsyncAPI or OpenRPC files and addresses",
  description:
    "Shows the docs and the playground of APIs described in OpenAPI, AsyncAPI or OpenRPC. Reads a file again when it changes, and an address every minute.",
  arguments: [{ name: "SOURCE", description: "files, or addresses with https", repeat: true }],
  options: {
    "all-diagnostics": allDiagnostics,
    within: {
      value: "FOLDER",
      description:
        "the folder that must contain the files named by $ref (default: this folder, or the folder of a description elsewhere)",
      needs: "a folder",
    },
    every: {
      value: "SECONDS",
      description: "how often addresses are fetched again; 0 for never",
      needs: "a whole number of seconds",
      default: "60",
    },
    allow,
    server: {
      value: "URL",
      description:
        "the base URL of the API, such as http://localhost:3000, if the description names no server or one without a host; the playground may call it, as with --allow; SOURCE=URL for one of several descriptions, may be repeated",
      needs: serverNeeded,
      repeat: true,
    },
    "no-proxy": noProxy,
  },
  examples: [
    { line: "callboard serve openapi.yaml", does: "docs and playground at http://localhost:4000" },
    { line: "callboard serve openapi.yaml --server http://localhost:3000", does: "send requests to this server" },
    { line: "callboard serve plants.yaml orders.json --port 8080", does: "two APIs, at another port" },
    { line: "callboard serve https://api.example.com/openapi.json", does: "a description at an address" },
  ],
  exits,
  settings: ["data", "readLimits", ...siteSettings],
  page: "reading.md",
});
