// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Panel, type PanelProps } from "./panel.tsx";

afterEach(cleanup);

/** Renders the panel of an endpoint that may change something. */
function open(kept: PanelProps["kept"] = { current: undefined }) {
  // Nothing else of a playground is read before a run.
  const props = { composition: { form: { endpoint: { method: "POST" } } }, baseUrl: "https://a.example", kept };
  render(<Panel {...(props as unknown as PanelProps)} isOpen={true} onClose={() => {}} />);
  return { press: (role: string, name: string): void => act(() => screen.getByRole(role, { name }).click()) };
}

it.each([
  ["the methods", "radio", "Only methods that change nothing"],
  ["the seed", "button", "New seed"],
])("a change of %s cancels the confirmation of other settings", (_, role, name) => {
  const { press } = open();
  press("radio", "All methods");
  press("button", "Start");
  expect(screen.getByRole("button", { name: "Send them to a.example" })).toBeTruthy();
  press(role, name);
  expect(screen.queryByRole("button", { name: "Send them to a.example" })).toBeNull();
});

it("everything in it that is English is marked as such, and its heading is not", () => {
  open();
  const isEnglish = (role: string, name: string) =>
    screen.getByRole(role, { name }).closest("[lang=en][dir=ltr]") !== null;
  expect(["Close", "Start", "New seed"].map((name) => isEnglish("button", name))).toEqual([true, true, true]);
  expect(isEnglish("heading", "Try generated requests")).toBe(false);
});

it("a panel that is mounted again has the run and the settings of the one before", () => {
  const kept: PanelProps["kept"] = { current: undefined };
  const { press } = open(kept);
  press("radio", "All methods");
  press("button", "Start");
  cleanup();
  expect(kept.current?.runs.getSnapshot()).toMatchObject({ status: "active", value: "confirming" });
  open(kept);
  expect(screen.getByRole("button", { name: "Send them to a.example" })).toBeTruthy();
  expect(screen.getByRole("radio", { name: "All methods", checked: true })).toBeTruthy();
});
