import { expect, it } from "vitest";
import type { Channel } from "#engine/model";
import { formOfReplay } from "./form-of-replay.ts";

const channel: Channel = {
  id: "talk",
  path: [],
  pathParameters: [],
  queryParameters: [{ key: "bed", shape: { kind: "string" }, optional: true }],
  requestHeaders: [],
  auth: [],
  environments: [],
  examples: [],
  messages: [{ type: "water", origin: "client", body: { kind: "object", properties: [] } }],
} as unknown as Channel; // the parts that the form of a channel reads

const formOf = (one: object) =>
  formOfReplay({ channel, types: {} }, { case: JSON.parse(JSON.stringify(one)) }, () => new Date(0));

it("opens the case of a channel with its messages", () => {
  const value = { queryParameters: { bed: "north" }, messages: { water: {} } };
  expect(formOf({ value })).toEqual({ ok: true, form: { value, selection: {} } });
});

it("applies the edits of a case to the empty form of a channel", () => {
  const made = formOf({
    actions: [{ type: "addProperty", at: ["queryParameters"], key: "bed", value: "south" }],
  });
  expect(made).toMatchObject({ ok: true, form: { value: { queryParameters: { bed: "south" }, messages: {} } } });
});
