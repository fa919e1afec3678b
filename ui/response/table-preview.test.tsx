// @vitest-environment page
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { TablePreview } from "./table-preview.tsx";

afterEach(cleanup);

const cells = (content: Uint8Array | string): NodeListOf<Element> =>
  render(<TablePreview content={content} charset={undefined} type="text/csv" />).container.querySelectorAll("th, td");

it("shows the start of a long table that is cut within a character", () => {
  const bytes = new TextEncoder().encode(`name,text\na,${"é".repeat(1_100_000)}`);
  expect(Array.from(cells(bytes), ({ textContent }) => textContent?.charAt(0))).toEqual(["n", "t", "a", "é"]);
});

it("limits the values of a row", () => {
  expect(cells(",".repeat(1_000_000)).length).toBeLessThan(50_000);
});

it("fills rows that are shorter than others", () => {
  const widths = Array.from(cells("id,name\n1\n2,Emma,Berlin"), (cell) => cell.getAttribute("colspan"));
  expect(widths).toEqual([null, null, "1", null, "2", null, null, null]);
});
