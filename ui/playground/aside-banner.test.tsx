// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { press } from "../form/form.testing.tsx";
import { drawPlayground } from "./playground.testing.tsx";

afterEach(cleanup);

const title = "The API has changed, and some of what had been filled in no longer fits";

it("lists what no longer fits with its place and the reason, to be copied and let go", () => {
  const { told } = drawPlayground({
    aside: [{ at: ["body", "address", "zip"], value: "1010", why: 'there is no property "zip"' }],
  });
  const banner = within(screen.getByRole("group", { name: title }));
  expect(banner.getByRole("listitem").textContent).toBe('address.zip "1010" There is no property "zip".');
  press("Copy what was put aside");
  press("Dismiss");
  expect(told.map(([name]) => name)).toEqual(["copy", "dropAside"]);
  expect(JSON.parse(String(told[0]?.[1]))).toEqual([{ at: "/body/address/zip", value: "1010" }]);
});

it("is one with what is told of a replay for another definition, and let go with it", () => {
  const said: string[] = [];
  const note = {
    tone: "warn",
    title: "Changed since",
    text: "PUT /plants, body: it is lost",
    isOutdated: true,
  } as const;
  const { told } = drawPlayground({
    aside: [{ at: ["body", "height"], value: "tall", why: 'there is no property "height"' }],
    replay: { note, onFile: () => {}, onDismiss: () => said.push("dismiss") },
  });
  expect(screen.queryByRole("group", { name: title })).toBeNull();
  const banner = screen.getByRole("group", { name: note.title });
  expect(within(banner).getByRole("listitem").textContent).toContain('"tall"');
  press("Copy what was put aside");
  press("Dismiss");
  expect(told.map(([name]) => name)).toEqual(["copy", "dropAside"]);
  expect(said).toEqual(["dismiss"]);
});

it("is not there while all fits", () => {
  drawPlayground();
  expect(screen.queryByRole("group", { name: title })).toBeNull();
});
