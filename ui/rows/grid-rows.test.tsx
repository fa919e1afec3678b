// @vitest-environment page
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import fc from "fast-check";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { GridRows } from "./grid-rows.tsx";

afterEach(cleanup);

const columns = [{ name: "Number", width: "1fr", cell: (row: number) => row }];

function Numbers({ count }: { readonly count: number }) {
  const [chosen, setChosen] = useState<number>();
  return (
    <GridRows
      label="Numbers"
      columns={columns}
      rows={Array.from({ length: count }, (_, row) => row)}
      idOf={(row) => row}
      chosen={chosen}
      onChoose={setChosen}
      follows={false}
      onFollows={() => {}}
    />
  );
}

/** A grid `height` pixels high, with rows and a header of 28 pixels each. */
function draw(count: number, height: number): HTMLElement {
  render(<Numbers count={count} />);
  const grid = screen.getByRole("grid", { name: "Numbers" });
  Object.defineProperty(grid, "clientHeight", { value: height });
  fireEvent.scroll(grid);
  return grid;
}

const renderedRows = (): readonly number[] =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map(({ textContent }) => Number(textContent));
const rowHeight = 28;

describe("grid rows", () => {
  it("are rendered only near the viewport, for any row count", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: 84, max: 1500 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (count, height, fraction) => {
          const grid = draw(count, height);
          const bodyHeight = height - rowHeight;
          grid.scrollTop = Math.round(fraction * Math.max(0, count * rowHeight - bodyHeight));
          fireEvent.scroll(grid);
          const rows = renderedRows();
          for (let row = 0; row < count; row += 1) {
            const isSeen = (row + 1) * rowHeight > grid.scrollTop && row * rowHeight < grid.scrollTop + bodyHeight;
            if (isSeen) expect(rows).toContain(row);
          }
          expect(rows.length).toBeLessThanOrEqual(bodyHeight / rowHeight + 32);
          cleanup();
        },
      ),
      { numRuns: 40 },
    );
  });

  it("scroll minimally into view on keyboard navigation", () => {
    const steps = fc.array(fc.constantFrom("ArrowDown", "ArrowUp", "PageDown", "PageUp", "Home", "End"), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), steps, (count, keys) => {
        const grid = draw(count, 300);
        for (const key of keys) {
          const before = grid.scrollTop;
          fireEvent.keyDown(grid, { key });
          const named = document.getElementById(grid.getAttribute("aria-activedescendant") ?? "");
          const top = Number(named?.textContent) * rowHeight;
          expect(top).toBeGreaterThanOrEqual(grid.scrollTop - 1);
          expect(top + rowHeight).toBeLessThanOrEqual(grid.scrollTop + 300 - rowHeight + 1);
          if (key.startsWith("Arrow")) expect(Math.abs(grid.scrollTop - before)).toBeLessThanOrEqual(rowHeight);
        }
        cleanup();
      }),
      { numRuns: 40 },
    );
  });
});
