// @vitest-environment page
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { FailuresList } from "./failures-list.tsx";
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
  ["the methods", "radio", "Safe methods only (GET, HEAD)"],
  ["the seed", "button", "New seed"],
])("a change of %s cancels the confirmation of other settings", (_, role, name) => {
  const { press } = open();
  press("radio", "All methods");
  press("button", "Start");
  expect(screen.getByRole("button", { name: "Send them to a.example" })).toBeTruthy();
  press(role, name);
  expect(screen.queryByRole("button", { name: "Send them to a.example" })).toBeNull();
});

it("a cause that is only known in English is marked as such, and the texts around it are not", () => {
  const file = { name: "a.json", text: "{}" };
  const failure = { key: "a", count: 1, check: "server-error", message: "It answered with 500.", changed: "", file };
  const known = { ...failure, key: "b", message: "Der Server antwortete mit 500." };
  render(<FailuresList failures={[{ ...failure, lang: "en" }, known]} onOpen={() => {}} onExport={() => {}} />);
  expect(screen.getByText("It answered with 500.").closest("[lang=en]")).not.toBeNull();
  expect(screen.getByText(known.message).closest("[lang]")).toBeNull();
  expect(screen.getByRole("columnheader", { name: "Cause" }).closest("[lang]")).toBeNull();
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
