import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import {
  type AuthState,
  authStateFrom,
  authStateToJson,
  bindingsFrom,
  bindingsToJson,
  blankOAuth,
  type Destination,
  destinationOf,
  injectedState,
  outgoing,
  ownedScheme,
  type SchemeSet,
  visibleAt,
} from "#engine/auth";
import { read } from "#engine/secret";
import { authCardMachine, type SavedAuth } from "./auth-card.ts";

const domains = {
  "https://api.example.com": "example.com",
  "http://api.example.com": "example.com",
  "https://eu.example.com": "example.com",
  "http://eu.example.com": "example.com",
  "https://api.example.net": "example.net",
};
const at = (url: string, api = "garden"): Destination => destinationOf(url, api, domains);

const login = ownedScheme({ kind: "oAuth", endpointId: "token", accessTokenLocator: ".t" }, "garden");
const set: SchemeSet = {
  key: "all",
  schemes: [{ kind: "bearerAuth" }, { kind: "header", headerWireValue: "X-Key" }, { kind: "basicAuth" }, login],
};
const empty: SavedAuth = { credentials: {}, sent: {}, bound: {}, forms: [], forgotten: [], memoryOnly: false };

/** The card as several endpoints open it one after the other; its state goes through storage. */
function start(destination: Destination, restored = empty, initial: AuthState = {}) {
  let saved = restored;
  const machine = authCardMachine.provide({ actions: { keep: (_, next) => (saved = next) } });
  const registered = [destination.origin];
  const actor = createActor(machine, { input: { saved: restored, initial, destination, registered } }).start();
  const now = () => actor.getSnapshot().context;
  return {
    actor,
    now,
    visible: () => visibleAt(now()),
    out: () => outgoing(set, now()),
    sent: () => outgoing(set, now()).headers.map(({ value }) => read(value, "reveal")),
    savedState: (): SavedAuth => ({
      ...saved,
      credentials: authStateFrom(authStateToJson(saved.credentials)),
      bound: bindingsFrom(bindingsToJson(saved.bound)),
    }),
  };
}

const [home, sandbox, other] = [
  at("https://api.example.com"),
  at("https://eu.example.com"),
  at("https://api.example.net"),
];
const aim = (destination: Destination) => ({ type: "aim", destination, registered: [destination.origin] }) as const;

describe("credentials and hosts", () => {
  it("require confirmation once per new host, by name, and the answer survives a reload", () => {
    const first = start(home);
    first.actor.send({ type: "change", state: { bearerAuth: { token: "tok" } } });
    expect(first.sent()).toEqual(["Bearer tok"]);
    first.actor.send(aim(sandbox));
    expect(first.out()).toMatchObject({ headers: [], asked: ["bearerAuth"] });
    expect(first.out().preview.map(({ value }) => read(value, "reveal"))).toEqual(["Bearer ****"]);
    first.actor.send({ type: "answer", ids: ["bearerAuth"], destination: sandbox, answer: "send" });
    expect(first.sent()).toEqual(["Bearer tok"]);

    const later = start(sandbox, first.savedState());
    expect(later.sent()).toEqual(["Bearer tok"]);
    later.actor.send(aim(other));
    later.actor.send({ type: "answer", ids: ["bearerAuth"], destination: other, answer: "withhold" });
    expect(later.out()).toMatchObject({ headers: [], preview: [], withheld: ["bearerAuth"] });
    later.actor.send({ type: "answer", ids: ["bearerAuth"], destination: other, answer: undefined });
    expect(later.out().asked).toEqual(["bearerAuth"]);
    // Another token has no answers, and was entered here.
    later.actor.send({ type: "change", state: { bearerAuth: { token: "new" } } });
    expect(later.sent()).toEqual(["Bearer new"]);
    later.actor.send(aim(sandbox));
    expect(later.out().asked).toEqual(["bearerAuth"]);
  });

  it("require confirmation if the host they were entered for is unknown", () => {
    const restored = { ...empty, credentials: { bearerAuth: { token: "tok" } } };
    expect(start(home, restored).out().asked).toEqual(["bearerAuth"]);
  });

  it("are dropped with their confirmations on logout and reset", () => {
    for (const type of ["logout", "reset"] as const) {
      const { actor, now } = start(home);
      actor.send({ type: "change", state: { bearerAuth: { token: "tok" } } });
      actor.send({ type: "answer", ids: ["bearerAuth"], destination: sandbox, answer: "send" });
      actor.send({ type });
      expect(now().bound).toEqual({});
      actor.send(aim(sandbox));
      actor.send({ type: "change", state: { bearerAuth: { token: "tok" } } });
      actor.send(aim(home));
      expect(now().bound.bearerAuth?.answers).toEqual({});
    }
  });

  it("of another API and domain are hidden, and kept until they are replaced", () => {
    const elsewhere = at("https://api.example.net", "pond");
    const typed: AuthState = {
      bearerAuth: { token: "tok" },
      basicAuth: { username: "ada", password: "pw" },
      header: { headers: { "X-Key": "key" } },
      oauth: { ...blankOAuth, selectedInputMethod: "token", userSuppliedAccessToken: "supplied" },
    };
    const first = start(home);
    first.actor.send({ type: "change", state: typed });
    const second = start(elsewhere, first.savedState());
    expect(second.visible()).toMatchObject({ oauth: { userSuppliedAccessToken: "" } });
    expect(Object.keys(second.visible())).toEqual(["oauth"]);
    expect(second.out()).toMatchObject({ headers: [], preview: [], asked: [] });
    expect(second.out().barred).toContain("bearerAuth");
    // Entering one of them replaces that one alone.
    second.actor.send({ type: "change", state: { ...second.visible(), bearerAuth: { token: "mine" } } });
    expect(second.sent()).toEqual(["Bearer mine"]);
    second.actor.send({ type: "change", state: { ...second.visible(), basicAuth: { username: "b", password: "" } } });
    expect(second.visible().basicAuth).toEqual({ username: "b", password: "" });
    const third = start(home, second.savedState());
    expect(third.visible()).toMatchObject({ header: typed.header, oauth: typed.oauth });
    expect(third.out().barred).toEqual(["bearerAuth"]);
  });

  it("that were prefilled go only to the hosts of their environment", () => {
    const { actor, out, sent, visible } = start(home, empty, injectedState("planted"));
    expect(sent()).toContain("Bearer planted");
    actor.send({ type: "aim", destination: sandbox, registered: [home.origin] });
    expect(out()).toMatchObject({ headers: [], asked: [] });
    expect(visible().bearerAuth).toBeUndefined();
    actor.send({ type: "aim", destination: sandbox, registered: [home.origin, sandbox.origin] });
    expect(sent()).toContain("Bearer planted");
  });

  it("of a login go to the host where it started, and a renewed token goes where the old one went", () => {
    const token = (accessToken: string): AuthState => ({
      oauth: { ...blankOAuth, owner: login.owner ?? "", isLoggedIn: true, accessToken },
    });
    const { actor, sent, out } = start(home);
    actor.send(aim(sandbox));
    // The reader went on while the token was on its way.
    actor.send({ type: "change", state: token("one"), at: home });
    expect(out().asked).toEqual(["oauth"]);
    actor.send({ type: "change", state: token("two"), renewed: true, at: sandbox });
    expect(out().asked).toEqual(["oauth"]);
    actor.send({ type: "change", state: token("three"), at: sandbox });
    expect(sent()).toEqual(["Bearer three"]);
    actor.send({ type: "change", state: token("four"), renewed: true });
    expect(sent()).toEqual(["Bearer four"]);
    actor.send(aim(home));
    expect(out().asked).toEqual(["oauth"]);
  });

  it("chosen from a list of tokens go where the list was entered", () => {
    const { actor, out, sent } = start(home);
    actor.send({ type: "change", state: { bearerAuth: { token: "[Live, a, true], [Test, b, false]" } } });
    actor.send(aim(sandbox));
    actor.send({ type: "change", state: { bearerAuth: { token: "[Live, a, false], [Test, b, true]" } } });
    expect(out().asked).toEqual(["bearerAuth"]);
    actor.send(aim(home));
    expect(sent()).toEqual(["Bearer b"]);
  });
});

const everywhere = [
  ["https://api.example.com", "garden"],
  ["https://eu.example.com", "garden"],
  ["https://api.example.net", "pond"],
  ["http://api.example.com", "garden"],
  ["https://eu.example.com", "pond"],
  ["https://api.example.net", "garden"],
  ["http://localhost:1", "garden"],
  ["http://eu.example.com", "pond"],
] as const;
/** Mostly one of a few hosts, so that short runs return to a host. */
const destinations = fc
  .oneof({ weight: 3, arbitrary: fc.constantFrom(...everywhere.slice(0, 4)) }, fc.constantFrom(...everywhere))
  .map(([url, api]) => at(url, api));
const answer = fc.constantFrom("send" as const, "withhold" as const);
const field = fc.constantFrom("bearer", "header", "basic", "supplied");

describe("for any user actions", () => {
  const act = fc.oneof(
    { weight: 4, arbitrary: fc.record({ type: fc.constant("go" as const), to: destinations }) },
    { weight: 4, arbitrary: fc.record({ type: fc.constant("type" as const), field }) },
    { weight: 4, arbitrary: fc.constant({ type: "send" as const }) },
    { weight: 2, arbitrary: fc.record({ type: fc.constant("login" as const), renewed: fc.boolean() }) },
    { weight: 2, arbitrary: fc.record({ type: fc.constant("answer" as const), answer }) },
    fc.record({ type: fc.constant("clear" as const), field }),
    fc.record({ type: fc.constantFrom("reload" as const, "reset" as const, "logout" as const) }),
    fc.record({ type: fc.constant("forget" as const), id: fc.constantFrom("bearerAuth", "basicAuth", "oauth") }),
  );
  const withField = (state: AuthState, name: string, secret: string): AuthState => {
    switch (name) {
      case "bearer":
        return { ...state, bearerAuth: { token: secret } };
      case "header":
        return { ...state, header: { headers: { "X-Key": secret } } };
      case "basic":
        return { ...state, basicAuth: { username: "ada", password: secret } };
      default: {
        const oauth = { ...(state.oauth ?? blankOAuth), userSuppliedAccessToken: secret };
        return { ...state, oauth: { ...oauth, selectedInputMethod: "token" } };
      }
    }
  };

  it("no credential reaches a host it was not entered or confirmed for, nor another domain or scheme of another API", () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
        let card = start(home);
        let secretCount = 0;
        const enteredAt = new Map<string, Destination>();
        const allowed = new Map<string, Set<string>>();
        const enter = (secret: string, destination: Destination): void => {
          enteredAt.set(secret, destination);
          allowed.set(secret, new Set([destination.origin]));
        };
        const secretIn = (text: string): string | undefined => {
          const plain = text.startsWith("Basic ") ? atob(text.slice("Basic ".length)) : text;
          return /secret-\d+-/.exec(plain)?.[0];
        };
        for (const one of acts) {
          const { destination, credentials } = card.now();
          if (one.type === "go") card.actor.send(aim(one.to));
          else if (one.type === "type") {
            secretCount += 1;
            enter(`secret-${secretCount}-`, destination);
            card.actor.send({ type: "change", state: withField(card.visible(), one.field, `secret-${secretCount}-`) });
          } else if (one.type === "clear") {
            card.actor.send({ type: "change", state: withField(card.visible(), one.field, "") });
          } else if (one.type === "login") {
            const before = credentials.oauth?.accessToken ?? "";
            if (one.renewed && before === "") continue;
            secretCount += 1;
            const accessToken = `secret-${secretCount}-`;
            enter(accessToken, one.renewed ? (enteredAt.get(before) ?? destination) : destination);
            if (one.renewed) allowed.set(accessToken, new Set(allowed.get(before)));
            const oauth = {
              ...(credentials.oauth ?? blankOAuth),
              owner: login.owner ?? "",
              isLoggedIn: true,
              accessToken,
            };
            const state: AuthState = { ...credentials, oauth: { ...oauth, selectedInputMethod: "credentials" } };
            card.actor.send({ type: "change", state, renewed: one.renewed });
          } else if (one.type === "answer") {
            const { asked } = card.out();
            if (one.answer === "send") {
              const before = new Set(card.sent());
              card.actor.send({ type: "answer", ids: asked, destination, answer: "send" });
              for (const text of card.sent()) {
                const secret = before.has(text) ? undefined : secretIn(text);
                if (secret !== undefined) allowed.get(secret)?.add(destination.origin);
              }
            } else card.actor.send({ type: "answer", ids: asked, destination, answer: "withhold" });
          } else if (one.type === "reload") card = start(destination, card.savedState());
          else if (one.type === "forget") card.actor.send({ type: "forget", id: one.id });
          else if (one.type === "reset" || one.type === "logout") card.actor.send({ type: one.type });
          else if (one.type === "send") {
            for (const text of card.sent()) {
              const secret = secretIn(text) ?? "";
              const from = enteredAt.get(secret);
              expect(allowed.get(secret)?.has(destination.origin), `${secret} at ${destination.origin}`).toBe(true);
              const isOwn = from?.api === destination.api || from?.site === destination.site;
              expect(isOwn || from?.origin === destination.origin, `${secret} across APIs`).toBe(true);
              const isDowngrade = from?.origin.startsWith("https:") && destination.origin === "http://api.example.com";
              expect(isDowngrade, `${secret} unencrypted`).toBe(false);
            }
          }
        }
      }),
      { numRuns: 2000 },
    );
  });
});
