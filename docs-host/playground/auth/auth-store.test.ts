import { describe, expect, it } from "vitest";
import type { SavedAuth } from "#machines";
import { sessionStore } from "../adapters/session-store.ts";
import { authStore } from "./auth-store.ts";

const storage = () => {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
};

/** A browser with the storage of a tab and of a site. `load` returns the store of a newly loaded page. */
function browser() {
  const [tab, site] = [storage(), storage()];
  const load = () =>
    authStore(
      sessionStore(() => tab),
      sessionStore(() => site),
    );
  return { load, tab: () => [...tab.texts.values()].join(), site: () => [...site.texts.values()].join() };
}

const saved: SavedAuth = {
  credentials: { bearerAuth: { token: "planted" } },
  chosen: "bearer",
  sent: { bearerAuth: ["a.example"] },
  bound: {
    bearerAuth: {
      entered: [{ api: "garden", origin: "https://a.example", site: "https://a.example" }],
      answers: { "https://b.example": "withhold" },
    },
  },
  forms: ["token"],
  forgotten: ["basicAuth"],
  memoryOnly: false,
};

describe("the credential store", () => {
  it("starts empty", () => {
    expect(browser().load().read()).toEqual({
      credentials: {},
      chosen: undefined,
      sent: {},
      bound: {},
      forms: [],
      forgotten: [],
      memoryOnly: false,
    });
  });

  it("restores stored credentials after a reload, and stores them only in the tab", () => {
    const { load, site } = browser();
    const page = load();
    page.writeForm("token", { value: { secret: "planted" } });
    page.write(saved);
    expect(load().read()).toEqual(saved);
    expect(load().readForm("token")).toEqual({ value: { secret: "planted" } });
    expect(site()).toBe("");
  });

  it("removes dropped credentials from storage", () => {
    const { load, tab } = browser();
    load().write(saved);
    load().write({ credentials: {}, sent: {}, bound: {}, forms: [], forgotten: [], memoryOnly: false });
    expect(tab()).toBe('"bearer"');
  });

  it("holds everything in memory if the user asks for it, until the page unloads", () => {
    const { load, tab, site } = browser();
    load().writeForm("token", { value: { secret: "planted" } });
    load().write(saved);
    const page = load();
    page.write({ ...saved, memoryOnly: true });
    expect(tab() + site()).not.toContain("planted");
    page.writeForm("token", { value: { secret: "planted again" } });
    expect(tab()).not.toContain("planted");
    expect(page.read()).toEqual({ ...saved, memoryOnly: true });
    expect(page.readForm("token")).toEqual({ value: { secret: "planted again" } });
    expect(load().read()).toEqual({
      ...{ credentials: {}, chosen: undefined, sent: {}, bound: {}, forms: [], forgotten: [] },
      memoryOnly: true,
    });
    page.write(saved);
    expect(load().read()).toEqual(saved);
    expect(load().readForm("token")).toEqual({ value: { secret: "planted again" } });
  });

  it("removes login forms that are no longer listed", () => {
    const { load, tab } = browser();
    const page = load();
    page.writeForm("token", { value: { secret: "planted form" } });
    page.write(saved);
    load().write({ ...saved, forms: [] });
    expect(tab()).not.toContain("planted form");
  });
});
