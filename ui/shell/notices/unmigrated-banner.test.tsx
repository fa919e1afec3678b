// @vitest-environment page
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { press } from "../../form/form.testing.tsx";
import { drawPlayground } from "../../playground/playground.testing.tsx";

afterEach(cleanup);

const title = "The API has changed, and some of the values you filled in are no longer valid";

it("lists unmigrated values with path and reason, and can copy and dismiss them", async () => {
  const { events } = drawPlayground({
    unmigrated: [{ at: ["body", "address", "zip"], value: "1010", why: 'unknown property "zip"' }],
  });
  const banner = within(await screen.findByRole("group", { name: title }));
  expect(banner.getByRole("listitem").textContent).toBe('address.zip "1010" Unknown property "zip".');
  press("Copy those values");
  press("Dismiss");
  expect(events.map(([name]) => name)).toEqual(["copy", "dropUnmigrated"]);
  expect(JSON.parse(String(events[0]?.[1]))).toEqual([{ at: "/body/address/zip", value: "1010" }]);
});

it("shows unmigrated values of a replay in its own banner, and keeps the earlier ones", async () => {
  const replayEvents: string[] = [];
  const note = {
    tone: "warn",
    title: "Changed since",
    text: "PUT /plants, body: it is lost",
    isOutdated: true,
  } as const;
  const ofReplay = { at: ["body", "height"], value: "tall", why: 'unknown property "height"' };
  const earlier = { at: ["body", "zip"], value: "1010", why: 'unknown property "zip"' };
  const { events } = drawPlayground({
    unmigrated: [earlier, ofReplay],
    unmigratedOfGiven: [ofReplay],
    replay: { note, onFile: () => {}, onDismiss: () => replayEvents.push("dismiss") },
  });
  const before = within(await screen.findByRole("group", { name: title }));
  expect(before.getByRole("listitem").textContent).toContain('"1010"');
  const banner = within(await screen.findByRole("group", { name: note.title }));
  expect(banner.getByRole("listitem").textContent).toContain('"tall"');
  fireEvent.click(banner.getByRole("button", { name: "Dismiss" }));
  fireEvent.click(before.getByRole("button", { name: "Dismiss" }));
  expect(events).toEqual([
    ["dropUnmigrated", [ofReplay]],
    ["dropUnmigrated", [earlier]],
  ]);
  expect(replayEvents).toEqual(["dismiss"]);
});

it("is absent if all values are compatible", () => {
  drawPlayground();
  expect(screen.queryByRole("group", { name: title })).toBeNull();
});
