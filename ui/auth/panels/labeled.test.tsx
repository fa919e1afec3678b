// @vitest-environment page
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Labeled, withoutPictures, withPictures } from "./labeled.tsx";

afterEach(cleanup);

it("exposes the issue of a credential to screen readers", () => {
  render(<Labeled label="Token" text="a" onText={() => {}} issue="The value contains a line break." />);
  const input = screen.getByLabelText("Token");
  expect(input.getAttribute("aria-invalid")).toBe("true");
  const ids = (input.getAttribute("aria-describedby") ?? "").split(" ");
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toContain("The value contains a line break.");
});

it("shows each control character except tab as one symbol, and converts it back", () => {
  const controls = Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)).join("");
  const shown = withPictures(`a${controls}\u007fb`);
  expect([...shown].filter((one) => one < " " || one === "\u007f")).toEqual(["\t"]);
  expect(withoutPictures(shown)).toBe(`a${controls}\u007fb`);
});
