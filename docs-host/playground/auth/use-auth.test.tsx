// @vitest-environment page
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { bareEndpoint } from "#engine/model";
import { sessionStore } from "../adapters/session-store.ts";
import { authStore } from "./auth-store.ts";
import { startAuth } from "./start-auth.ts";
import { useAuth } from "./use-auth.ts";

afterEach(cleanup);

const memory = (): Pick<Storage, "getItem" | "setItem" | "removeItem"> => {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
};

/** The credentials of an endpoint with a bearer token. */
function start() {
  const [tab, site] = [memory(), memory()];
  const store = sessionStore(() => tab);
  return startAuth(
    {
      target: bareEndpoint({ id: "plants", method: "GET", path: [], auth: ["bearer"] }),
      authSchemes: { bearer: { kind: "bearerAuth" } },
    },
    {
      ...{ api: "garden", siteUrl: "https://docs.example", store },
      keeper: authStore(
        store,
        sessionStore(() => site),
      ),
      send: () => Promise.reject(new Error("nothing is sent here")),
      now: () => new Date(0),
      log: () => {},
      loadForm: () => Promise.reject(new Error("no form is loaded here")),
      cameBack: () => false,
      takeLoginAnswer: () => undefined,
      leaveFor: () => Promise.reject(new Error("nobody leaves")),
    },
  );
}

it("keeps its result until the credentials or their destination change, so that a key renders no card again", () => {
  const auth = start();
  const place = { id: "production", baseUrl: "https://api.example", through: undefined };
  const { result, rerender } = renderHook((at) => useAuth(auth, at), { initialProps: place });
  const first = result.current;
  rerender({ ...place });
  expect(result.current).toBe(first);

  act(() => first.onAuth({ type: "change", state: { bearerAuth: { token: "planted" } } }));
  const changed = result.current;
  expect(changed.card?.state.bearerAuth?.token).toBe("planted");
  expect(changed.headers.map(({ name }) => name)).toEqual(["Authorization"]);
  rerender({ ...place });
  expect(result.current).toBe(changed);

  rerender({ ...place, baseUrl: "https://other.example" });
  expect(result.current.destination.origin).toBe("https://other.example");
  auth.stop();
});
