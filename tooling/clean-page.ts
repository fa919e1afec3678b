import { afterAll } from "vitest";

/** Empties the page after each file of tests: files of a worker share it, and some leave what they rendered. */
if (typeof document !== "undefined") {
  const { cleanup } = await import("@testing-library/react");
  afterAll(() => {
    cleanup();
    document.body.replaceChildren();
  });
}
