import { expect, it } from "vitest";
import { objectOf } from "#engine/json";
import { bareEndpoint, type EndpointForm } from "#engine/model";
import { portReader, startAnswering } from "../session/index.ts";
import { compareResponse } from "./use-comparison.ts";

/** Opens a reader that clones messages as between threads. */
const open = () => {
  let receive: Parameters<Parameters<typeof portReader>[0]["listen"]>[0] = () => {};
  const answer = startAnswering((reply) => receive(structuredClone(reply)));
  return portReader({
    post: (question) => answer(structuredClone(question)),
    listen: (listener) => {
      receive = listener;
    },
    close: () => {},
  });
};

it("compares in a worker with a description that has another order of keys than the platform", async () => {
  const response = objectOf([
    ["z", 1],
    ["7", 2],
  ]);
  const values = { pathParameters: {}, queryParameters: {}, headers: {} };
  const form: EndpointForm = {
    endpoint: bareEndpoint({
      id: "plants.get",
      responses: [{ statusCode: 200, body: { kind: "json", shape: { kind: "string" } } }],
      examples: [{ path: "/", ...values, statusCode: 200, response }],
    }),
    ...{ nodes: [], globalHeaders: [], authSchemes: {}, types: {} },
  };
  const source = { content: new TextEncoder().encode("7"), charset: undefined, saysJson: true };
  const compare = compareResponse(source, 200, {
    open,
    documented: async () => form,
    view: { read: () => "tree", write: () => {} },
  });
  expect(await compare(() => {}).outcome).toMatchObject([{ path: [], got: "7" }]);
});
