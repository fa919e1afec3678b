import { setImmediate as turn } from "node:timers/promises";
import type { StoreSettings } from "#registry";
import { call, responsesPerSecond } from "./load.ts";
import { newFolder, type Running, startRegistry } from "./processes.ts";
import { quantile, report } from "./table.ts";
import { registerBody } from "./texts.ts";

/** Measures 1, 2 and 4 processes on one database and one bucket, and how soon one shows what another has stored. */
export async function measureProcesses(shared: Omit<StoreSettings, "dataFolder">, scale: number): Promise<void> {
  const running: Running[] = [];
  try {
    for (const count of [1, 2, 4]) {
      while (running.length < count) running.push(await startRegistry({ ...shared, dataFolder: await newFolder() }));
      const [first] = running;
      if (first === undefined) return;
      const registered = await call<{ readonly apiDefinitionId: string }>(first, {
        ...{ method: "POST", path: "/registry/api/register", body: registerBody(1, 1_000_000) },
      });
      const path = `/registry/api/latest/load/${registered.apiDefinitionId}`;
      const load = { path, headers: { "accept-encoding": "gzip" } };
      // Compiles the code of each process.
      await responsesPerSecond(running, load, { seconds: 2 });
      const value = await responsesPerSecond(running, load, { seconds: 5, connections: 16 });
      report("PostgreSQL and S3", { name: `loads of 1 MB, ${count} processes`, value, unit: "/s", digits: 0 });
    }
    const [writer, reader] = running;
    if (writer !== undefined && reader !== undefined) await measureVisibility(writer, reader, 200 * scale);
  } finally {
    await Promise.all(running.map(({ stop }) => stop()));
  }
}

/** Measures the time from the response to a write in one process until another process shows it. */
async function measureVisibility(writer: Running, reader: Running, rounds: number): Promise<void> {
  const delays: number[] = [];
  let late = 0;
  for (let n = 0; n < rounds; n += 1) {
    const { token } = await call<{ readonly token: string }>(writer, {
      ...{ method: "POST", path: "/tokens/generate", body: JSON.stringify({ orgId: "acme", scope: "read" }) },
    });
    const from = performance.now();
    for (let attempts = 0; ; attempts += 1) {
      const response = await fetch(`http://127.0.0.1:${reader.port}/v2/registry/docs/urls/list`, {
        headers: { authorization: `Bearer ${token}` },
      });
      await response.arrayBuffer();
      if (response.ok) {
        if (attempts > 0) late += 1;
        break;
      }
      await turn();
    }
    delays.push(performance.now() - from);
  }
  const name = "a write of one process in a response of another";
  report("PostgreSQL and S3", { name: `${name}, median`, value: quantile(delays, 0.5), unit: "ms" });
  report("PostgreSQL and S3", { name: `${name}, p99`, value: quantile(delays, 0.99), unit: "ms" });
  report("PostgreSQL and S3", { name: `${name}, first responses without it`, value: late, unit: "", digits: 0 });
}
