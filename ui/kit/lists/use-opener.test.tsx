// @vitest-environment happy-dom
import { act, render, screen } from "@testing-library/react";
import { setInteractionModality } from "react-aria/useFocusVisible";
import { expect, it, onTestFinished, vi } from "vitest";
import { Dropdown } from "./dropdown.tsx";
import { MenuButton } from "./menu-button.tsx";
import { loadLists } from "./use-lists.ts";

const options = (count: number) => Array.from({ length: count }, (_, i) => ({ id: `${i}`, label: `option ${i}` }));

// One test, since code is loaded only once.
it("a list that replaces a button when it is loaded takes over its focus without a gap", async () => {
  vi.stubGlobal("requestAnimationFrame", () => 0); // no frame may come in between
  onTestFinished(() => void vi.unstubAllGlobals());
  for (const [isLong, count] of [
    [false, 3],
    [true, 101],
  ] as const) {
    const { unmount } = render(
      <>
        <Dropdown label="choice" options={options(count)} selected={undefined} onSelect={() => {}} />
        <MenuButton text="menu" entries={options(count)} onAction={() => {}} />
      </>,
    );
    const focused = (): string | undefined => document.activeElement?.textContent;
    const buttons = screen.getAllByRole("button");
    setInteractionModality("virtual"); // that of assistive technology
    act(() => buttons[isLong ? 1 : 0]?.focus());
    const name = focused();
    await act(() => loadLists(isLong));
    expect(focused()).toBe(name);
    expect(buttons).not.toContain(document.activeElement);
    unmount();
  }
});
