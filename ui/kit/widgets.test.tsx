// @vitest-environment page
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type ReactElement, useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { CodeBlock } from "#ui/code";
import {
  CopyButton,
  Dropdown,
  MenuButton,
  NumberInput,
  Panes,
  Segments,
  SplitPane,
  stepNumber,
  Window,
} from "./index.ts";
import { loadLists } from "./lists/use-lists.ts";

// The lists are lazy; tests start once they are loaded, as users mostly see them.
await loadLists();

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const options = (count: number) => Array.from({ length: count }, (_, i) => ({ label: `option ${i}` }));
const button = (name: string): HTMLElement => screen.getByRole("button", { name });

function Three(): ReactElement {
  const [selected, setSelected] = useState<number>();
  return <Segments label="it" options={options(3)} selected={selected} onSelect={setSelected} />;
}

describe("segments", () => {
  const radio = (position: number): HTMLElement => screen.getByRole("radio", { name: `option ${position}` });
  const arrow = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

  it("are one tab stop, and arrow keys select the next segment and wrap around", () => {
    render(<Three />);
    const stops = () => [0, 1, 2].filter((position) => radio(position).tabIndex === 0);
    expect(stops()).toEqual([0]);
    radio(0).focus();
    for (const [key, position] of [
      ["ArrowRight", 1],
      ["ArrowDown", 2],
      ["ArrowRight", 0],
      ["ArrowLeft", 2],
      ["ArrowUp", 1],
    ] as const) {
      arrow(key);
      expect(document.activeElement).toBe(radio(position));
      expect(radio(position).getAttribute("aria-checked")).toBe("true");
      expect(stops()).toEqual([position]);
    }
  });
});

describe("a dropdown", () => {
  it("selects by position, so that equal labels work", () => {
    const chosen: number[] = [];
    render(
      <Dropdown
        label="it"
        options={[{ label: "b" }, { label: "a" }, { label: "a" }]}
        selected={1}
        onSelect={(at) => chosen.push(at)}
      />,
    );
    fireEvent.click(button("a it"));
    fireEvent.click(screen.getAllByRole("option", { name: "a" })[1] as HTMLElement);
    expect(chosen).toEqual([2]);
  });

  it.each([
    [8, false],
    [9, true],
  ])("with %i options has a search box: %s", (count, expected) => {
    render(<Dropdown label="it" options={options(count)} selected={undefined} onSelect={() => {}} />);
    fireEvent.click(button("Select it"));
    expect(screen.queryByRole("searchbox") !== null).toBe(expected);
  });

  it("filters its options case-insensitively", () => {
    render(<Dropdown label="it" options={options(20)} selected={undefined} onSelect={() => {}} />);
    fireEvent.click(button("Select it"));
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "TION 1" } });
    expect(screen.getAllByRole("option")).toHaveLength(11);
  });
});

describe("a menu", () => {
  it("reports the selected entry and closes", () => {
    const actions: string[] = [];
    const entries = [{ id: "x", label: "Take x" }];
    render(<MenuButton text="More" entries={entries} onAction={(id) => actions.push(id)} />);
    fireEvent.click(button("More"));
    fireEvent.click(screen.getByRole("menuitem", { name: "Take x" }));
    expect(actions).toEqual(["x"]);
    expect(screen.queryByRole("menu")).toBeNull();
  });
});

function Counter() {
  const [text, setText] = useState("0");
  return (
    <NumberInput label="n" name="n" limits={{}} text={text} onText={setText} step={(by) => stepNumber(text, by, {})} />
  );
}

describe("a stepper", () => {
  const value = (): string => screen.getByRole<HTMLInputElement>("spinbutton", { name: "n" }).value;
  const hold = (name: string): void => {
    fireEvent.pointerDown(button(name), {
      button: 0,
      pointerId: 1,
      pointerType: "mouse",
      width: 1,
      height: 1,
      pressure: 0.5,
      detail: 1,
    });
  };
  const pass = (time: number): void => {
    act(() => {
      vi.advanceTimersByTime(time);
    });
  };

  it("steps immediately, after one second of holding, and then ten times a second until release", () => {
    vi.useFakeTimers();
    render(<Counter />);
    hold("Increase n");
    expect(value()).toBe("1");
    pass(999);
    expect(value()).toBe("1");
    pass(1);
    expect(value()).toBe("2");
    for (let i = 0; i < 3; i += 1) pass(100);
    expect(value()).toBe("5");
    fireEvent.pointerUp(button("Increase n"), { button: 0, pointerId: 1, pointerType: "mouse", detail: 1 });
    pass(5000);
    expect(value()).toBe("5");
  });

  it("clears its timer when it unmounts while held", () => {
    vi.useFakeTimers();
    render(<Counter />);
    hold("Decrease n");
    cleanup();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("a copy button", () => {
  it.each([
    ["Copied", () => Promise.resolve()],
    ["Could not copy", () => Promise.reject(new Error("denied"))],
  ])("reports %s", async (message, outcome) => {
    const copied: string[] = [];
    const copy = (text: string): Promise<void> => {
      copied.push(text);
      return outcome();
    };
    render(<CopyButton label="Copy it" text={() => "text"} copy={copy} />);
    fireEvent.click(button("Copy it"));
    expect(await screen.findByText(message)).toBe(screen.getByRole("status"));
    expect(copied).toEqual(["text"]);
  });
});

describe("a split pane", () => {
  const share = (): string | null => screen.getByRole("separator", { name: "resize" }).getAttribute("aria-valuenow");
  const key = (name: string, shiftKey = false): void => {
    fireEvent.keyDown(screen.getByRole("separator", { name: "resize" }), { key: name, shiftKey });
  };

  it.each([
    ["across", "ArrowLeft", "ArrowRight", "vertical"],
    ["down", "ArrowUp", "ArrowDown", "horizontal"],
  ] as const)("starts at half and resizes with the keyboard: %s", (direction, decrease, increase, orientation) => {
    render(<SplitPane label="resize" direction={direction} first="a" second="b" />);
    expect(share()).toBe("50");
    expect(screen.getByRole("separator").getAttribute("aria-orientation")).toBe(orientation);
    key(decrease);
    expect(share()).toBe("48");
    key(increase, true);
    expect(share()).toBe("58");
    key("Home");
    expect(share()).toBe("20");
    key(decrease);
    expect(share()).toBe("20");
    key("End");
    expect(share()).toBe("80");
    key("Enter");
    expect(share()).toBe("50");
  });

  it("renders no style attribute into markup", async () => {
    const { renderToString } = await import("react-dom/server");
    expect(renderToString(<SplitPane label="resize" direction="across" first="a" second="b" />)).not.toContain(
      "style=",
    );
  });
});

function Two({ isNarrow }: { readonly isNarrow: boolean }): ReactElement {
  const [selected, onSelect] = useState("b");
  return (
    <Panes
      {...{ isNarrow, selected, onSelect }}
      split={{ direction: "across", label: "resize" }}
      label="both"
      tabs={[
        { id: "a", title: "A" },
        { id: "b", title: "B" },
      ]}
      first={<input aria-label="first" />}
      second={<input aria-label="second" />}
    />
  );
}

describe("two panes", () => {
  it("keep their elements when they switch to tabs, and show the one with the focus", () => {
    const { rerender } = render(<Two isNarrow={false} />);
    const first = screen.getByRole("textbox", { name: "first" });
    first.focus();
    rerender(<Two isNarrow />);
    expect(screen.getByRole("textbox", { name: "first" })).toBe(first);
    expect(screen.queryByRole("separator")).toBeNull();
    expect(screen.getByRole("tab", { name: "A" }).getAttribute("aria-selected")).toBe("true");
    expect(screen.getByRole("tabpanel", { name: "A" }).contains(first)).toBe(true);
    fireEvent.keyDown(screen.getByRole("tab", { name: "A" }), { key: "ArrowRight" });
    expect(screen.getByRole("tabpanel", { name: "B" }).inert).toBe(false);
    rerender(<Two isNarrow={false} />);
    expect(screen.getByRole("textbox", { name: "first" })).toBe(first);
    expect(screen.getByRole("separator", { name: "resize" })).toBeTruthy();
  });
});

describe("a file dragged over a dialog", () => {
  it("is rejected unless a drop zone accepts it, so that the browser stays on the page", () => {
    const { unmount } = render(
      <Window label="it" onClose={() => {}}>
        <p>text</p>
        <section data-testid="zone" />
      </Window>,
    );
    screen.getByTestId("zone").addEventListener("dragover", (event) => event.preventDefault());
    const drag = (target: Element, types: readonly string[]) => {
      const dataTransfer = { types, dropEffect: "copy" };
      const event = Object.assign(new Event("dragover", { bubbles: true, cancelable: true }), { dataTransfer });
      target.dispatchEvent(event);
      return [event.defaultPrevented, dataTransfer.dropEffect];
    };
    expect(drag(screen.getByText("text"), ["Files"])).toEqual([true, "none"]);
    expect(drag(document.body, ["Files"])).toEqual([true, "none"]);
    expect(drag(screen.getByText("text"), ["text/plain"])).toEqual([false, "copy"]);
    expect(drag(screen.getByTestId("zone"), ["Files"])).toEqual([true, "copy"]);
    unmount();
    expect(drag(document.body, ["Files"])).toEqual([false, "copy"]);
  });
});

describe("a code block", () => {
  it("wraps lines by default and keeps the text unchanged", () => {
    render(<CodeBlock label="code" language="json" code={'{"a": 1}'} />);
    const region = screen.getByRole("region", { name: "code" });
    expect(region.textContent).toBe('{"a": 1}');
    expect(region.querySelector(".code-key")?.textContent).toBe('"a"');
    const wrap = button("Wrap lines");
    expect(wrap.getAttribute("aria-pressed")).toBe("true");
    fireEvent.click(wrap);
    expect(wrap.getAttribute("aria-pressed")).toBe("false");
    expect(region.parentElement?.hasAttribute("data-wrapped")).toBe(false);
  });

  it("renders very long text incrementally in blocks, and updates only the block of a changed line", async () => {
    // Empty lines must not be lost at the boundaries of blocks.
    const lines = Array.from({ length: 3001 }, (_, i) => (i % 100 > 97 ? "" : `line ${i} of a very long text`));
    const blockOf = (code: readonly string[]) => <CodeBlock label="code" language="text" code={code.join("\n")} />;
    const { rerender } = render(blockOf(lines));
    const code = screen.getByRole("region", { name: "code" }).querySelector("code");
    const text = () => [...(code?.children ?? [])].map(({ textContent }) => textContent).join("\n");
    expect(text()).toBe(lines.slice(0, text().split("\n").length).join("\n"));
    await vi.waitFor(() => expect(text()).toBe(lines.join("\n")), { timeout: 30_000 });
    const blocks = [...(code?.children ?? [])];
    for (const { textContent } of blocks) expect(textContent).not.toMatch(/\n$/);
    const before = blocks.map(({ firstChild }) => firstChild?.nodeValue);
    rerender(blockOf(lines.with(777, "another line")));
    expect(text()).toBe(lines.with(777, "another line").join("\n"));
    expect(blocks.filter(({ firstChild }, i) => firstChild?.nodeValue !== before[i])).toHaveLength(1);
  });
});

describe("a modal dialog", () => {
  it("makes the page inert while open, takes the focus, and requests closing on Escape", () => {
    const page = document.body.appendChild(document.createElement("main"));
    let closings = 0;
    const { unmount } = render(
      <Window label="it" onClose={() => closings++}>
        text
      </Window>,
    );
    expect(page.inert).toBe(true);
    const dialog = screen.getByRole("dialog", { name: "it" });
    expect(document.activeElement).toBe(dialog);
    fireEvent.keyDown(dialog, { key: "Escape" });
    expect(closings).toBe(1);
    unmount();
    expect(page.inert).toBe(false);
    page.remove();
  });
});
