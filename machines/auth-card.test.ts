import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { type AuthState, blankOAuth, destinationOf, heldCredentialsOf, injectedState } from "#engine/auth";
import { authCardMachine, type SavedAuth } from "./auth-card.ts";

const token = (text: string): AuthState => ({ bearerAuth: { token: text } });
const destination = destinationOf("https://api.example.com/v1", "garden");
const nothing: SavedAuth = { credentials: {}, sent: {}, bound: {}, forms: [], forgotten: [], memoryOnly: false };

const start = (credentials: AuthState = {}, initial: AuthState = {}, loginError?: string, before = nothing) => {
  const saved: SavedAuth[] = [];
  const machine = authCardMachine.provide({ actions: { keep: (_, kept) => saved.push(kept) } });
  const registered = [destination.origin];
  const input = { kept: { ...before, credentials }, initial, loginError, destination, registered };
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

  it("opens when a token has ended that could not be renewed", () => {
    const { actor } = start();
    for (const _ of [1, 2]) {
      actor.send({ type: "ended" });
      expect(actor.getSnapshot().value).toBe("open");
    }
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

  const key = injectedState("ada:pw");

  it("does not take a default again that was forgotten, on a page loaded later either, until it is asked for", () => {
    const { actor, saved, now } = start({}, key);
    for (const { id } of heldCredentialsOf(key)) actor.send({ type: "forget", id });
    expect(now().credentials).toEqual({});
    actor.send({ type: "defaults", state: injectedState("ada:other") });
    expect(now().credentials).toEqual({});
    expect(saved.at(-1)).toMatchObject({ ...nothing, forgotten: ["bearerAuth", "basicAuth", "oauth"] });

    const later = start({}, {}, undefined, saved.at(-1));
    later.actor.send({ type: "defaults", state: key });
    expect(later.now().credentials).toEqual({});
    expect(start({}, key, undefined, saved.at(-1)).now().credentials).toEqual({});
    later.actor.send({ type: "defaults", state: key, force: true });
    expect(later.now()).toMatchObject({ credentials: key, forgotten: [] });
    actor.send({ type: "reset" });
    expect(now()).toMatchObject({ credentials: injectedState("ada:other"), forgotten: [] });
  });

  it("takes a field that was emptied for forgotten, and one that is filled again for the reader's", () => {
    const { actor, saved, now } = start({}, token("one"));
    actor.send({ type: "change", state: token("") });
    actor.send({ type: "defaults", state: token("two") });
    expect(now().credentials).toEqual({});
    expect(saved.at(-1)).toMatchObject({ credentials: {}, forgotten: ["bearerAuth"] });
    actor.send({ type: "change", state: token("typed") });
    expect(saved.at(-1)).toMatchObject({ credentials: token("typed"), forgotten: [] });
  });

  it("forgets all that it holds on a logout, and closes", () => {
    const { actor, saved, now } = start(
      { ...token("typed"), oauth: { ...blankOAuth, clientSecret: "s" } },
      token("one"),
    );
    actor.send({ type: "toggle" });
    actor.send({ type: "form", key: "token", at: destination });
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
    actor.send({ type: "form", key: "token", at: destination });
    actor.send({ type: "form", key: "token", at: destination });
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
