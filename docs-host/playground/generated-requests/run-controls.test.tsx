// @vitest-environment page

import { act, cleanup, render, screen } from "@testing-library/react";
import { useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { afterEach, expect, it } from "vitest";
import { generatedText } from "#locales/messages/generated";
import { type GeneratedFailure, type RunEvent, startGeneratedRun } from "#machines";
import { RunControls } from "./run-controls.tsx";
import { firstSettings } from "./settings.ts";

afterEach(cleanup);

interface ControlsProps {
  readonly runs: ReturnType<typeof startGeneratedRun>;
  readonly allowWrites: boolean;
}

function Controls({ runs, allowWrites }: ControlsProps): ReactElement {
  const snapshot = useSelector(runs, (state) => state);
  const typed = { ...firstSettings(7), allowWrites };
  return <RunControls {...{ snapshot, typed }} method="GET" baseUrl="https://a.example" send={runs.send} />;
}

/** Renders the controls of a run that reports what the test says. */
function open({ allowWrites = false } = {}) {
  let report: (event: RunEvent) => void = () => {};
  const runs = startGeneratedRun((_, sendBack) => {
    report = sendBack;
    return { stop: () => {}, abort: () => {} };
  });
  render(<Controls runs={runs} allowWrites={allowWrites} />);
  const press = (name: string): void => act(() => screen.getByRole("button", { name }).click());
  return { press, report: (event: RunEvent) => act(() => report(event)) };
}

const failure: GeneratedFailure = {
  ...{ key: "a", count: 1, check: "server-error", message: "The server answered with 500.", changed: "" },
  file: { name: "a.json", text: "{}" },
};

it("the focus is on the button that starts once the confirmation is canceled", () => {
  const { press } = open({ allowWrites: true });
  press("Start");
  press("Cancel");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Start" }));
});

it("the focus is on the button that stops once the confirmation is given", () => {
  const { press } = open({ allowWrites: true });
  press("Start");
  press(generatedText().confirm({ host: "a.example" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: generatedText().stop }));
});

it("a run without a request yet says that it reads the description", () => {
  const { press, report } = open();
  press("Start");
  expect(screen.getByText(generatedText().loading)).toBeTruthy();
  report({ type: "run.calls", calls: [{ position: 1, status: 200, time: 1, changed: "", checks: [] }] });
  expect(screen.queryByText(generatedText().loading)).toBeNull();
});

it("the first mismatch is announced once, and not after each pause", () => {
  const { press, report } = open();
  const heard = (): string | null => screen.getByRole("status").textContent;
  press("Start");
  report({ type: "run.waiting", isWaiting: true });
  report({ type: "run.waiting", isWaiting: false });
  report({ type: "run.failures", failures: [failure] });
  expect(heard()).toBe(generatedText().firstFailure({ message: failure.message }));
  for (let i = 0; i < 2; i += 1) {
    report({ type: "run.waiting", isWaiting: true });
    expect(heard()).toBe(generatedText().waiting);
    report({ type: "run.waiting", isWaiting: false });
    expect(heard()).toBe(generatedText().running);
  }
});

it.each([
  ["locked-out", { ended: "calls", calls: 50, unchecked: "locked-out" }, generatedText().unchecked["locked-out"]],
  [
    "unreadable",
    { ended: "unreachable", calls: 5, unchecked: "unreadable", reason: "No header allows it." },
    `${generatedText().unchecked.unreadable} No header allows it.`,
  ],
] as const)("a run that checked nothing says so: %s", (_, end, text) => {
  const { press, report } = open();
  press("Start");
  report({ type: "run.ended", end });
  expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  expect(screen.queryByText(/no mismatches/)).toBeNull();
});
