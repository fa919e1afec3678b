import { expect, it, onTestFinished, vi } from "vitest";
import { waitForQuiet } from "./quiet.ts";

it("waits until nothing has been active for a while, or until it is ended", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const quiet = waitForQuiet(100);
  let isOver = false;
  void quiet.wait().then(() => {
    isOver = true;
  });
  let finish = (): void => {};
  void quiet.during(
    new Promise<void>((resolve) => {
      finish = resolve;
    }),
  );
  await vi.advanceTimersByTimeAsync(1000);
  expect(isOver).toBe(false);
  finish();
  await vi.advanceTimersByTimeAsync(99);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver).toBe(true);

  const other = waitForQuiet(100);
  const ended = other.wait();
  other.end();
  await expect(ended).resolves.toBeUndefined();
});
