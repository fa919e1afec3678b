// @vitest-environment page
import { cleanup, render, screen } from "@testing-library/react";
import { setInteractionModality } from "react-aria/useFocusVisible";
import { afterEach, expect, it, vi } from "vitest";
import * as lists from "../lists/lists.ts";
import * as longLists from "../long-list/index.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const options = [{ id: "a", label: "a" }];
const starts = { startsOpen: false, startsAtFirst: false, startsFocused: true };

it.each([
  ["list", lists],
  ["long list", longLists],
])("a %s that replaces a focused button has its focus at once", (_, { DropdownList, MenuList }) => {
  // React Aria waits for a frame after a focus by assistive technology.
  vi.stubGlobal("requestAnimationFrame", () => 0);
  setInteractionModality("virtual");
  for (const list of [
    <DropdownList key="choice" label="it" options={options} selected={undefined} onSelect={() => {}} {...starts} />,
    <MenuList key="menu" text="it" entries={options} onAction={() => {}} {...starts} />,
  ]) {
    render(list);
    expect(document.activeElement).toBe(screen.getByRole("button"));
    cleanup();
  }
});
