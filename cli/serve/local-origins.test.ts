import { expect, it } from "vitest";
import type { Channel } from "#engine/model";
import { apiOf, endpointOf } from "./api.testing.ts";
import { localOrigins } from "./local-origins.ts";

it("are the servers on this machine that an API names, and no other private ones", () => {
  const addresses = [
    "http://localhost:8080/v1",
    "http://localhost:8080/v2",
    "https://127.0.0.1:9000",
    "http://[::1]:5000/x",
    "http://api.localhost:6000",
    "http://10.0.0.5",
    "http://localhost.example.com",
    "https://api.example",
    "/relative",
    "ftp://localhost:1",
  ];
  expect(
    localOrigins([
      apiOf(
        "a",
        addresses.map((address, n) => endpointOf(String(n), address)),
      ),
    ]),
  ).toEqual(["http://[::1]:5000", "http://api.localhost:6000", "http://localhost:8080", "https://127.0.0.1:9000"]);
});

it("are those too that the variables of an address may give", () => {
  const environment = {
    id: "e",
    baseUrl: "http://localhost:1",
    template: "http://localhost:{port}",
    variables: { port: { default: "1", values: ["1", "2"] } },
  };
  const model = apiOf("a", [{ ...endpointOf("call"), environments: [environment] }]);
  expect(localOrigins([model])).toEqual(["http://localhost:1", "http://localhost:2"]);
});

it("are those too that give tokens", () => {
  const flow = { tokenUrl: "http://localhost:7000/token", refreshUrl: "http://localhost:7001/renew", scopes: {} };
  const implicit = { tokenUrl: "http://localhost:7002", scopes: {} };
  const auths = { login: { kind: "oauthFlows", flows: { clientCredentials: flow, password: implicit } } } as const;
  expect(localOrigins([{ ...apiOf("a", []), auths }])).toEqual(["http://localhost:7000", "http://localhost:7001"]);
});

it("are those too that channels connect to, as the http origins that their connections begin at", () => {
  const channel: Channel = {
    ...{ id: "talk", namespace: [], path: [], auth: [], messages: [], examples: [] },
    ...{ pathParameters: [], queryParameters: [], requestHeaders: [] },
    environments: [
      { id: "own", baseUrl: "ws://localhost:1/v1" },
      { id: "safe", baseUrl: "wss://127.0.0.1:2" },
      { id: "far", baseUrl: "wss://api.example" },
    ],
  };
  const model = { ...apiOf("a", []), channels: [channel] };
  expect(localOrigins([model])).toEqual(["http://localhost:1", "https://127.0.0.1:2"]);
});
