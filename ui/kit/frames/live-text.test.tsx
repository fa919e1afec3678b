// @vitest-environment page
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LiveText } from "./live-text.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const announced = (): string | null => screen.getByRole("status").textContent;
const wait = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

it("removes a text that was announced, and announces it again after another one", () => {
  const { rerender } = render(<LiveText text="" />);
  const region = screen.getByRole("status");
  const say = (text: string): void => rerender(<LiveText text={text} />);
  say("1 value is not as documented");
  wait(1500);
  expect(announced()).toBe("1 value is not as documented");
  wait(1000);
  expect(announced()).toBe("");
  say("");
  say("1 value is not as documented");
  expect(announced()).toBe("1 value is not as documented");
  // A region that appears with its text is not announced.
  expect(screen.getByRole("status")).toBe(region);
});

it("announces an equal text in the next turn", () => {
  const { rerender } = render(<LiveText text="Undone: set title" turn={1} />);
  wait(2500);
  expect(announced()).toBe("");
  rerender(<LiveText text="Undone: set title" turn={2} />);
  expect(announced()).toBe("Undone: set title");
});
