// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { type AuthState, blankOAuth, type SchemeSet } from "#engine/auth";
import type { AuthScheme } from "#engine/model";
import type { AuthCardEvent } from "#machines";
import { press } from "../form/form.testing.tsx";
import { AuthCard, type AuthProps, type LoginMeans, type LoginStatus, type OAuthDialogue } from "./index.ts";
import { authProps } from "./playground.testing.tsx";
import { WhereItGoes } from "./where-it-goes.tsx";

afterEach(cleanup);

const bearer: AuthScheme = { kind: "bearerAuth" };
const oauth: AuthScheme = { kind: "oAuth", endpointId: "t", accessTokenLocator: ".t" };
const setOf = (...schemes: readonly AuthScheme[]): SchemeSet => ({
  key: schemes.map(({ kind }) => kind).join(" + "),
  schemes,
});
const tools = { now: () => new Date(1000), randomId: () => "id" };

function draw(auth: Partial<AuthProps> = {}, View: typeof AuthCard = AuthCard): AuthCardEvent[] {
  const events: AuthCardEvent[] = [];
  render(<View auth={{ ...authProps, ...auth }} onAuth={(event) => events.push(event)} {...tools} />);
  return events;
}

const drawScheme = (scheme: AuthScheme, more: Partial<AuthProps> = {}): AuthCardEvent[] =>
  draw({ set: setOf(scheme), sets: [setOf(scheme)], ...more });

describe("the authorization card", () => {
  it.each([
    [true, "Authenticated"],
    [false, "Not Authenticated"],
  ])("when authenticated is %s its toggle reads %s", (authenticated, text) => {
    const events = draw({ open: false, authenticated });
    expect(screen.getByRole("heading", { name: "Login to send a real request" })).toBeDefined();
    const toggle = screen.getByRole("button", { name: text });
    expect(toggle.getAttribute("aria-expanded")).toBe("false");
    fireEvent.click(toggle);
    expect(events).toEqual([{ type: "toggle" }]);
    expect(screen.queryByText("Enter your bearer token")).toBeNull();
  });

  it.each<[string, AuthScheme, string, string, AuthState]>([
    ["Enter your bearer token", bearer, "Bearer token", "x", { bearerAuth: { token: "x" } }],
    ["Enter your bearer token", { ...bearer, tokenName: "Key" }, "Key", "x", { bearerAuth: { token: "x" } }],
    [
      "Enter your username and password",
      { kind: "basicAuth" },
      "Username",
      "ada",
      { basicAuth: { username: "ada", password: "" } },
    ],
    [
      "Enter your username and password",
      { kind: "basicAuth" },
      "Password",
      "pw",
      { basicAuth: { username: "", password: "pw" } },
    ],
    [
      "Enter your credentials",
      { kind: "header", headerWireValue: "X-Key" },
      "X-Key",
      "k",
      { header: { headers: { "X-Key": "k" } } },
    ],
    [
      "Enter your credentials",
      { kind: "header", headerWireValue: "key", in: "query", nameOverride: "App key" },
      "App key",
      "k",
      { header: { headers: { key: "k" } } },
    ],
  ])("asks: %s, for %j, under %s", async (prompt, scheme, label, typed, state) => {
    const events = drawScheme(scheme);
    expect(await screen.findByText(prompt)).toBeDefined();
    fireEvent.change(screen.getByLabelText(label), { target: { value: typed } });
    expect(events).toEqual([{ type: "change", state }]);
  });

  it("asks for all that a set wants, and says where each key goes", async () => {
    const set = setOf({ kind: "basicAuth" }, { kind: "header", headerWireValue: "sid", in: "cookie" });
    draw({ set, sets: [set] });
    for (const label of ["Username", "Password", "sid"]) expect(await screen.findByLabelText(label)).toBeDefined();
    expect(screen.getByText("Sent as the cookie sid.")).toBeDefined();
  });

  it("offers several ways to choose from, also none", async () => {
    const sets = [setOf(bearer), setOf({ kind: "basicAuth" }), setOf()];
    const events = draw({ sets, set: setOf(bearer) });
    fireEvent.click(await screen.findByRole("radio", { name: "Username and password" }));
    fireEvent.click(screen.getByRole("radio", { name: "No credentials" }));
    expect(events).toEqual([
      { type: "choose", key: "basicAuth" },
      { type: "choose", key: "" },
    ]);
  });

  it("lets one of several tokens be chosen, and shows no badge then", async () => {
    const state = { bearerAuth: { token: "[Live, tok_1, true], [Test, tok_2, false]" } };
    draw({ state, authenticated: true });
    expect(screen.queryByText("Authenticated")).toBeNull();
    expect(screen.getByRole("button", { name: "Credentials" }).getAttribute("aria-expanded")).toBe("true");
    expect((await screen.findByLabelText(/Token to use/)).textContent).toContain("Live");
  });

  it("masks the token until it is to be shown", async () => {
    draw({ state: { bearerAuth: { token: "secret" } } });
    const input = await screen.findByLabelText<HTMLInputElement>("Bearer token");
    expect(input.type).toBe("password");
    press("Show Bearer token");
    expect(input.type).toBe("text");
  });

  it("logs in by its button or Enter once there is something to log in with", async () => {
    const without = draw();
    expect((await screen.findByRole<HTMLButtonElement>("button", { name: "Login" })).disabled).toBe(true);
    fireEvent.submit(screen.getByLabelText("Bearer token").closest("form") as HTMLFormElement);
    expect(without).toEqual([]);
    cleanup();
    const events = draw({ authenticated: true, state: { bearerAuth: { token: "t" } } });
    fireEvent.submit((await screen.findByLabelText("Bearer token")).closest("form") as HTMLFormElement);
    expect(events).toEqual([{ type: "login" }]);
  });

  it("closes, and goes back to the default token where there is one", async () => {
    const events = draw({ resettable: true });
    await screen.findByLabelText("Bearer token");
    press("Close");
    press("Reset token to default");
    expect(events).toEqual([{ type: "close" }, { type: "reset" }]);
    cleanup();
    draw();
    await screen.findByLabelText("Bearer token");
    expect(screen.queryByRole("button", { name: "Reset token to default" })).toBeNull();
  });

  it("shows what a login said went wrong, as text", () => {
    const events = draw({ loginError: "<b>No</b>" });
    expect(screen.getByRole("alert").textContent).toContain("<b>No</b>");
    press("Dismiss");
    expect(events).toEqual([{ type: "dismiss" }]);
  });
});

/** A login that stands as it is told, and what was asked of it. */
function dialogueOf(
  status: Partial<LoginStatus> = {},
  means: LoginMeans = { kind: "flows", ways: [], redirectUri: "" },
) {
  const asked: string[] = [];
  const kept: LoginStatus = { phase: "idle", problem: undefined, ...status };
  const dialogue: OAuthDialogue = {
    means,
    read: () => kept,
    subscribe: () => () => {},
    fetch: () => asked.push("fetch"),
    cancel: () => asked.push("cancel"),
    logout: () => asked.push("logout"),
    refresh: async () => {},
  };
  return { asked, login: async () => dialogue };
}

const inside = { ...blankOAuth, isLoggedIn: true, accessToken: "tok", loggedInStartingToken: "tok" };
const drawLogin = (login: AuthProps["login"], state: AuthState = {}) => drawScheme(oauth, { login, state });

describe("a login by OAuth", () => {
  it("fetches a token by its button, and refreshes it once logged in; the token is for reading alone", async () => {
    const { login, asked } = dialogueOf();
    drawLogin(login);
    fireEvent.click(await screen.findByRole("button", { name: "Fetch Bearer Token" }));
    cleanup();
    drawLogin(login, { oauth: inside });
    fireEvent.click(await screen.findByRole("button", { name: "Refresh Bearer Token" }));
    press("Logout");
    expect(asked).toEqual(["fetch", "fetch", "logout"]);
    expect(screen.getByLabelText<HTMLInputElement>("Bearer token").readOnly).toBe(true);
  });

  it("can be switched to a token got elsewhere", async () => {
    const events = drawLogin(dialogueOf().login);
    fireEvent.click(await screen.findByRole("radio", { name: "Bearer Token" }));
    expect(events).toEqual([{ type: "change", state: { oauth: { ...blankOAuth, selectedInputMethod: "token" } } }]);
  });

  it("says that it is loading, and can be stopped", async () => {
    const { login, asked } = dialogueOf({ phase: "loggingIn" });
    drawLogin(login);
    expect((await screen.findByText("Loading...")).textContent).toContain("Loading...");
    press("Stop");
    expect(asked).toEqual(["cancel"]);
  });

  it("says why it failed", async () => {
    drawLogin(dialogueOf({ phase: "failed", problem: { kind: "refused", detail: "Wrong secret." } }).login);
    const said = (await screen.findByRole("alert")).textContent;
    expect(said).toContain("Failed to login with the provided credentials");
    expect(said).toContain("Wrong secret.");
  });

  it.each([
    ["has ended", { ...inside, expiresAt: 1000 }, true],
    ["is another than it started with", { ...inside, accessToken: "new" }, true],
    ["still holds", { ...inside, expiresAt: 1001 }, false],
  ])("warns that the token is no longer valid when it %s", async (_, state, warns) => {
    drawLogin(dialogueOf().login, { oauth: state });
    await screen.findByRole("button", { name: "Refresh Bearer Token" });
    expect(screen.queryAllByText(/The bearer token is no longer valid/)).toHaveLength(warns ? 1 : 0);
  });

  it("falls back to a plain token named token", async () => {
    const events = drawLogin(dialogueOf({}, { kind: "token" }).login);
    fireEvent.change(await screen.findByLabelText("token"), { target: { value: "x" } });
    expect(events).toEqual([
      {
        type: "change",
        state: { oauth: { ...blankOAuth, selectedInputMethod: "token", userSuppliedAccessToken: "x" } },
      },
    ]);
    expect(screen.queryByRole("button", { name: "Fetch Bearer Token" })).toBeNull();
  });

  it("can be loaded again when it did not arrive", async () => {
    let tries = 0;
    drawLogin(async () => {
      tries += 1;
      throw new Error("no network");
    });
    fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await screen.findByRole("button", { name: "Try again" });
    expect(tries).toBe(2);
  });
});

describe("the line that tells where credentials go", () => {
  it.each<[string, Partial<AuthProps>, string]>([
    [
      "through the proxy",
      { carries: true },
      "Your credentials go to api.example.com, through the proxy of this site at docs.example.com.",
    ],
    [
      "without it",
      { carries: true, through: undefined },
      "Your credentials go to api.example.com, straight from this browser.",
    ],
    ["without any", { carries: false }, "No credentials go along."],
  ])("names host and way: %s", (_, auth, text) => {
    draw(auth, WhereItGoes);
    expect(screen.getByText(text)).toBeDefined();
  });

  it("opens the list of secrets: where each is, who has received it, and a way to forget it; no value", async () => {
    const state = { bearerAuth: { token: "planted" }, basicAuth: { username: "ada", password: "planted" } };
    const events = draw({ state, sent: { bearerAuth: ["a.example", "b.example"] } }, WhereItGoes);
    press("2 secrets held");
    expect(await screen.findByText("Received by a.example, b.example.")).toBeDefined();
    expect(screen.getByText("No host has received it.")).toBeDefined();
    expect(document.body.textContent).not.toContain("planted");
    press("Forget Bearer token");
    fireEvent.click(screen.getByRole("switch", { name: "Memory only" }));
    expect(events).toEqual([
      { type: "forget", id: "bearerAuth" },
      { type: "memoryOnly", on: true },
    ]);
  });
});
