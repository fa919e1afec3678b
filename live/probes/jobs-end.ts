import { parseUrl } from "#engine/host";
import { isObject, type Json } from "#engine/json";
import type { Path } from "#engine/shape";
import type { Call, StepInput } from "../call.ts";
import { callOf, plainForm } from "../cases/index.ts";
import { headerOf, violation } from "../checks/index.ts";
import type { Exchange } from "../exchange.ts";
import { createMessage } from "../finding-message.ts";
import { pathOf } from "../last-segment.ts";
import type { Reply } from "../prober/index.ts";
import { routeFinder } from "../received/index.ts";
import { isSafe, type Target } from "../targets/index.ts";
import type { Probe, ProbeDeps } from "./probe.ts";

/** The time without a change after which a job counts as stuck, and the longest time for one, in milliseconds. Own choices. */
const stuckAfter = 30_000;
const maxTime = 120_000;
/** Milliseconds before a job is read again, which double up to the second number. Own choices. */
const [firstPause, lastPause] = [100, 5000];

/** Headers with the address of a job, in order of preference (RFC 9110 sections 10.2.2 and 8.7, and a common name). */
const addresses = ["Operation-Location", "Location", "Content-Location"] as const;

const stateName = /^(?:status|state|phase)$/i;
/** States of a job in progress. A scheduled one waits on purpose. */
const openState =
  /^(?:queued|pending|waiting|accepted|submitted|started|starting|running|working|processing|preparing|in[-_ ]?progress)$/i;

/** Starts a job, which is documented by 202 (RFC 9110 section 15.3.3), and reads it at its address until it has ended. */
export const jobsEnd: Probe = {
  checks: ["job-never-ends", "link-broken"],
  isFor: ({ endpoint }) => !isSafe(endpoint.method) && endpoint.responses.some(({ statusCode }) => statusCode === 202),
  run: async (deps) => {
    const { prober, target } = deps;
    const started = await prober.send(target, deps.call);
    const job = started.answer?.status === 202 ? jobAt(deps, started.exchange) : undefined;
    if (job === undefined) return;
    let [total, still, body] = [0, 0, ""];
    for (let pause = firstPause; still < stuckAfter && total < maxTime; pause = Math.min(pause * 2, lastPause)) {
      await prober.wait(pause);
      const reply = await prober.send(job.read, job.call);
      if (total === 0 && isGone(reply)) return reportMissing(deps, started, job);
      const state = stateIn(reply);
      if (state === undefined || isSlow(reply)) return;
      const { text } = state;
      [total, still] = [total + pause, text === body ? still + pause : 0];
      body = text;
      if (still < stuckAfter) continue;
      const message = createMessage("A job is still {} after {} seconds.", state.value, `${Math.round(total / 1000)}`);
      prober.report(
        target,
        { ...violation("job-never-ends", "job", message), at: state.at },
        [started.exchange, reply.exchange],
        [
          { call: started.exchange.call, takes: [] },
          { call: job.call, takes: job.takes, wait: stuckAfter },
        ],
      );
    }
  },
};

const isGone = ({ answer }: Reply): boolean => answer?.status === 404 || answer?.status === 410;

/** Reports a job that is not at its address, nor after a while. */
async function reportMissing({ prober, target }: ProbeDeps, { exchange }: Reply, job: Job): Promise<void> {
  await prober.settle();
  const reply = await prober.send(job.read, job.call);
  if (!isGone(reply)) return;
  const message = createMessage(
    "The Location {} of a new thing was answered with {}.",
    job.location,
    `${reply.answer?.status}`,
  );
  prober.report(
    target,
    violation("link-broken", "Location", message),
    [exchange, reply.exchange],
    [
      { call: exchange.call, takes: [] },
      { call: job.call, takes: job.takes },
    ],
  );
}

interface Job {
  readonly location: string;
  readonly read: Target;
  readonly call: Call;
  readonly takes: readonly StepInput[];
}

/** Returns the call that reads the job of an answer at its address, if that is a documented one of the same server. */
function jobAt({ prober, all }: ProbeDeps, { received, request }: Exchange): Job | undefined {
  if (received.kind !== "answer") return undefined;
  const name = addresses.find((one) => headerOf(received.headers, one.toLowerCase()) !== undefined);
  const location = name && headerOf(received.headers, name.toLowerCase());
  const [from, to] = [parseUrl(request.url), location && parseUrl(location, request.url)];
  if (!name || !location || !from || !to || to.host !== from.host || to.protocol !== from.protocol) return undefined;
  const base = parseUrl(prober.options.baseUrl)?.pathname.replace(/\/$/, "") ?? "";
  const path = to.pathname.startsWith(base) ? to.pathname.slice(base.length) : to.pathname;
  const reads = all.filter(({ endpoint }) => endpoint.method === "GET");
  const [found] = routeFinder(reads.map((read) => ({ read, path: read.endpoint.path, environments: [] })))(path);
  const read = found?.route.read;
  const form = read && plainForm(read);
  if (read === undefined || form === undefined) return undefined;
  const change = { kind: "url", value: `${to.pathname}${to.search}` } as const;
  const take: StepInput = { step: 0, from: { kind: "header", name, part: "path" }, to: ["change"] };
  // A relative address is not the path of the request.
  return {
    location,
    read,
    call: { ...callOf(read, form), change },
    takes: pathOf(location) === undefined ? [] : [take],
  };
}

/** Returns true if an answer asks for a longer wait than a probe has, in seconds (RFC 9110 section 10.2.3). */
const isSlow = ({ answer }: Reply): boolean => Number(answer?.header("retry-after")) * 1000 >= stuckAfter;

/** Returns the state of a job that has not ended, its place, and the whole answer as text. */
function stateIn({ answer }: Reply): { readonly value: string; readonly at: Path; readonly text: string } | undefined {
  const parsed = answer !== undefined && answer.status < 300 ? answer.json() : undefined;
  const state = parsed?.ok ? openStateIn(parsed.value) : undefined;
  return state && { ...state, text: new TextDecoder().decode(answer?.bytes) };
}

/** Finds the state of a job, at the root or in an object of it. */
function openStateIn(body: Json): { readonly value: string; readonly at: Path } | undefined {
  if (!isObject(body)) return undefined;
  for (const [key, value] of Object.entries(body)) {
    if (typeof value === "string" && stateName.test(key))
      return openState.test(value) ? { value, at: [key] } : undefined;
  }
  for (const [key, value] of Object.entries(body)) {
    const inner = isObject(value) ? openStateIn(value) : undefined;
    if (inner !== undefined) return { value: inner.value, at: [key, ...inner.at] };
  }
  return undefined;
}
