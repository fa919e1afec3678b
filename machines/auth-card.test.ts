import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { type AuthState, blankOAuth, destinationOf, heldCredentialsOf, injectedState } from "#engine/auth";
import { authCardMachine, type SavedAuth } from "./auth-card.ts";

const token = (text: string): AuthState => ({ bearerAuth: { token: text } });
const destination = destinationOf("https://api.example.com/v1", "garden");
const empty: SavedAuth = { credentials: {}, sent: {}, bound: {}, forms: [], forgotten: [], memoryOnly: false };

const start = (credentials: AuthState = {}, initial: AuthState = {}, loginError?: string, before = empty) => {
  const saved: SavedAuth[] = [];
  const machine = authCardMachine.provide({ actions: { keep: (_, state) => saved.push(state) } });
  const registered = [destination.origin];
  const input = { saved: { ...before, credentials }, initial, loginError, destination, registered };
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

  it("opens when a token has expired that could not be renewed", () => {
    const { actor } = start();
    for (const _ of [1, 2]) {
      actor.send({ type: "ended" });
      expect(actor.getSnapshot().value).toBe("open");
    }
  });

  it("starts with stored credentials, and stores each change", () => {
    const { actor, saved, now } = start(token("kept"));
    expect(now().credentials).toEqual(token("kept"));
    actor.send({ type: "toggle" });
    actor.send({ type: "change", state: token("typed") });
    expect(now().credentials).toEqual(token("typed"));
    expect(saved.map(({ credentials }) => credentials)).toEqual([token("typed")]);
  });

  it("resets to the configured token, which is never stored", () => {
    const { actor, saved, now } = start(token("typed"), token("configured"));
    actor.send({ type: "reset" });
    expect(now().credentials).toEqual(token("configured"));
    expect(saved.at(-1)?.credentials).toEqual({});
  });

  it("applies, updates and removes a default if nothing else was entered, and never stores it", () => {
    const { actor, saved, now } = start();
    actor.send({ type: "defaults", state: token("one") });
    expect(now().credentials).toEqual(token("one"));
    actor.send({ type: "defaults", state: token("two") });
    expect(now().credentials).toEqual(token("two"));
    actor.send({ type: "defaults", state: {} });
    expect(now().credentials).toEqual({});
    expect(saved.map(({ credentials }) => credentials)).toEqual([{}, {}, {}]);
  });

  it("keeps typed credentials over a default, unless the user requests the default", () => {
    const { actor, saved, now } = start(token("typed"));
    actor.send({ type: "defaults", state: token("one") });
    expect(now().credentials).toEqual(token("typed"));
    expect(saved.at(-1)?.credentials).toEqual(token("typed"));
    actor.send({ type: "defaults", state: token("one"), force: true });
    expect(now().credentials).toEqual(token("one"));
  });

  const key = injectedState("ada:pw");

  it("does not reapply a forgotten default, even after a reload, until it is requested", () => {
    const { actor, saved, now } = start({}, key);
    for (const { id } of heldCredentialsOf(key)) actor.send({ type: "forget", id });
    expect(now().credentials).toEqual({});
    actor.send({ type: "defaults", state: injectedState("ada:other") });
    expect(now().credentials).toEqual({});
    expect(saved.at(-1)).toMatchObject({ ...empty, forgotten: ["bearerAuth", "basicAuth", "oauth"] });

    const later = start({}, {}, undefined, saved.at(-1));
    later.actor.send({ type: "defaults", state: key });
    expect(later.now().credentials).toEqual({});
    expect(start({}, key, undefined, saved.at(-1)).now().credentials).toEqual({});
    later.actor.send({ type: "defaults", state: key, force: true });
    expect(later.now()).toMatchObject({ credentials: key, forgotten: [] });
    actor.send({ type: "reset" });
    expect(now()).toMatchObject({ credentials: injectedState("ada:other"), forgotten: [] });
  });

  it("treats an emptied field as forgotten, and a refilled one as typed", () => {
    const { actor, saved, now } = start({}, token("one"));
    actor.send({ type: "change", state: token("") });
    actor.send({ type: "defaults", state: token("two") });
    expect(now().credentials).toEqual({});
    expect(saved.at(-1)).toMatchObject({ credentials: {}, forgotten: ["bearerAuth"] });
    actor.send({ type: "change", state: token("typed") });
    expect(saved.at(-1)).toMatchObject({ credentials: token("typed"), forgotten: [] });
  });

  it("forgets everything it holds on logout, and closes", () => {
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

  it("stores the chosen authorization method, and whether secrets stay in memory", () => {
    const { actor, saved } = start();
    actor.send({ type: "choose", key: "basic" });
    actor.send({ type: "memoryOnly", on: true });
    expect(saved.at(-1)).toMatchObject({ chosen: "basic", memoryOnly: true });
  });

  it("records each host that received a secret once, until the secret changes", () => {
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

  it("holds filled-in login forms and their receivers until they are forgotten", () => {
    const { actor, saved, now } = start();
    actor.send({ type: "form", key: "token", at: destination });
    actor.send({ type: "form", key: "token", at: destination });
    expect(saved).toHaveLength(1);
    actor.send({ type: "sent", ids: ["form.token"], host: "a.example" });
    actor.send({ type: "forget", id: "form.token" });
    expect(now()).toMatchObject({ forms: [], sent: {} });
  });

  it("shows the error of a login until it is dismissed", () => {
    const { actor, now } = start({}, {}, "You may not enter.");
    expect(now().loginError).toBe("You may not enter.");
    actor.send({ type: "dismiss" });
    expect(now().loginError).toBeUndefined();
  });
});
