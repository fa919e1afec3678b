import { expect, it } from "vitest";
import { stateWithTarget, targetInState } from "./target.ts";

const target = { formUrl: "/f", answersUrl: "/a", referenceHref: "/r", isChannel: false };

it("round-trips through the history state and keeps other members", () => {
  const state = stateWithTarget({ scroll: 7 }, target);
  expect(state).toMatchObject({ scroll: 7 });
  expect(targetInState(state)).toEqual(target);
});

it.each([null, undefined, 7, "x", {}, { callboardTarget: { formUrl: 1 } }])("is undefined in %j", (state) =>
  expect(targetInState(state)).toBeUndefined(),
);
