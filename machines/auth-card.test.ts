import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import type { AuthState } from "#engine/auth";
import { authCardMachine } from "./auth-card.ts";

const token = (text: string): AuthState => ({ bearerAuth: { token: text } });

const start = (kept: AuthState, initial: AuthState = {}) => {
  const saved: AuthState[] = [];
  const machine = authCardMachine.provide({ actions: { keep: (_, { state }) => saved.push(state) } });
  return { actor: createActor(machine, { input: { kept, initial } }).start(), saved };
};

describe("the authorization card", () => {
  it("is toggled by its button", () => {
    const { actor } = start({});
    expect(actor.getSnapshot().value).toBe("closed");
    actor.send({ type: "toggle" });
    expect(actor.getSnapshot().value).toBe("open");
    actor.send({ type: "toggle" });
    expect(actor.getSnapshot().value).toBe("closed");
  });

  it.each(["close", "login"] as const)("closes on %s", (type) => {
    const { actor } = start({});
    actor.send({ type: "toggle" });
    actor.send({ type });
    expect(actor.getSnapshot().value).toBe("closed");
  });

  it("starts with what was kept, and keeps each change", () => {
    const { actor, saved } = start(token("kept"));
    expect(actor.getSnapshot().context.credentials).toEqual(token("kept"));
    actor.send({ type: "toggle" });
    actor.send({ type: "change", state: token("typed") });
    expect(actor.getSnapshot().context.credentials).toEqual(token("typed"));
    expect(saved).toEqual([token("typed")]);
  });

  it("goes back to the configured token, keeps that, and closes", () => {
    const { actor, saved } = start(token("typed"), token("configured"));
    actor.send({ type: "toggle" });
    actor.send({ type: "reset" });
    expect(actor.getSnapshot().context.credentials).toEqual(token("configured"));
    expect(saved).toEqual([token("configured")]);
    expect(actor.getSnapshot().value).toBe("closed");
  });
});
