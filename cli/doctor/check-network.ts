import { callsPath } from "#docs-host/site/page-data";
import { hostOf, isLoopbackHost } from "#engine/host";
import { errorText } from "../start/error-text.ts";
import type { Deployment, DoctorDeps } from "./deps.ts";
import { type Finding, notSet, ok, problem } from "./finding.ts";

/** Milliseconds that the public address may take to answer. */
const answerMs = 10_000;

/** A host below the suffix of the sites that nobody publishes, to find out if every name resolves. */
const anySite = "callboard-doctor";

/** Checks that the public names of the deployment have addresses. */
export async function checkDns(
  { settings: { origin }, domainSuffix }: Deployment,
  { resolve, env }: DoctorDeps,
): Promise<readonly Finding[]> {
  const origins = [origin, env.CALLBOARD_REGISTRY_ORIGIN || undefined].flatMap((text) =>
    text === undefined ? [] : [{ host: hostOf(new URL(text)), record: "an A or AAAA record" }],
  );
  const sites =
    domainSuffix === undefined ? [] : [{ host: `${anySite}.${domainSuffix}`, record: `a record *.${domainSuffix}` }];
  const names = [...origins, ...sites].filter(({ host }) => !isLoopbackHost(host));
  if (names.length === 0)
    return [notSet("DNS", "no public name to check: set CALLBOARD_ORIGIN or CALLBOARD_DOMAIN_SUFFIX")];
  return Promise.all(
    names.map(async ({ host, record }) => {
      try {
        return ok("DNS", `${host} is ${(await resolve(host)).join(", ")}`);
      } catch {
        const fix = `add ${record} with the public address of this server at your DNS provider`;
        return problem("DNS", "failed", `${host} has no address`, fix);
      }
    }),
  );
}

/**
 * Requests the public address, and checks that the reverse proxy in front of it passes on host and scheme. The site
 * writes the address that it sees into `robots.txt`.
 */
export async function checkProxy({ settings }: Deployment, { fetch }: DoctorDeps): Promise<readonly Finding[]> {
  const { origin, trustedHops, trustedProxies } = settings;
  if (origin === undefined || isLoopbackHost(hostOf(new URL(origin)))) {
    return [notSet("proxy", "no public address to check: set CALLBOARD_ORIGIN")];
  }
  const trust =
    trustedHops === 0 && trustedProxies.length === 0
      ? [
          problem(
            "proxy",
            "warning",
            "all readers behind a reverse proxy share one rate limit, since no proxy is trusted",
            "set CALLBOARD_TRUSTED_PROXIES to the address of the proxy, such as 127.0.0.1, and let it send X-Forwarded-For",
          ),
        ]
      : [];
  return [await seenOrigin(origin, fetch), ...trust];
}

async function seenOrigin(origin: string, fetch: DoctorDeps["fetch"]): Promise<Finding> {
  const get = async (path: string) => {
    const response = await fetch(origin + path, { redirect: "manual", signal: AbortSignal.timeout(answerMs) });
    return { status: response.status, text: await response.text() };
  };
  try {
    const { status, text } = await get(`${callsPath}/health`);
    if (status === 421) {
      const fix = "let the proxy pass on the header Host, such as by: proxy_set_header Host $host;";
      return problem("proxy", "failed", `${origin} answers 421: the site gets another host`, fix);
    }
    if (status !== 200 || !/"status"\s*:/.test(text)) {
      const fix = "let the proxy send this address to the port of the site, and start the site";
      return problem("proxy", "failed", `${origin} answers ${status}, and not as a site of Callboard`, fix);
    }
    const robots = await get("/robots.txt");
    const seen = /^sitemap:\s*(https?:\/\/[^/\s]+)/im.exec(robots.text)?.[1] ?? origin;
    if (!isOtherView(new URL(seen), new URL(origin))) return ok("proxy", `${origin} reaches the site`);
    const fix =
      "let the proxy send X-Forwarded-Proto and Host as readers send them, such as by: proxy_set_header X-Forwarded-Proto $scheme;";
    return problem("proxy", "failed", `${origin} reaches a site that sees ${seen}`, fix);
  } catch (error) {
    const fix = "check that the reverse proxy runs, that its certificate is valid, and that its port is open";
    return problem("proxy", "failed", `${origin} can't be reached (${networkError(error)})`, fix);
  }
}

/** Returns true if a site sees another scheme or this machine. A publisher's `robots.txt` may name any other host. */
const isOtherView = (seen: URL, origin: URL): boolean =>
  isLoopbackHost(hostOf(seen)) || (seen.host === origin.host && seen.protocol !== origin.protocol);

/** Returns the reason of a failed request, which `fetch` hides in the cause of its error. */
const networkError = (error: unknown): string =>
  errorText(error instanceof TypeError && error.cause !== undefined ? error.cause : error);
