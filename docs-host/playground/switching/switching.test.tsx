// @vitest-environment page
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { sessionStore } from "../adapters/session-store.ts";
import { Switching } from "./switching.tsx";
import type { Target } from "./target.ts";

afterEach(cleanup);

const target = (name: string): Target => ({
  ...{ formUrl: `/forms/${name}`, answersUrl: "", isChannel: false },
  referenceHref: `/reference/${name}`,
});

it("announces the endpoint that the reader continues to, and not the first one", () => {
  const store = sessionStore(() => sessionStorage);
  render(
    <Switching
      first={{ target: target("first"), given: undefined }}
      endpointsUrl={undefined}
      secrets={store}
      habits={store}
      onClose={() => undefined}
    >
      {(opened, go) => (
        <button type="button" onClick={() => go(target("second"), "Water a plant")}>
          {opened.target.referenceHref}
        </button>
      )}
    </Switching>,
  );
  expect(screen.getByRole("status").textContent).toBe("");
  fireEvent.click(screen.getByRole("button"));
  expect(screen.getByRole("button").textContent).toBe("/reference/second");
  expect(screen.getByRole("status").textContent).toBe("Water a plant");
});
