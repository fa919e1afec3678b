import type { Deployment, DoctorDeps } from "./deps.ts";
import { type Finding, ok, problem } from "./finding.ts";

/** Milliseconds that another server may take to answer. */
const answerMs = 10_000;
/** Differences in seconds: S3 refuses requests from 15 minutes on, and a minute already shifts the ends of logins. */
const [maxSeconds, manySeconds] = [300, 30];

/** Compares the clock with the clocks of the servers that the deployment uses. */
export async function checkClock(
  { settings, store }: Deployment,
  databaseTime: number | undefined,
  deps: DoctorDeps,
): Promise<readonly Finding[]> {
  const servers = [
    ...(store.s3 === undefined ? [] : [{ name: "the bucket", url: store.s3.endpoint }]),
    ...(settings.login === undefined ? [] : [{ name: "the login provider", url: settings.login.issuer }]),
  ];
  const asked = await Promise.all(
    servers.map(async ({ name, url }) => ({ name, ahead: await secondsAhead(url, deps) })),
  );
  const clocks = [
    ...(databaseTime === undefined ? [] : [{ name: "PostgreSQL", ahead: (deps.now() - databaseTime) / 1000 }]),
    ...asked,
  ].flatMap(({ name, ahead }) => (ahead === undefined ? [] : [{ name, ahead }]));
  if (clocks.length === 0)
    return [ok("clock", `${new Date(deps.now()).toISOString()}, with no other clock to compare`)];
  return clocks.map(({ name, ahead }) => {
    const seconds = Math.round(Math.abs(ahead));
    if (seconds < manySeconds) return ok("clock", `the same as the clock of ${name}`);
    const text = `this machine is ${seconds} s ${ahead > 0 ? "ahead of" : "behind"} ${name}`;
    const fix = "synchronize the clocks, such as by: timedatectl set-ntp true";
    return problem("clock", seconds < maxSeconds ? "warning" : "failed", text, fix);
  });
}

/** Returns the seconds that this machine is ahead of a server; undefined if it does not answer with a date. */
async function secondsAhead(url: string, { fetch, now }: DoctorDeps): Promise<number | undefined> {
  try {
    const signal = AbortSignal.timeout(answerMs);
    const begun = now();
    const response = await fetch(url, { method: "HEAD", redirect: "manual", signal });
    const date = Date.parse(response.headers.get("date") ?? "");
    return Number.isNaN(date) ? undefined : ((begun + now()) / 2 - date) / 1000;
  } catch {
    // The check of the store and the login report it.
    return undefined;
  }
}
