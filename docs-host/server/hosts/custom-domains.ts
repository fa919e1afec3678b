import type { HostStatus } from "#engine/host";

/** Dependencies of the lookup of custom domains. */
interface CustomDomainDeps {
  /** Asks the registry if it shows the site under a host; rejects if the registry can't be reached. */
  readonly isSiteAt: (host: string) => Promise<boolean>;
  /** In milliseconds. */
  readonly now: () => number;
}

/** An answer of the registry. */
type Answer = Exclude<HostStatus, "unknown">;

/** Time for which an answer is cached, in milliseconds. A new domain is served after the shorter one. */
const freshFor = { served: 300_000, "not-served": 30_000 } as const;
/** Anybody can send any host, so the number of cached answers and of pending questions is bounded. */
const mostCached = 500;
const mostPending = 8;

/**
 * Returns a function that looks up if a site has a custom domain. It calls the registry once for a host, and again when
 * the result is stale. While the registry can't be reached, or too many lookups are pending, the last result counts; a
 * host without one is "unknown", which is not cached. Never rejects.
 */
export function customDomains({ isSiteAt, now }: CustomDomainDeps): (host: string) => Promise<HostStatus> {
  const cached = new Map<string, { readonly answer: Answer; readonly until: number }>();
  const pending = new Map<string, Promise<HostStatus>>();

  const store = (host: string, answer: Answer): void => {
    cached.delete(host);
    if (cached.size >= mostCached) {
      // Hosts that are not served are evicted first, so that made-up ones evict no domain.
      const hosts = [...cached.keys()];
      const oldest = hosts.find((one) => cached.get(one)?.answer === "not-served") ?? hosts[0];
      if (oldest !== undefined) cached.delete(oldest);
    }
    cached.set(host, { answer, until: now() + freshFor[answer] });
  };
  const ask = async (host: string): Promise<HostStatus> => {
    const last = cached.get(host)?.answer;
    const answer = await isSiteAt(host).then(
      (isSite): Answer => (isSite ? "served" : "not-served"),
      () => last,
    );
    if (answer !== undefined) store(host, answer);
    return answer ?? "unknown";
  };

  return async (host) => {
    const known = cached.get(host);
    if (known !== undefined && now() < known.until) return known.answer;
    const lookup = pending.get(host);
    if (lookup !== undefined) return lookup;
    if (pending.size >= mostPending) return known?.answer ?? "unknown";
    const question = ask(host).finally(() => pending.delete(host));
    pending.set(host, question);
    return question;
  };
}
