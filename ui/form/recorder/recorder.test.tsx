// @vitest-environment page
import { act, cleanup, configure, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import type { Listening } from "#machines";
import { drawForm, object, property } from "../form.testing.tsx";

// React's strict mode, which many applications have, unmounts each view once and mounts it again.
beforeAll(() => configure({ reactStrictMode: true }));
afterAll(() => configure({ reactStrictMode: false }));
afterEach(cleanup);

it("records in strict mode", async () => {
  const opened: Listening[] = [];
  let released = 0;
  const microphone = (listening: Listening) => {
    opened.push(listening);
    return () => {
      released += 1;
    };
  };
  const port = drawForm({
    shape: object(property("voice", { kind: "file", multiple: false, accept: ["audio/webm"] })),
    value: {},
    props: { microphone },
  });
  fireEvent.click(await screen.findByRole("button", { name: /^Record/ }));
  expect(opened).toHaveLength(1);
  act(() => {
    opened[0]?.onFinish(() => opened[0]?.report({ type: "taken", bytes: new Uint8Array([26, 69, 223, 163]) }));
    opened[0]?.report({ type: "opened" });
  });
  fireEvent.click(screen.getByRole("button", { name: /^Stop/ }));
  await screen.findByText(/^Recorded/);
  await waitFor(() => expect(JSON.stringify(port.value())).toContain("recording.webm"));
  cleanup();
  expect(released).toBe(1);
});
