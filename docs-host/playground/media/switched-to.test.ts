import { afterEach, expect, it } from "vitest";
import { bareEndpoint, type EndpointForm, type RequestBody } from "#engine/model";
import type { Property, Shape } from "#engine/shape";
import { sessionStore } from "../adapters/session-store.ts";
import { authStore } from "../auth/index.ts";
import type { Composition, PlaygroundDeps } from "../compose/index.ts";
import { acceptKey, composeIn, composeSaved, mediaKey, switchedTo } from "./switched-to.ts";

const text: Shape = { kind: "string" };
const property = (key: string): Property => ({ key, shape: text, optional: false });
const body = (contentType: string, key: string): RequestBody => ({
  ...{ kind: "json", optional: false, contentType },
  shape: { kind: "object", properties: [property(key)] },
});

const form: EndpointForm = {
  endpoint: bareEndpoint({
    id: "plants",
    queryParameters: [property("garden")],
    request: { body: body("application/json", "name"), alternatives: [body("application/vnd.garden+json", "latin")] },
    responses: [
      {
        ...{ statusCode: 200, contentType: "text/csv", body: { kind: "text" } },
        alternatives: [{ contentType: "application/json", body: { kind: "text" } }],
      },
    ],
  }),
  ...{ nodes: [], globalHeaders: [], authSchemes: {}, types: {} },
};

const memory = () => {
  const texts = new Map<string, string>();
  return sessionStore(() => ({
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
    removeItem: (key) => void texts.delete(key),
  }));
};

const refuse = (): Promise<never> => Promise.reject(new Error("nothing is sent here"));
const started: Composition[] = [];
afterEach(() => {
  for (const one of started.splice(0)) one.stop();
});

function depsOf(given?: PlaygroundDeps["given"]): PlaygroundDeps {
  const store = memory();
  return {
    ...{ api: "garden", siteUrl: "https://docs.example", draftKey: "garden", store, inMemory: new Map(), given },
    ...{ keeper: authStore(store, memory()), now: () => new Date(0), later: (act) => act(), log: () => {} },
    ...{ send: refuse, sendLogin: refuse, loadForm: refuse, leaveFor: refuse },
    ...{ cameBack: () => false, takeLoginAnswer: () => undefined },
  };
}

const start = (composed: Composition): Composition => {
  started.push(composed);
  return composed;
};
const bodyOf = ({ filled }: Composition): unknown => (filled.port.read().value as { readonly body?: unknown }).body;
const fieldsOf = (composed: Composition): readonly string[] => Object.keys(bodyOf(composed) as object);

it("composes the default body of an endpoint, also for a type that it does not accept", () => {
  for (const contentType of [undefined, "application/json", "text/plain"]) {
    const composed = start(composeIn(form, { contentType }, depsOf()));
    expect([fieldsOf(composed), composed.media?.contentType]).toEqual([["name"], undefined]);
  }
});

it("composes another body with its own draft", () => {
  const deps = depsOf();
  const other = start(composeIn(form, { contentType: "application/vnd.garden+json" }, deps));
  expect([fieldsOf(other), other.media?.contentType]).toEqual([["latin"], "application/vnd.garden+json"]);
  other.filled.port.dispatch({ type: "set", at: ["body", "latin"], value: "Polypodiopsida" });
  const first = start(composeIn(form, {}, deps));
  expect(bodyOf(first)).toEqual({ name: "" });
  other.stop();
  expect(bodyOf(start(composeIn(form, { contentType: "application/vnd.garden+json" }, deps)))).toEqual({
    latin: "Polypodiopsida",
  });
});

it("asks for the type of answers that was chosen, if the endpoint has it", () => {
  const plain = (value: string) => [{ kind: "plain", text: value }];
  const acceptOf = (accept: string | undefined): unknown => {
    const composed = start(composeIn(form, { accept }, depsOf()));
    const { headers } = composed.plan(composed.filled.history().present, [], "https://api.example");
    return [composed.media?.accept, headers.flatMap(({ name, value }) => (name === "Accept" ? value.parts : []))];
  };
  expect(acceptOf("application/json")).toEqual(["application/json", plain("application/json")]);
  expect(acceptOf("image/png")).toEqual(acceptOf(undefined));
  expect(acceptOf(undefined)).toEqual([undefined, plain("text/csv")]);
});

it("starts with the types that were chosen last", () => {
  const [deps, habits] = [depsOf(), memory()];
  habits.write(mediaKey(form, deps), "application/vnd.garden+json");
  habits.write(acceptKey(form, deps), "application/json");
  const { media } = start(composeSaved(form, deps, habits));
  expect([media?.contentType, media?.accept]).toEqual(["application/vnd.garden+json", "application/json"]);
  habits.write(mediaKey(form, deps), 3);
  expect(start(composeSaved(form, deps, habits)).media?.contentType).toBeUndefined();
});

it("takes the parameters of a form along to another type, as a step that can be undone", () => {
  const from = start(composeIn(form, {}, depsOf()));
  from.filled.port.dispatch({ type: "set", at: ["queryParameters", "garden"], value: "north" });
  const { media } = from;
  if (media === undefined) throw new Error("no media types");
  const next = start(switchedTo(from, media, "application/vnd.garden+json"));
  expect(next.filled.port.read().value).toEqual({ queryParameters: { garden: "north" }, body: { latin: "" } });
  expect(next.media?.takesFocus).toBe(true);
  expect(next.filled.undo()).toMatchObject({ name: "chose application/vnd.garden+json" });
});
