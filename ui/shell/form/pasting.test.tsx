// @vitest-environment page
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { press } from "../../form/form.testing.tsx";
import { drawPlayground } from "../../playground/playground.testing.tsx";

afterEach(cleanup);

const pasteOn = (element: Element, text: string): boolean =>
  fireEvent.paste(element, { clipboardData: { getData: () => text } });
/** The group of fields below a heading, which it does not repeat. */
const groupBelow = (title: string): HTMLElement => {
  const section = screen.getByRole("heading", { name: title }).closest("section");
  if (section === null) throw new Error(`${title} has no section`);
  return within(section).getByRole("group", { name: "Fields" });
};
const body = (): HTMLElement => groupBelow("Body Parameters");

it("fills a group by keyboard as one edit, and announces it", async () => {
  const { port } = drawPlayground();
  const isDefaultAllowed = pasteOn(body(), '{"name": "moss", "own": 1}');
  expect(isDefaultAllowed).toBe(false);
  await screen.findByText("Pasted into the body");
  expect(port.edits).toEqual([{ type: "set", at: ["body"], value: { name: "moss", own: 1 }, selection: {} }]);
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain("Pasted into the body");
});

it("fills the group with the focus, regardless of an earlier text selection", async () => {
  const { port } = drawPlayground();
  body().focus();
  pasteOn(groupBelow("Query Parameters"), '{"name": "moss"}');
  await screen.findByText("Pasted into the body");
  expect(port.value()).toMatchObject({ body: { name: "moss" }, queryParameters: {} });
});

it("shows issues of the pasted value at its fields immediately, and counts them", async () => {
  drawPlayground();
  expect(screen.queryByText(/must be/i)).toBeNull();
  pasteOn(body(), '{"name": 7}');
  await screen.findByText("Pasted into the body. Fix 1 field");
  expect([...document.querySelectorAll(".form-issue")].map((one) => one.textContent)).toEqual(["Must be text."]);
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(
    "Pasted into the body. Fix 1 field",
  );
});

it("leaves pasting into a text field to the browser, JSON or not", () => {
  const { port } = drawPlayground();
  expect(pasteOn(screen.getByRole("textbox", { name: "name" }), '{"name": "moss"}')).toBe(true);
  expect(pasteOn(body(), "moss")).toBe(true);
  expect(port.edits).toEqual([]);
});

it("fills a group from the clipboard by its button", async () => {
  const { port } = drawPlayground();
  press("Paste JSON into Body Parameters");
  await screen.findByText("Pasted into the body");
  expect(port.value()).toMatchObject({ body: { name: "pasted" } });
});

it("fills a group from its menu", async () => {
  const { port } = drawPlayground({ paste: async () => '{"limit": 7}' });
  press("Add optional property, Query Parameters");
  fireEvent.click(screen.getByRole("menuitem", { name: "Paste JSON" }));
  await screen.findByText("Pasted into the query parameters");
  expect(port.value()).toMatchObject({ queryParameters: { limit: 7 } });
});

it.each([
  ["has invalid JSON", async () => '{"name": }', 'Line 1, column 10: expected a value, found "}"'],
  ["is empty", async () => " \n", "The clipboard has no text. Copy some JSON first, then paste it here."],
  ["has another type", async () => "[1]", "This JSON can't fill the body: it has a different type."],
  ["is unreadable", () => Promise.reject(new Error("denied")), /does not allow this page to read the clipboard/],
])("changes nothing and shows the reason if the clipboard %s", async (_, paste, reason) => {
  const { port } = drawPlayground({ paste });
  press("Paste JSON into Body Parameters");
  expect((await screen.findAllByText(reason)).length).toBeGreaterThan(0);
  expect(port.edits).toEqual([]);
  press("Dismiss");
  expect(screen.queryByText("Nothing was pasted")).toBeNull();
});
