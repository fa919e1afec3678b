// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { type AuthState, blankOAuth } from "#engine/auth";
import type { AuthScheme } from "#engine/model";
import type { AuthCardEvent } from "#machines";
import { press } from "../form/form.testing.tsx";
import { AuthCard, type AuthProps } from "./index.ts";

afterEach(cleanup);

const bearer: AuthScheme = { kind: "bearerAuth" };

function draw(auth: Partial<AuthProps> = {}): readonly AuthCardEvent[] {
  const events: AuthCardEvent[] = [];
  render(
    <AuthCard
      auth={{ scheme: bearer, state: {}, open: true, authenticated: false, ...auth }}
      onAuth={(event) => events.push(event)}
    />,
  );
  return events;
}

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
      "Enter your bearer token",
      { kind: "oAuth", endpointId: "t", accessTokenLocator: ".t" },
      "Bearer token",
      "x",
      { oauth: { ...blankOAuth, selectedInputMethod: "token", userSuppliedAccessToken: "x" } },
    ],
  ])("asks: %s, for %j, under %s", (prompt, scheme, label, typed, state) => {
    const events = draw({ scheme });
    expect(screen.getByText(prompt)).toBeDefined();
    fireEvent.change(screen.getByLabelText(label), { target: { value: typed } });
    expect(events).toEqual([{ type: "change", state }]);
  });

  it("masks the token until it is to be shown", () => {
    draw({ state: { bearerAuth: { token: "secret" } } });
    const input = screen.getByLabelText<HTMLInputElement>("Bearer token");
    expect(input.type).toBe("password");
    press("Show");
    expect(input.type).toBe("text");
  });

  it("logs in by its button or Enter once there is something to log in with", () => {
    const without = draw();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Login" }).disabled).toBe(true);
    fireEvent.submit(screen.getByLabelText("Bearer token").closest("form") as HTMLFormElement);
    expect(without).toEqual([]);
    cleanup();
    const events = draw({ authenticated: true });
    fireEvent.submit(screen.getByLabelText("Bearer token").closest("form") as HTMLFormElement);
    expect(events).toEqual([{ type: "login" }]);
  });

  it("closes, and goes back to the default token where there is one", () => {
    const events = draw({ resettable: true });
    press("Close");
    press("Reset token to default");
    expect(events).toEqual([{ type: "close" }, { type: "reset" }]);
    cleanup();
    draw();
    expect(screen.queryByRole("button", { name: "Reset token to default" })).toBeNull();
  });
});
