// @vitest-environment page
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { useReplayDrop } from "./replay.tsx";

afterEach(cleanup);

const file = new File(["{}"], "replay.json");
const withFiles = { types: ["Files"], files: [file] };
const withText = { types: ["text/plain"], files: [] };

/** A page that takes dropped files, with a field in it that takes them itself. */
function Page({ onFile }: { readonly onFile: (file: File) => void }): ReactElement {
  const { over, ...handlers } = useReplayDrop(onFile);
  return (
    <main data-over={over} {...handlers}>
      <p>page</p>
      <p onDragOver={(event) => event.preventDefault()} onDrop={(event) => event.preventDefault()}>
        field
      </p>
    </main>
  );
}

function open() {
  const taken: File[] = [];
  render(<Page onFile={(one) => taken.push(one)} />);
  const isOver = (): boolean => screen.getByRole("main").dataset.over === "true";
  return { taken, isOver };
}

describe("a drop on the page", () => {
  it.each([
    ["page", withFiles, true],
    ["page", withText, false],
    ["field", withFiles, false],
    ["field", withText, false],
  ])("on a %s with %j is taken: %j", (place, dataTransfer, isTaken) => {
    const { taken, isOver } = open();
    const target = screen.getByText(place);
    const isLeft = fireEvent.dragOver(target, { dataTransfer });
    expect(isOver()).toBe(isTaken);
    // The browser does what it would do only with what nobody takes: it opens a file, or moves a text.
    expect(isLeft).toBe(place === "page" && !isTaken);
    expect(fireEvent.drop(target, { dataTransfer })).toBe(place === "page" && !isTaken);
    expect(taken).toEqual(isTaken ? [file] : []);
    expect(isOver()).toBe(false);
  });

  it("is no longer shown once the file has left the page", () => {
    const { isOver } = open();
    fireEvent.dragOver(screen.getByText("page"), { dataTransfer: withFiles });
    fireEvent.dragLeave(screen.getByText("page"));
    expect(isOver()).toBe(false);
  });
});
