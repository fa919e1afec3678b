// @vitest-environment page

import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useLoad } from "./use-load.ts";

afterEach(cleanup);

const settled = (): Promise<void> => act(async () => {});

it("loads a value in strict mode, which stops and starts it again", async () => {
  let calls = 0;
  const load = (signal: AbortSignal): Promise<string> =>
    new Promise((resolve, reject) => {
      calls += 1;
      const value = `value ${calls}`;
      signal.addEventListener("abort", () => reject(new Error("aborted")));
      setTimeout(() => resolve(value));
    });
  const { result } = renderHook(() => useLoad(load), { reactStrictMode: true });
  await waitFor(() => expect(result.current).toMatchObject({ phase: "loaded", value: "value 2" }));
});

it("shows no value of another key", async () => {
  const { result, rerender } = renderHook(({ key }) => useLoad(async () => `value of ${key}`, key), {
    initialProps: { key: "a" },
  });
  await settled();
  expect(result.current).toMatchObject({ phase: "loaded", value: "value of a" });
  const seen: unknown[] = [];
  rerender({ key: "b" });
  seen.push(result.current.value);
  await settled();
  expect(seen).toEqual([undefined]);
  expect(result.current).toMatchObject({ phase: "loaded", value: "value of b" });
});

it("loads nothing without a function", async () => {
  const { result } = renderHook(() => useLoad(undefined));
  await settled();
  expect(result.current.phase).toBe("notStartedLoading");
});

it("loads again after a failure, when the reader asks for it", async () => {
  let calls = 0;
  const load = async (): Promise<string> => {
    calls += 1;
    if (calls === 1) throw new Error("unreachable");
    return "here";
  };
  const { result } = renderHook(() => useLoad(load));
  await settled();
  expect(result.current).toMatchObject({ phase: "failed", problem: "unreachable" });
  act(() => result.current.retry());
  await settled();
  expect(result.current).toMatchObject({ phase: "loaded", value: "here" });
});
