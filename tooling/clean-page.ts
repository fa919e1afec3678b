import { afterAll } from "vitest";
import "./owner-stacks.ts";

/** Prepares the page once, and empties it after each file: files of a worker share it, and some leave what they rendered. */
if (typeof document !== "undefined") {
  await import("./prepare-page.ts");
  const { cleanup } = await import("@testing-library/react");
  afterAll(() => {
    cleanup();
    document.body.replaceChildren();
  });
}
