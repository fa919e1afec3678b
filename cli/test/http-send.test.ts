import { getEventListeners } from "node:events";
import { expect, it } from "vitest";
import { httpSend } from "./http-send.ts";

it("no longer listens to its signal once it is closed", async () => {
  const { signal } = new AbortController();
  const options = { server: "http://127.0.0.1:1", concurrency: 1, timeout: 1000, clock: () => 0, signal };
  const http = httpSend(options);
  expect(getEventListeners(signal, "abort")).toHaveLength(1);
  await http.close();
  expect(getEventListeners(signal, "abort")).toHaveLength(0);
});
