// @vitest-environment page
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ComponentType, ReactElement } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  type AuthState,
  asOneLogin,
  blankOAuth,
  heldCredentialsOf,
  injectedState,
  type OwnedScheme,
  ownedScheme,
  type SchemeSet,
} from "#engine/auth";
import type { AuthScheme } from "#engine/model";
import type { AuthCardEvent } from "#machines";
import { press, pressTwice } from "../form/form.testing.tsx";
import { authProps } from "../playground/playground.testing.tsx";
import type { AuthCardProps } from "./auth-card.tsx";
import { Destination } from "./destination.tsx";
import { AuthCard, type AuthProps, type LoginMeans, type LoginStatus, type OAuthLogin } from "./index.ts";
import { WhereItGoes } from "./where-it-goes.tsx";

afterEach(cleanup);

const bearer: AuthScheme = { kind: "bearerAuth" };
const oauth = ownedScheme({ kind: "oAuth", endpointId: "t", accessTokenLocator: ".t" }, "garden");
const { owner = "" } = oauth;
const setOf = (...schemes: readonly AuthScheme[]): SchemeSet => ({
  key: schemes.map(({ kind }) => kind).join(" + "),
  schemes,
});
const tools = { now: () => new Date(1000), randomId: () => "id", onWarning: () => {} };

function draw(auth: Partial<AuthProps> = {}, View: ComponentType<AuthCardProps> = AuthCard): AuthCardEvent[] {
  const events: AuthCardEvent[] = [];
  render(<View auth={{ ...authProps, ...auth }} onAuth={(event) => events.push(event)} {...tools} />);
  return events;
}

const drawScheme = (scheme: AuthScheme, more: Partial<AuthProps> = {}): AuthCardEvent[] =>
  draw({ set: setOf(scheme), sets: [setOf(scheme)], ...more });

describe("the authorization card", () => {
  it("labels methods of one kind with the names of their schemes, and marks schemes that are needed together", async () => {
    const admin = { ...bearer, id: "adminToken", description: "For administrators." };
    const app: OwnedScheme = { kind: "header", headerWireValue: "X-App", id: "app" };
    const sets = [
      setOf(admin),
      { ...setOf({ ...bearer }), schemes: [{ ...bearer, id: "userToken" }] },
      setOf(bearer, app),
    ];
    draw({ sets: sets.map((one, i) => ({ ...one, key: String(i) })), set: { ...setOf(admin), key: "0" } });
    const names = (await screen.findAllByRole("radio")).map((one) => one.textContent ?? "");
    expect(names).toEqual(["Bearer token (adminToken)", "Bearer token (userToken)", "Bearer token and X-App"]);
    expect(screen.getByText("For administrators.")).toBeDefined();
    expect(screen.queryByText("A request needs all of these together.")).toBeNull();
    cleanup();
    draw({ set: setOf(bearer, app) });
    expect(await screen.findByText("A request needs all of these together.")).toBeDefined();
  });

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

  it("says what to do with a client certificate, for which there is nothing to enter", async () => {
    drawScheme({ kind: "mutualTLS" }, { authenticated: true });
    expect(screen.getByRole("button", { name: "Client certificate" }).hasAttribute("data-badge")).toBe(false);
    expect(await screen.findByText("This API needs a client certificate.")).toBeDefined();
    expect(screen.getByText(/such as curl --cert client.pem --key client.key/)).toBeDefined();
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.queryByRole("button", { name: "Login" })).toBeNull();
    cleanup();
    draw({ set: setOf({ kind: "mutualTLS" }, { ...bearer, format: "JWT" }), authenticated: false });
    expect(screen.getByRole("button", { name: "Not Authenticated" })).toBeDefined();
    expect(await screen.findByLabelText("Bearer token")).toBeDefined();
    expect(screen.getByText("Format: JWT.")).toBeDefined();
  });

  it("marks entered credentials that can't be sent", () => {
    const message = "The token contains a line break.";
    const issue = { id: "bearer", field: "token", message, character: "\n" } as const;
    draw({ open: false, authenticated: true, issues: [issue] });
    const toggle = screen.getByRole("button", { name: "Authenticated", description: "Invalid" });
    expect(toggle.hasAttribute("data-authenticated")).toBe(false);
    cleanup();
    draw({ open: false, authenticated: true, issues: [] });
    expect(screen.queryByText("Invalid")).toBeNull();
    cleanup();
    draw({ open: false, authenticated: false, issues: [issue] });
    expect(screen.queryByText("Invalid")).toBeNull();
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
  ])("prompts %s for %j under %s", async (prompt, scheme, label, typed, state) => {
    const events = drawScheme(scheme);
    expect(await screen.findByText(prompt)).toBeDefined();
    fireEvent.change(screen.getByLabelText(label), { target: { value: typed } });
    expect(events).toEqual([{ type: "change", state }]);
  });

  it("shows a field for each scheme of a set, and where each key is sent", async () => {
    const set = setOf({ kind: "basicAuth" }, { kind: "header", headerWireValue: "sid", in: "cookie" });
    draw({ set, sets: [set] });
    for (const label of ["Username", "Password", "sid"]) expect(await screen.findByLabelText(label)).toBeDefined();
    expect(screen.getByText("Sent as the cookie sid.")).toBeDefined();
  });

  it("offers each set of credentials, including none", async () => {
    const sets = [setOf(bearer), setOf({ kind: "basicAuth" }), setOf()];
    const events = draw({ sets, set: setOf(bearer) });
    fireEvent.click(await screen.findByRole("radio", { name: "Username and password" }));
    fireEvent.click(screen.getByRole("radio", { name: "No credentials" }));
    expect(events).toEqual([
      { type: "choose", key: "basicAuth" },
      { type: "choose", key: "" },
    ]);
  });

  it("shows no credential fields if none are chosen", async () => {
    draw({ sets: [setOf(bearer), setOf()], set: setOf(), authenticated: false });
    expect(await screen.findByText("Requests are sent without credentials.")).toBeDefined();
    expect(screen.queryByText("Enter your credentials")).toBeNull();
    expect(screen.queryByRole("button", { name: "Login" })).toBeNull();
    expect(screen.getByRole("button", { name: "Close" })).toBeDefined();
  });

  it("lets the user choose one of several tokens, without showing a badge", async () => {
    const state = { bearerAuth: { token: "[Live, tok_1, true], [Test, tok_2, false]" } };
    draw({ state, authenticated: true });
    expect(screen.queryByText("Authenticated")).toBeNull();
    expect(screen.getByRole("button", { name: "Credentials" }).getAttribute("aria-expanded")).toBe("true");
    expect((await screen.findByLabelText(/Token to use/)).textContent).toContain("Live");
  });

  it("masks the token until it is revealed", async () => {
    draw({ state: { bearerAuth: { token: "secret" } } });
    const input = await screen.findByLabelText<HTMLInputElement>("Bearer token");
    expect(input.type).toBe("password");
    press("Show Bearer token");
    expect(input.type).toBe("text");
  });

  it("logs in by the button or Enter once a credential is entered", async () => {
    const without = draw();
    expect((await screen.findByRole<HTMLButtonElement>("button", { name: "Login" })).disabled).toBe(true);
    fireEvent.submit(screen.getByLabelText("Bearer token").closest("form") as HTMLFormElement);
    expect(without).toEqual([]);
    cleanup();
    const events = draw({ authenticated: true, state: { bearerAuth: { token: "t" } } });
    fireEvent.submit((await screen.findByLabelText("Bearer token")).closest("form") as HTMLFormElement);
    expect(events).toEqual([{ type: "login" }]);
  });

  it("closes, and resets to the default token if there is one", async () => {
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

  it.each([
    [true, "You are logged in. Your credentials are filled in."],
    [false, "You are logged in, but your credentials are not filled in."],
  ])("shows the login status of the site and whether credentials are filled in: %s", async (authenticated, text) => {
    const siteLogin = { authenticated: true, problem: undefined, onLogin: () => {}, onLogout: () => {} };
    draw({ siteLogin, authenticated });
    expect(await screen.findByText(text)).toBeDefined();
  });

  it("shows the error of a login as text", () => {
    const events = draw({ loginError: "<b>No</b>" });
    expect(screen.getByRole("alert").textContent).toContain("<b>No</b>");
    press("Dismiss");
    expect(events).toEqual([{ type: "dismiss" }]);
  });
});

/** A login with the given state that records calls. */
function loginOf(status: Partial<LoginStatus> = {}, means: LoginMeans = { kind: "flows", ways: [], redirectUri: "" }) {
  const asked: string[] = [];
  const kept: LoginStatus = { phase: "idle", problem: undefined, ...status };
  const login: OAuthLogin = {
    means,
    read: () => kept,
    subscribe: () => () => {},
    fetch: (way) => asked.push(way === undefined ? "fetch" : `fetch ${way}`),
    cancel: () => asked.push("cancel"),
    logout: () => asked.push("logout"),
    refresh: async () => {},
  };
  return { asked, login: async () => login };
}

const loggedIn = { ...blankOAuth, owner, isLoggedIn: true, accessToken: "tok", loggedInStartingToken: "tok" };
const drawLogin = (login: AuthProps["login"], state: AuthState = {}) => drawScheme(oauth, { login, state });

describe("an OAuth login", () => {
  it("fetches a token, refreshes it once logged in, and shows it read-only", async () => {
    const { login, asked } = loginOf();
    drawLogin(login);
    fireEvent.click(await screen.findByRole("button", { name: "Fetch Bearer Token" }));
    cleanup();
    drawLogin(login, { oauth: loggedIn });
    fireEvent.click(await screen.findByRole("button", { name: "Refresh Bearer Token" }));
    press("Logout");
    expect(asked).toEqual(["fetch", "fetch", "logout"]);
    expect(screen.getByLabelText<HTMLInputElement>("Bearer token").readOnly).toBe(true);
  });

  it("refreshes a token through the flow that fetched it until the user selects another flow", async () => {
    const flow = { tokenUrl: "https://b.example/token", authorizationUrl: "https://b.example/in", scopes: {} };
    const ways = (["authorizationCode", "clientCredentials"] as const).map((kind) => ({ kind, flow }));
    const { login, asked } = loginOf({}, { kind: "flows", ways, redirectUri: "https://docs.example/back" });
    drawLogin(login, { oauth: { ...loggedIn, clientId: "app", tokenUrl: flow.tokenUrl } });
    const refresh = await screen.findByRole("button", { name: "Refresh Bearer Token" });
    const choices = screen.getAllByRole("radiogroup").map((one) => one.getAttribute("aria-labelledby") ?? "");
    expect(choices.map((id) => document.getElementById(id)?.textContent)).toEqual(["Input method", "OAuth flow"]);
    expect(screen.getByRole("radio", { name: "Client credentials" }).getAttribute("aria-checked")).toBe("true");
    fireEvent.click(refresh);
    fireEvent.click(screen.getByRole("radio", { name: "Log in with the provider" }));
    fireEvent.click(refresh);
    expect(asked).toEqual(["fetch clientCredentials", "fetch authorizationCode"]);
  });

  it("shows the code that a login waits for, and where to enter it", async () => {
    const device = {
      ...{ deviceCode: "secret", userCode: "WDJB-MJHT", verificationUri: "https://b.example/device" },
      ...{ expiresIn: 60, interval: 5 },
    };
    const { login, asked } = loginOf({ phase: "loggingIn", device });
    drawLogin(login);
    const link = await screen.findByRole<HTMLAnchorElement>("link", { name: device.verificationUri });
    expect([link.href, link.rel]).toEqual([device.verificationUri, "noopener noreferrer"]);
    const status = screen.getByText(device.userCode).closest('[role="status"]');
    expect(status?.textContent).toContain("Waiting for you to confirm the code");
    expect(status?.textContent).not.toContain("secret");
    press("Stop");
    expect(asked).toEqual(["cancel"]);
  });

  it("fetches one token on a double click", async () => {
    const { login, asked } = loginOf();
    drawLogin(login);
    pressTwice(await screen.findByRole("button", { name: "Fetch Bearer Token" }));
    expect(asked).toEqual(["fetch"]);
  });

  it("can be switched to a token entered by hand", async () => {
    const events = drawLogin(loginOf().login);
    fireEvent.click(await screen.findByRole("radio", { name: "Bearer Token" }));
    expect(events).toEqual([{ type: "change", state: { oauth: { ...blankOAuth, selectedInputMethod: "token" } } }]);
  });

  it("prompts for credentials or a bearer token until logged in", async () => {
    const { login } = loginOf();
    drawLogin(login);
    expect(await screen.findByText("Enter your credentials")).toBeDefined();
    cleanup();
    drawLogin(login, { oauth: { ...blankOAuth, selectedInputMethod: "token" } });
    expect(await screen.findByText("Enter your bearer token")).toBeDefined();
    cleanup();
    drawLogin(login, { oauth: loggedIn });
    await screen.findByRole("button", { name: "Refresh Bearer Token" });
    expect(screen.queryByText(/^Enter your/)).toBeNull();
  });

  it("shows progress and can be stopped", async () => {
    const { login, asked } = loginOf({ phase: "loggingIn" });
    drawLogin(login);
    expect((await screen.findByText("Loading...")).textContent).toContain("Loading...");
    press("Stop");
    expect(asked).toEqual(["cancel"]);
  });

  it("reports why it failed", async () => {
    drawLogin(loginOf({ phase: "failed", problem: { kind: "refused", detail: "Wrong secret." } }).login);
    const alertText = (await screen.findByRole("alert")).textContent;
    expect(alertText).toContain("Failed to login with the provided credentials");
    expect(alertText).toContain("Wrong secret.");
  });

  it.each([
    ["has expired", { ...loggedIn, expiresAt: 1000 }, true],
    ["has another token than at login", { ...loggedIn, accessToken: "new" }, true],
    ["is still valid", { ...loggedIn, expiresAt: 1001 }, false],
  ])("warns about an invalid token if the session %s", async (_, state, warns) => {
    drawLogin(loginOf().login, { oauth: state });
    await screen.findByRole("button", { name: "Refresh Bearer Token" });
    expect(screen.queryAllByText(/The bearer token is no longer valid/)).toHaveLength(warns ? 1 : 0);
  });

  it("warns in a closed card too if only the user can renew the token, with a button for it", async () => {
    const { login, asked } = loginOf();
    const events = drawScheme(oauth, { open: false, tokenEnded: true, login });
    const heard = screen.getAllByRole("status").map(({ textContent }) => textContent);
    expect(heard.join("")).toContain("The bearer token is no longer valid.");
    press("Refresh Bearer Token");
    await expect.poll(() => asked).toEqual(["fetch"]);
    expect(events).toEqual([{ type: "toggle" }]);
    cleanup();
    drawScheme(oauth, { open: false, tokenEnded: true, renewedAt: ["id.example"], login });
    expect(screen.queryByText(/no longer valid/)).toBeNull();
  });

  it("hides the login of another scheme, and replaces it only when the user types", async () => {
    const way = { kind: "clientCredentials", flow: { tokenUrl: "https://b.example/token", scopes: {} } } as const;
    const { login } = loginOf({}, { kind: "flows", ways: [way], redirectUri: "" });
    const other = { ...loggedIn, owner: "another", clientId: "app", clientSecret: "planted" };
    const events = drawLogin(login, { oauth: other });
    const id = await screen.findByLabelText<HTMLInputElement>("Client ID");
    expect([id.value, screen.getByLabelText<HTMLInputElement>("Client secret").value]).toEqual(["", ""]);
    expect(screen.getByText("Sent to https://b.example/token only.")).toBeDefined();
    fireEvent.click(screen.getByRole("radio", { name: "Bearer Token" }));
    fireEvent.change(id, { target: { value: "mine" } });
    expect(events).toEqual([
      { type: "change", state: { oauth: { ...other, selectedInputMethod: "token" } } },
      { type: "change", state: { oauth: { ...blankOAuth, owner, clientId: "mine" } } },
    ]);
  });

  it("selects the scopes that a request needs, lists them, and explains the effect of omitting one", async () => {
    const flow = { tokenUrl: "https://b.example/token", scopes: { read: "All of it.", write: "" } };
    const { login } = loginOf({}, { kind: "flows", ways: [{ kind: "clientCredentials", flow }], redirectUri: "" });
    const scheme = ownedScheme({ kind: "oauthFlows", flows: { clientCredentials: flow } }, "garden", [
      "read",
      "hidden",
    ]);
    const events = drawScheme(scheme, { login });
    const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
    await screen.findByLabelText("Client ID");
    expect(box("read required All of it.").checked).toBe(true);
    expect(box("hidden required").checked).toBe(true);
    expect(box("write").checked).toBe(false);
    fireEvent.click(box("hidden required"));
    expect(events).toMatchObject([{ type: "change", state: { oauth: { scopes: ["read"] } } }]);
    cleanup();
    drawScheme(scheme, { login, state: { oauth: { ...blankOAuth, owner: scheme.owner ?? "", scopes: ["read"] } } });
    expect(await screen.findByText("Without hidden the API may refuse this request.")).toBeDefined();
  });

  it("falls back to a field for a plain token", async () => {
    const events = drawLogin(loginOf({}, { kind: "token" }).login);
    fireEvent.change(await screen.findByLabelText("token"), { target: { value: "x" } });
    expect(events).toEqual([
      {
        type: "change",
        state: { oauth: { ...blankOAuth, selectedInputMethod: "token", userSuppliedAccessToken: "x" } },
      },
    ]);
    expect(screen.queryByRole("button", { name: "Fetch Bearer Token" })).toBeNull();
  });

  it("can be reloaded after a loading failure", async () => {
    let attempts = 0;
    drawLogin(async () => {
      attempts += 1;
      throw new Error("no network");
    });
    fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await screen.findByRole("button", { name: "Try again" });
    expect(attempts).toBe(2);
  });
});

describe("a login that navigates away", () => {
  const offered = (onlyInMemory: AuthProps["onlyInMemory"]) => {
    const asked: string[] = [];
    const siteLogin = {
      authenticated: false,
      problem: undefined,
      onLogin: () => void asked.push("login"),
      onLogout: () => {},
    };
    const events = drawScheme(bearer, { siteLogin, onlyInMemory, memoryOnly: true });
    return { asked, events };
  };
  const login = async () => fireEvent.click(await screen.findByRole("button", { name: "Login" }));

  it("proceeds immediately if no secret would be lost", async () => {
    const { asked } = offered([]);
    await login();
    expect(asked).toEqual(["login"]);
  });

  it("asks first if secrets are held in memory only, and stores or drops them as chosen", async () => {
    const heldCredentials = heldCredentialsOf({ header: { headers: { "X-App-Key": "planted" } } });
    const { asked, events } = offered(heldCredentials);
    await login();
    expect(document.activeElement?.getAttribute("aria-label")).toBe("You'll leave this page to log in");
    expect(screen.getByText("These are only held in memory and would be lost: X-App-Key.")).toBeDefined();
    press("Cancel");
    expect([asked, screen.queryByText("You'll leave this page to log in")]).toEqual([[], null]);
    await login();
    press("Remove and log in");
    expect([asked, events]).toEqual([["login"], []]);
    press("Keep in this tab and log in");
    expect([asked, events]).toEqual([["login", "login"], [{ type: "memoryOnly", on: false }]]);
  });

  it("offers to store the credentials that a token login still needs after navigation", async () => {
    const problem = { kind: "forgets", detail: "It is ended with what you entered." } as const;
    const { login: start, asked } = loginOf({ phase: "failed", problem });
    const events = drawLogin(start);
    expect(await screen.findByText("It is ended with what you entered.")).toBeDefined();
    expect(screen.queryByText("Failed to login with the provided credentials")).toBeNull();
    press("Keep in this tab and log in");
    expect([asked, events]).toEqual([["fetch"], [{ type: "memoryOnly", on: false }]]);
  });
});

describe("the credential destination", () => {
  it.each<[string, Partial<AuthProps>, string]>([
    [
      "through the proxy",
      { carries: true },
      "Your credentials are sent to api.example.com, through this site's proxy at docs.example.com.",
    ],
    [
      "without the proxy",
      { carries: true, through: undefined },
      "Your credentials are sent to api.example.com, directly from this browser.",
    ],
    ["without credentials", { carries: false }, "No credentials are sent."],
    [
      "with headers that a browser can't send, and no others",
      { carries: false, through: undefined, leftBehind: ["Authorization"] },
      "No credentials are sent. A browser can't send Authorization directly to the API.",
    ],
    [
      "with headers that a browser can't send, and others",
      { carries: true, through: undefined, leftBehind: ["X-Key"] },
      "Your credentials are sent to api.example.com, directly from this browser. A browser can't send X-Key directly to the API.",
    ],
    [
      "with the host that refreshes the token",
      { carries: true, tokenEnded: true, renewedAt: ["id.example"] },
      "Your credentials are sent to api.example.com, through this site's proxy at docs.example.com. The token has expired, so a new one is requested from id.example first.",
    ],
  ])("names the host and how it is reached: %s", (_, auth, text) => {
    draw(auth, WhereItGoes);
    expect(screen.getByText(text)).toBeDefined();
  });

  it("has its line before its view has loaded, so that nothing moves", () => {
    draw({ carries: true }, Destination);
    expect(document.querySelector(".play-goes")).not.toBeNull();
  });

  it("is not said before there is a credential", async () => {
    draw({}, Destination);
    expect(document.body.textContent).toBe("");
    draw({ carries: true }, Destination);
    expect(await screen.findByText(/^Your credentials are sent to api.example.com/)).toBeDefined();
  });

  it("lists the secrets with storage, receivers and a forget button, but without values", async () => {
    const state = { bearerAuth: { token: "planted" }, basicAuth: { username: "ada", password: "planted" } };
    const sent = { bearerAuth: ["a.example", "b.example"] };
    const events = draw({ held: heldCredentialsOf(state), sent, filledIn: ["basicAuth"] }, WhereItGoes);
    press("Credentials (2)");
    expect((await screen.findAllByText(/Stored in this tab/)).length).toBe(1);
    expect(screen.getByText("Filled in by this site. Held in memory, not in browser storage.")).toBeDefined();
    expect(await screen.findByText("Sent to a.example, b.example.")).toBeDefined();
    expect(screen.getByText("Not sent yet.")).toBeDefined();
    expect(document.body.textContent).not.toContain("planted");
    press("Remove Bearer token");
    fireEvent.click(screen.getByRole("switch", { name: "Don't store credentials" }));
    expect(events).toEqual([
      { type: "forget", id: "bearerAuth" },
      { type: "memoryOnly", on: true },
    ]);
  });
});

describe("the API key of a site login", () => {
  it("is listed once with all its receivers, and is forgotten in every scheme", async () => {
    const state = injectedState("ada:planted");
    const heldCredentials = asOneLogin(
      heldCredentialsOf({ ...state, header: { headers: { "X-Key": "typed" } } }),
      heldCredentialsOf(state).map(({ id }) => id),
    );
    const filledIn = ["bearerAuth", "basicAuth", "oauth"];
    const sent = { bearerAuth: ["a.example"], oauth: ["a.example", "b.example"] };
    const events = draw({ held: heldCredentials, sent, filledIn }, WhereItGoes);
    press("Credentials (2)");
    expect(await screen.findByText("Sent to a.example, b.example.")).toBeDefined();
    press("Remove API key from your account");
    expect(events).toEqual(filledIn.map((id) => ({ type: "forget", id })));
  });
});

describe("focus management", () => {
  /** Renders with the props `before`; the returned function rerenders with `after`. */
  function drawTwice(
    View: ComponentType<AuthCardProps>,
    before: Partial<AuthProps>,
    after: Partial<AuthProps>,
  ): () => void {
    const viewOf = (auth: Partial<AuthProps>) => <View auth={{ ...authProps, ...auth }} onAuth={() => {}} {...tools} />;
    const { rerender } = render(viewOf(before));
    return () => rerender(viewOf(after));
  }

  it("moves to the toggle of the card when the card closes", async () => {
    const close = drawTwice(AuthCard, { open: true }, { open: false });
    (await screen.findByRole("button", { name: "Close" })).focus();
    close();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: /Authenticated/ }));
  });

  it("moves to the fetch button when the logout button disappears", async () => {
    const { login } = loginOf();
    const shared = { set: setOf(oauth), sets: [setOf(oauth)], login };
    const leave = drawTwice(AuthCard, { ...shared, state: { oauth: loggedIn } }, { ...shared, state: {} });
    (await screen.findByRole("button", { name: "Logout" })).focus();
    leave();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Fetch Bearer Token" }));
  });

  it("moves to the list when a secret is forgotten", async () => {
    const bearerAuth = { token: "x" };
    const initial = {
      held: heldCredentialsOf({ bearerAuth, basicAuth: { username: "ada", password: "p" } }),
    };
    const forget = drawTwice(WhereItGoes, initial, { held: heldCredentialsOf({ bearerAuth }) });
    press("Credentials (2)");
    (await screen.findByRole("button", { name: /^Remove .*assword/ })).focus();
    forget();
    expect(document.activeElement).toBe(screen.getByRole("list", { name: "Credentials" }));
  });
});

it("focuses the wanted input once it is drawn, and says so", async () => {
  const auth = { ...authProps, sets: [setOf({ kind: "basicAuth" })], set: setOf({ kind: "basicAuth" }) };
  const shown = vi.fn();
  const card = (wanted?: string): ReactElement => (
    <AuthCard auth={auth} onAuth={() => {}} {...tools} wanted={wanted} onShown={shown} />
  );
  const { rerender } = render(card());
  const input = await screen.findByLabelText(/Password/, { selector: "input" });
  expect(document.activeElement).not.toBe(input);
  rerender(card(input.id));
  expect(document.activeElement).toBe(input);
  expect(shown).toHaveBeenCalledTimes(1);
});
