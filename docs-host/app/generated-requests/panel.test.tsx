// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Panel, type PanelProps } from "./panel.tsx";

afterEach(cleanup);

/** Renders the panel of an endpoint that may change something. */
function open() {
  // Nothing else of a playground is read before a run.
  const props = { composition: { form: { endpoint: { method: "POST" } } }, baseUrl: "https://a.example" };
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
