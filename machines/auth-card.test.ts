import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { type AuthState, blankOAuth } from "#engine/auth";
import { authCardMachine, type KeptAuth } from "./auth-card.ts";

const token = (text: string): AuthState => ({ bearerAuth: { token: text } });
const nothing: KeptAuth = { credentials: {}, sent: {}, forms: [], memoryOnly: false };

const start = (credentials: AuthState = {}, initial: AuthState = {}, loginError?: string) => {
  const saved: KeptAuth[] = [];
  const machine = authCardMachine.provide({ actions: { keep: (_, kept) => saved.push(kept) } });
  const input = { kept: { ...nothing, credentials }, initial, loginError };
  const actor = createActor(machine, { input }).start();
  return { actor, saved, now: () => actor.getSnapshot().context };
};

describe("the authorization card", () => {
  it("is toggled by its button", () => {
    const { actor } = start();
    expect(actor.getSnapshot().value).toBe("closed");
    actor.send({ type: "toggle" });
    expect(actor.getSnapshot().value).toBe("open");
    actor.send({ type: "toggle" });
    expect(actor.getSnapshot().value).toBe("closed");
  });

  it.each(["close", "login", "reset"] as const)("closes on %s", (type) => {
    const { actor } = start();
    actor.send({ type: "toggle" });
    actor.send({ type });
    expect(actor.getSnapshot().value).toBe("closed");
  });

  it("starts with what was kept, and keeps each change", () => {
    const { actor, saved, now } = start(token("kept"));
    expect(now().credentials).toEqual(token("kept"));
    actor.send({ type: "toggle" });
    actor.send({ type: "change", state: token("typed") });
    expect(now().credentials).toEqual(token("typed"));
    expect(saved.map(({ credentials }) => credentials)).toEqual([token("typed")]);
  });

  it("goes back to the configured token, which is configured and never kept", () => {
    const { actor, saved, now } = start(token("typed"), token("configured"));
    actor.send({ type: "reset" });
    expect(now().credentials).toEqual(token("configured"));
    expect(saved.at(-1)?.credentials).toEqual({});
  });

  it("takes a default where nothing else was entered, follows it, and gives it up, and keeps none of it", () => {
    const { actor, saved, now } = start();
    actor.send({ type: "defaults", state: token("one") });
    expect(now().credentials).toEqual(token("one"));
    actor.send({ type: "defaults", state: token("two") });
    expect(now().credentials).toEqual(token("two"));
    actor.send({ type: "defaults", state: {} });
    expect(now().credentials).toEqual({});
    expect(saved.map(({ credentials }) => credentials)).toEqual([{}, {}, {}]);
  });

  it("leaves what was typed beside a default, unless the reader has just asked for it", () => {
    const { actor, saved, now } = start(token("typed"));
    actor.send({ type: "defaults", state: token("one") });
    expect(now().credentials).toEqual(token("typed"));
    expect(saved.at(-1)?.credentials).toEqual(token("typed"));
    actor.send({ type: "defaults", state: token("one"), force: true });
    expect(now().credentials).toEqual(token("one"));
  });

  it("does not take a default again that was forgotten", () => {
    const { actor, now } = start({}, token("one"));
    actor.send({ type: "forget", id: "bearerAuth" });
    expect(now().credentials).toEqual(token(""));
    actor.send({ type: "defaults", state: token("two") });
    expect(now().credentials).toEqual(token(""));
  });

  it("forgets all that it holds on a logout, and closes", () => {
    const { actor, saved, now } = start(
      { ...token("typed"), oauth: { ...blankOAuth, clientSecret: "s" } },
      token("one"),
    );
    actor.send({ type: "toggle" });
    actor.send({ type: "form", endpointId: "token", held: true });
    actor.send({ type: "sent", ids: ["bearerAuth"], host: "api.example" });
    actor.send({ type: "logout" });
    expect(actor.getSnapshot().value).toBe("closed");
    expect(now()).toMatchObject({ credentials: {}, sent: {}, forms: [] });
    expect(saved.at(-1)).toMatchObject({ credentials: {}, sent: {}, forms: [] });
  });

  it("keeps which of several ways was chosen, and whether secrets stay in memory", () => {
    const { actor, saved } = start();
    actor.send({ type: "choose", key: "basic" });
    actor.send({ type: "memoryOnly", on: true });
    expect(saved.at(-1)).toMatchObject({ chosen: "basic", memoryOnly: true });
  });

  it("notes each host that a secret has gone to once, until the secret is another one", () => {
    const { actor, now } = start(token("typed"));
    for (const host of ["a.example", "b.example", "a.example"]) actor.send({ type: "sent", ids: ["bearerAuth"], host });
    expect(now().sent).toEqual({ bearerAuth: ["a.example", "b.example"] });
    actor.send({ type: "change", state: { ...token("typed"), basicAuth: { username: "ada", password: "pw" } } });
    expect(now().sent).toEqual({ bearerAuth: ["a.example", "b.example"] });
    actor.send({ type: "change", state: token("other") });
    expect(now().sent).toEqual({});
  });

  it("forgets one secret and keeps the others", () => {
    const { actor, saved } = start({
      ...token("typed"),
      header: { headers: { "X-Key": "k", "X-Other": "o" } },
      oauth: { ...blankOAuth, clientId: "app", clientSecret: "s", accessToken: "t", isLoggedIn: true },
    });
    actor.send({ type: "forget", id: "header.X-Key" });
    actor.send({ type: "forget", id: "oauth" });
    expect(saved.at(-1)?.credentials).toEqual({
      ...token("typed"),
      header: { headers: { "X-Other": "o" } },
      oauth: { ...blankOAuth, clientId: "app" },
    });
  });

  it("holds login forms that are filled in until they are forgotten, with where they went", () => {
    const { actor, saved, now } = start();
    actor.send({ type: "form", endpointId: "token", held: true });
    actor.send({ type: "form", endpointId: "token", held: true });
    expect(saved).toHaveLength(1);
    actor.send({ type: "sent", ids: ["form.token"], host: "a.example" });
    actor.send({ type: "forget", id: "form.token" });
    expect(now()).toMatchObject({ forms: [], sent: {} });
  });

  it("shows what a login said went wrong until that is put away", () => {
    const { actor, now } = start({}, {}, "You may not enter.");
    expect(now().loginError).toBe("You may not enter.");
    actor.send({ type: "dismiss" });
    expect(now().loginError).toBeUndefined();
  });
});
