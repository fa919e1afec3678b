import { expect, it } from "vitest";
import type { Json } from "#engine/json";
import type { ApiModel } from "#engine/model";
import { importDescription } from "./description.ts";

const remote = "https://parts.example/parts.json";

/** Imports a file that refers to another file and to an address, which hold the same parts. */
async function imported(description: Json, parts: (where: "file" | "address") => Json): Promise<ApiModel> {
  const read = async (address: string): Promise<string> =>
    JSON.stringify(parts(address === remote ? "address" : "file"));
  const answer = await importDescription(
    { name: "docs/api.json", text: JSON.stringify(description) },
    { id: "a", read },
  );
  if (!answer.ok) throw new Error(JSON.stringify(answer.diagnostics));
  return answer.model;
}

const environmentsIn = ({ endpoints, channels = [] }: ApiModel) =>
  Object.fromEntries(
    [...endpoints, ...channels].flatMap(({ environments }) =>
      environments.map(({ baseUrl, fetched = false }) => [baseUrl, fetched]),
    ),
  );

it("marks servers and flows that contain a text of a fetched document", async () => {
  const model = await imported(
    {
      openapi: "3.1.0",
      info: { title: "A", version: "1" },
      servers: [
        { url: { $ref: "parts.json#/url" } },
        { url: { $ref: `${remote}#/url` } },
        { url: "http://{host}:1/variable", variables: { host: { default: { $ref: `${remote}#/host` } } } },
        { $ref: `${remote}#/server` },
      ],
      paths: { "/own": { get: { responses: {} } } },
      components: {
        securitySchemes: {
          login: {
            type: "oauth2",
            flows: { clientCredentials: { tokenUrl: { $ref: `${remote}#/url` }, scopes: {} } },
          },
        },
      },
    },
    (where) => ({
      url: `http://localhost:1/${where}`,
      host: "localhost",
      server: { url: "http://localhost:1/server" },
    }),
  );
  expect(environmentsIn(model)).toEqual({
    "http://localhost:1/file": false,
    "http://localhost:1/address": true,
    "http://localhost:1/variable": true,
    "http://localhost:1/server": true,
  });
  expect(model.auths).toMatchObject({ login: { flows: { clientCredentials: { fetched: true } } } });
});

it("marks OpenAPI servers and token URLs from a fetched document", async () => {
  const model = await imported(
    {
      openapi: "3.1.0",
      info: { title: "A", version: "1" },
      servers: [{ url: "http://localhost:1/own" }],
      paths: {
        "/own": { get: { responses: {} } },
        "/file": { $ref: "parts.json#/item" },
        "/address": { $ref: `${remote}#/item` },
        "/operation": { get: { servers: [{ url: "http://localhost:1/operation" }], responses: {} } },
      },
      components: {
        securitySchemes: { file: { $ref: "parts.json#/login" }, address: { $ref: `${remote}#/login` } },
      },
    },
    (where) => ({
      item: { servers: [{ url: `http://localhost:1/${where}` }], get: { responses: {} } },
      login: {
        type: "oauth2",
        flows: { clientCredentials: { tokenUrl: "http://localhost:1/token", scopes: {} } },
      },
    }),
  );
  expect(environmentsIn(model)).toEqual({
    "http://localhost:1/own": false,
    "http://localhost:1/file": false,
    "http://localhost:1/address": true,
    "http://localhost:1/operation": false,
  });
  const flow = { tokenUrl: "http://localhost:1/token", scopes: {} };
  expect(model.auths).toMatchObject({
    file: { flows: { clientCredentials: flow } },
    address: { flows: { clientCredentials: { ...flow, fetched: true } } },
  });
  expect(model.auths.file).not.toHaveProperty("flows.clientCredentials.fetched");
});

it("marks AsyncAPI servers from a fetched document, or with a variable from one", async () => {
  const model = await imported(
    {
      asyncapi: "3.0.0",
      info: { title: "A", version: "1" },
      servers: {
        own: { host: "localhost:1", pathname: "/own", protocol: "ws" },
        file: { $ref: "parts.json#/server" },
        address: { $ref: `${remote}#/server` },
        varied: {
          host: "{host}",
          pathname: "/varied",
          protocol: "ws",
          variables: { host: { $ref: `${remote}#/variable` } },
        },
      },
      channels: { talk: { address: "/talk", messages: { hi: { payload: { type: "string" } } } } },
      operations: { hear: { action: "send", channel: { $ref: "#/channels/talk" } } },
    },
    (where) => ({
      server: { host: "localhost:1", pathname: `/${where}`, protocol: "ws" },
      variable: { default: "localhost:1" },
    }),
  );
  expect(environmentsIn(model)).toEqual({
    "ws://localhost:1/own": false,
    "ws://localhost:1/file": false,
    "ws://localhost:1/address": true,
    "ws://localhost:1/varied": true,
  });
});

it("marks OpenRPC servers from a fetched document", async () => {
  const method = (name: string): Json => ({ name, params: [], result: { name: "r", schema: true } });
  const model = await imported(
    {
      openrpc: "1.3.2",
      info: { title: "A", version: "1" },
      servers: [
        { name: "own", url: "http://localhost:1/own" },
        { $ref: "parts.json#/server" },
        { $ref: `${remote}#/server` },
      ],
      methods: [method("call")],
    },
    (where) => ({ server: { name: where, url: `http://localhost:1/${where}` } }),
  );
  expect(environmentsIn(model)).toEqual({
    "http://localhost:1/own": false,
    "http://localhost:1/file": false,
    "http://localhost:1/address": true,
  });
});
