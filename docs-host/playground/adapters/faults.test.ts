import { expect, it, onTestFinished } from "vitest";
import { type Fault, faultLimits, faults, startFaultBench } from "../../../e2e/targets/fault-bench.ts";
import { pageOrigin, startProxy } from "../../proxy/caller.testing.ts";
import { causes } from "../../proxy/wire/causes.ts";
import { proxySender } from "./http.ts";
import { depsOf, failureOf, planFor, unstopped } from "./sending.testing.ts";

it("a page gets the response of an API, or the cause of its failure with the responsible party and advice", async () => {
  const bench = await startFaultBench();
  onTestFinished(bench.close);
  const { port } = await startProxy({ registered: [bench.url], limits: faultLimits });
  const send = proxySender(`http://127.0.0.1:${port}/`, depsOf(pageOrigin));
  const outcomeOf = async (name: string, { end }: Fault): Promise<unknown> => {
    const sent = send(planFor(`${bench.url}/${name}`), unstopped);
    return end.kind === "answered" ? (await sent).status : failureOf(sent);
  };
  const expectedOf = ({ end }: Fault): unknown => {
    if (end.kind === "answered") return end.status;
    const { status: _, ...cause } = causes[end.cause as keyof typeof causes]; // the bench names causes of the proxy
    return { cause: end.cause, ...cause };
  };
  const all = Object.entries<Fault>(faults);
  const outcomes: [name: string, outcome: unknown][] = [];
  // One after another: a flood delays the others beyond their time limit.
  for (const [name, fault] of all) outcomes.push([name, await outcomeOf(name, fault)]);
  expect(Object.fromEntries(outcomes)).toEqual(
    Object.fromEntries(all.map(([name, fault]) => [name, expectedOf(fault)])),
  );
});
