import { asJson } from "#engine/json";
import { importOpenApi } from "#importers";
import { checkIds, runLive } from "#live";
import { echoDescription } from "./echo-description.ts";

/** Runs against a server that fails every time; returns the number of requests, and the counts of the findings. */
export async function failuresOfOneCause(
  requests: number,
): Promise<{ readonly requests: number; readonly counts: readonly number[] }> {
  const { model } = await importOpenApi(asJson(echoDescription), { id: "echo" });
  const { calls, findings } = await runLive(
    model,
    {
      ...{ seed: 7, calls: requests, concurrency: 16, allowWrites: false },
      checks: new Set(checkIds.filter((id) => id === "server-error")),
      ...{ baseUrl: "http://localhost", headers: [], credentials: { own: {} } },
    },
    {
      send: async () => ({ kind: "answer", status: 500, headers: [], body: new Uint8Array(), time: 1 }),
      clock: () => 0,
      sleep: async () => {},
      signal: new AbortController().signal,
    },
  );
  return { requests: calls, counts: findings.map(({ count }) => count) };
}
