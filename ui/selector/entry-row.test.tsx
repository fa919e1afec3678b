// @vitest-environment page
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { EntryRow } from "./entry-row.tsx";

afterEach(cleanup);

it.each([
  [true, "Fire a kiln Deprecated Method POST"],
  [false, "Fire a kiln Method POST"],
])("names a deprecated endpoint so: %s", (deprecated, name) => {
  const entry = { kind: "endpoint", apiId: "a", id: "e", title: "Fire a kiln", href: "/e", method: "POST" } as const;
  render(
    <EntryRow
      row={{
        ...{ kind: "entry", key: "k", top: 0, height: 40, position: 0, number: 1 },
        found: {
          entry: { ...entry, path: "/e", deprecated },
          title: [{ text: entry.title, hit: false }],
          path: [{ text: "/e", hit: false }],
        },
      }}
      {...{ count: 1, isActive: false, isReachable: true, isLong: false, onFocus: () => {}, onPress: () => {} }}
    />,
  );
  expect(screen.getByRole("link").textContent?.replace(/\s+/g, " ")).toBe(name);
});
