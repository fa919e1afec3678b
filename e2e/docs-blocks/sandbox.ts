import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { programsNotRun } from "./not-run.ts";

const root = resolve(import.meta.dirname, "../..");

const operation = `get:
      operationId: getPlant
      parameters: [{ name: id, in: path, required: true, schema: { type: string, maxLength: 9 } }]
      responses: { "200": { description: A plant. } }`;

/** The description of an API that the blocks are about; its version in the past had no limit of a name. */
const description = (limit: string) => `openapi: 3.1.0
info: { title: Plants, version: "1" }
servers: [{ url: "http://localhost:3000" }]
security: [{ key: [] }]
paths:
  /plants:
    post:
      operationId: addPlant
      requestBody:
        required: true
        content:
          application/json:
            schema: { type: object, required: [name], properties: { name: { type: string, minLength: 1${limit} } } }
      responses: { "201": { description: Added. } }
  /tenants/{tenant}:
    ${operation.replaceAll("id,", "tenant,").replace("getPlant", "getTenant")}
  /sessions:
    post: { operationId: createSession, responses: { "200": { description: A session. } } }
components: { securitySchemes: { key: { type: http, scheme: bearer } } }
`;

const orders = {
  openapi: "3.1.0",
  info: { title: "Orders", version: "1" },
  servers: [{ url: "http://localhost:3000" }],
  paths: {
    "/plants": {
      post: {
        operationId: "addOrder",
        requestBody: {
          required: true,
          content: {
            "application/json": {
              schema: { type: "object", required: ["name"], properties: { name: { type: "string", minLength: 1 } } },
            },
          },
        },
        responses: { "201": { description: "Added." } },
      },
    },
  },
};

/** Files that the blocks of the docs name, as a reader has them. */
const files: { readonly [path: string]: string } = {
  "openapi.yaml": description(", maxLength: 40"),
  "old.yaml": description(""),
  "plants.yaml": description(""),
  "openapi.json": JSON.stringify(orders),
  "orders.json": JSON.stringify(orders),
  "openapi-2.json": JSON.stringify({
    ...{ swagger: "2.0", info: { title: "Plants", version: "1" }, host: "plants.example" },
    paths: { "/plants": { get: { responses: { 200: { description: "All plants." } } } } },
  }),
  "recorded.json": '{ "callboardCassette": 1, "answers": [] }',
  "asyncapi.yaml": `asyncapi: 3.0.0
info: { title: Garden, version: "1" }
servers: { live: { host: garden.example, protocol: wss } }
channels: { bed: { address: /bed, messages: { water: { payload: { type: string } } } } }
operations: { water: { action: receive, channel: { $ref: "#/channels/bed" } } }
`,
  "staging.yaml": "port: 8080\n",
  "fern.config.json": '{ "organization": "callboard", "version": "*" }',
  "docs/docs.yml": `instances: [{ url: https://docs.acme.example }]
title: Plants
navigation: [{ page: Home, path: home.mdx }]
`,
  "docs/fern.config.json": '{ "organization": "acme", "version": "*" }',
  "docs/home.mdx": "# Plants\n",
  "shop/api.yml": "name: shop\n",
  "shop/plants.yml": `service:
  auth: false
  base-path: /plants
  endpoints:
    get: { method: GET, path: "/{id}", path-parameters: { id: string }, response: Plant }
types:
  Plant: { properties: { name: string, serial: long } }
`,
  "package.json": '{ "type": "module" }',
};

/** Creates the folder that a reader has at the start of a page, with the package installed and a repository around. */
export function createTemplate(): string {
  const folder = mkdtempSync(join(tmpdir(), "callboard-blocks-"));
  const put = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const [path, text] of Object.entries(files)) put(path, text);
  cpSync(join(folder, "shop"), join(folder, "idl"), { recursive: true });
  cpSync(join(root, "deploy"), join(folder, "deploy"), { recursive: true });
  mkdirSync(join(folder, ".config/fish/completions"), { recursive: true });
  put(".gitignore", "node_modules\n.callboard\n");
  const git = (...words: readonly string[]) => execFileSync("git", words, { cwd: folder });
  git("init", "--quiet", "--initial-branch", "main");
  git("add", "--all");
  git("-c", "user.name=Ada", "-c", "user.email=ada@example.com", "commit", "--quiet", "--message", "Plants");
  mkdirSync(join(folder, "node_modules/.bin"), { recursive: true });
  symlinkSync(root, join(folder, "node_modules/callboard"));
  for (const name of ["fast-check", "@types"])
    symlinkSync(join(root, "node_modules", name), join(folder, "node_modules", name));
  symlinkSync(join(root, "dist/server/callboard.js"), join(folder, "node_modules/.bin/callboard"));
  for (const name of Object.keys(programsNotRun)) {
    put(`node_modules/.bin/${name}`, stub);
    chmodSync(join(folder, "node_modules/.bin", name), 0o755);
  }
  return folder;
}

/** Stands for a program that is not run: fails if a path in its arguments does not exist. */
const stub = `#!/bin/sh
for word in "$@"; do
  case $word in
    -* | /* | *:* | *\\** | *' '*) ;;
    site | */*) [ -e "$word" ] || { echo "there is no $word"; exit 1; } ;;
  esac
done
`;
