import type { Api } from "../http/create-handle.ts";
import type { Description, Parameter } from "../http/description.ts";
import { errors, problemSchema } from "../http/documented-errors.ts";
import { empty } from "../http/exchange.ts";
import { problem } from "../http/json-answer.ts";
import type { CorrectServer } from "./correct-server.ts";

const name: Parameter = {
  name: "name",
  in: "path",
  required: true,
  schema: { type: "string", pattern: "^[a-z]{1,8}$" },
};

const description: Description = {
  openapi: "3.1.0",
  info: { title: "Switches", version: "1" },
  paths: {
    "/switches/{name}": {
      put: {
        operationId: "turnOn",
        summary: "Turn a switch on",
        parameters: [name],
        responses: { "204": { description: "It is on." }, ...errors(400) },
      },
      get: {
        operationId: "isOn",
        summary: "Find out if a switch is on",
        parameters: [name],
        responses: { "204": { description: "It is on." }, ...errors(400, 404) },
      },
      delete: {
        operationId: "turnOff",
        summary: "Turn a switch off",
        description: "A switch that is off stays off.",
        parameters: [name],
        responses: { "204": { description: "It is off." }, ...errors(400) },
      },
    },
    "/switches": {
      delete: {
        operationId: "turnAllOff",
        summary: "Turn all switches off",
        responses: { "204": { description: "All are off." } },
      },
    },
  },
  components: { schemas: { Problem: problemSchema } },
};

function createApi(): Api {
  const on = new Set<string>();
  return {
    description,
    operations: {
      turnOn: ({ path }) => {
        on.add(String(path.name));
        return empty(204);
      },
      isOn: ({ path }) => (on.has(String(path.name)) ? empty(204) : problem(404, "It is off.")),
      turnOff: ({ path }) => {
        on.delete(String(path.name));
        return empty(204);
      },
      turnAllOff: () => {
        on.clear();
        return empty(204);
      },
    },
  };
}

/** Switches: answers without content; PUT creates, and DELETE succeeds again. */
export const switches: CorrectServer = {
  name: "switches",
  says: "Answers without content, resources named by clients, and a DELETE that may be repeated.",
  create: createApi,
};
