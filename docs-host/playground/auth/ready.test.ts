import { expect, it } from "vitest";
import { createActor } from "xstate";
import {
  type AuthState,
  blankOAuth,
  destinationOf,
  type OAuthState,
  oauthOf,
  outgoing,
  ownedScheme,
  type SchemeSet,
} from "#engine/auth";
import { bareEndpoint } from "#engine/model";
import { planRequest } from "#engine/request";
import { read } from "#engine/secret";
import { typesFrom } from "#engine/shape";
import { authCardMachine } from "#machines";
import { type ReadyDeps, readyPlan } from "./ready.ts";

const url = "https://api.example.com/v1/plants";
const destination = destinationOf(url, "garden");
const login = ownedScheme({ kind: "oAuth", endpointId: "token", accessTokenLocator: ".t" }, "garden");
const cookie = (name: string) => ({ kind: "header", headerWireValue: name, in: "cookie" }) as const;
const set: SchemeSet = { key: "all", schemes: [login, cookie("one"), cookie("two")] };
const token = (accessToken: string): OAuthState => ({
  ...{ ...blankOAuth, owner: login.owner ?? "", isLoggedIn: true, accessToken, tokenUrl: `${url}/token` },
});
const credentials: AuthState = { oauth: token("old"), header: { headers: { one: "1", two: "2" } } };

/** The credentials of a playground with a token that is expired until it is renewed. */
function start() {
  const input = {
    saved: { credentials: {}, sent: {}, bound: {}, forms: [], forgotten: [], memoryOnly: false },
    ...{ initial: {}, destination, registered: [] },
  };
  const card = createActor(authCardMachine, { input }).start();
  card.send({ type: "change", state: credentials });
  const now = () => card.getSnapshot().context;
  const deps: ReadyDeps = {
    card,
    pick: () => set,
    outgoing: (choice) => outgoing(set, choice),
    destinationOf: (to) => destinationOf(to, "garden"),
    ending: ({ credentials }) =>
      oauthOf(login, credentials).accessToken === "old" ? { isOver: true, renewedAt: [], at: 0 } : undefined,
    isSent: () => true,
    injection: undefined,
    now: () => new Date(0),
    refresh: async () =>
      card.send({ type: "change", state: { ...now().credentials, oauth: token("new") }, renewed: true }),
  };
  const plan = (baseUrl = "https://api.example.com") =>
    planRequest({
      endpoint: bareEndpoint({ id: "plants", method: "GET", path: [] }),
      ...{ globalHeaders: [], types: typesFrom({}), form: { value: {}, selection: {} } },
      ...{ credentials: outgoing(set, now()).headers, baseUrl },
    });
  return { card, now, deps, plan };
}

it("replaces an expired token with the new one and keeps the cookies", async () => {
  const { deps, plan } = start();
  const ready = await readyPlan(plan(), deps);
  expect(ready.headers.map(({ name, value }) => `${name}: ${read(value, "reveal")}`)).toEqual([
    "Authorization: Bearer new",
    "Cookie: one=1; two=2",
  ]);
});

it("records which host receives which credential, including each cookie of one header", async () => {
  const { deps, plan, now } = start();
  await readyPlan(plan(), deps);
  expect(Object.keys(now().sent).sort()).toEqual(["header.one", "header.two", "oauth"]);
  expect(now().sent["header.two"]).toEqual(["api.example.com"]);
});

it.each(["oauth", "header.one", "header.two"])(
  "sends nothing if consent for %s was withdrawn after planning",
  async (id) => {
    const { card, deps, plan } = start();
    const sandbox = destinationOf("https://sandbox.example.com", "garden");
    const ids = ["oauth", "header.one", "header.two"];
    card.send({ type: "aim", destination: sandbox, registered: [] });
    card.send({ type: "answer", ids, destination: sandbox, answer: "send" });
    const planned = plan("https://sandbox.example.com");
    card.send({ type: "answer", ids: [id], destination: sandbox, answer: "withhold" });
    await expect(readyPlan(planned, deps)).rejects.toMatchObject({ failure: { cause: "credential-not-confirmed" } });
  },
);
