// @vitest-environment page
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { typesFrom } from "#engine/shape";
import { FormDepsProvider } from "../form-deps-provider.tsx";
import { lazyView } from "./deferred-views.tsx";
import { eagerViews } from "./eager-views.tsx";
import { whenLoaded } from "./when-loaded.tsx";

afterEach(cleanup);

const Loaded = (): ReactElement => <p>loaded</p>;

/** Draws a page with a field that fails to load at first; returns the mocks of its loads and warnings. */
function draw(failures: number) {
  const load = vi.fn(() =>
    load.mock.calls.length <= failures ? Promise.reject(new Error("offline")) : Promise.resolve(Loaded),
  );
  const onWarning = vi.fn();
  const Late = whenLoaded(lazyView(load, [1, 1]));
  const port = {
    read: () => ({ value: {}, selection: {} }),
    subscribe: () => () => undefined,
    dispatch: () => undefined,
  };
  render(
    <FormDepsProvider
      {...{ port, onWarning }}
      views={eagerViews}
      types={typesFrom({})}
      now={() => new Date(0)}
      randomId={() => "id"}
    >
      <h1>page</h1>
      <Late />
    </FormDepsProvider>,
  );
  return { load, onWarning };
}

it("tries a load that failed again", async () => {
  const { load, onWarning } = draw(2);
  expect(await screen.findByText("loaded")).toBeDefined();
  expect([load.mock.calls.length, onWarning.mock.calls.length]).toEqual([3, 0]);
});

it("keeps the page if a field can't be loaded, and loads it when the reader tries again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { load, onWarning } = draw(3);
  fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByText("loaded")).toBeDefined();
  expect(screen.getByText("page")).toBeDefined();
  expect([load.mock.calls.length, onWarning.mock.calls.length]).toEqual([4, 1]);
  vi.restoreAllMocks();
});
