import { caches } from "#engine/caches";
import type { HostedSite } from "#generated/types";

/** Dependencies of the lookup of hosts. */
interface HostLookupDeps {
  /** Asks the registry which sites a host shows; rejects if it gives no answer. */
  readonly ask: (host: string) => Promise<readonly HostedSite[]>;
  /** In milliseconds. */
  readonly now: () => number;
  /** Resolves after a number of milliseconds. */
  readonly sleep: (milliseconds: number) => Promise<void>;
}

/** Returns the sites at a host, none if there are none; `undefined` if that is unknown. Never rejects. */
export type HostLookup = (host: string) => Promise<readonly HostedSite[] | undefined>;

/** An answer of the registry, and when it was asked for. */
interface Answer {
  readonly sites: readonly HostedSite[];
  readonly at: number;
}

/** A question that is under way. */
interface Question {
  readonly at: number;
  /** Undefined if there is no answer. */
  readonly answer: Promise<Answer | undefined>;
}

/**
 * Max parts of the memory of all caches for hosts with sites, and for hosts without. Anybody can invent hosts; these have
 * a small part, so that they don't displace the others.
 */
const [partWith, partWithout] = [0.1, 0.005];

const bytesOfAnswer = ({ sites }: Answer): number => 100 + 2 * JSON.stringify(sites).length;

/**
 * Milliseconds for which an answer counts: a busy host is asked for up to 50 times a second. With many busy hosts it is
 * longer, so that all together are asked for about 200 times a second; a second at most.
 */
const [shortest, perHost, longest] = [20, 5, 1000];

/** Limits of questions about hosts that have no cached answer: in a second, and at the same time. */
const [maxNew, maxPending] = [50, 8];

/** Milliseconds that a request waits for a new answer if there is an earlier one. */
const patience = 1000;

/**
 * Creates the lookup of the sites at hosts. An answer has the revisions of the sites, and counts for a moment only, so a
 * request after a change sees it. Requests for one host share a question. While the registry gives no answer, the last
 * one counts, and only the first request waits for another.
 */
export function hostLookup({ ask, now, sleep }: HostLookupDeps): HostLookup {
  const withSites = caches.open<Answer>("hosts", { part: partWith, sizeOf: bytesOfAnswer });
  const without = caches.open<Answer>("missing hosts", { part: partWithout, sizeOf: bytesOfAnswer });
  const pending = new Map<string, Question>();
  const rate = questionRate(now);
  // Set when a request has waited in vain; requests don't wait for new answers until there is one again.
  let isSilent = false;

  const askFor = async (host: string, at: number): Promise<Answer | undefined> => {
    try {
      const answer = { sites: await ask(host), at };
      isSilent = false;
      const [its, other] = answer.sites.length > 0 ? [withSites, without] : [without, withSites];
      its.set(host, answer);
      other.delete(host);
      return answer;
    } catch {
      const last = withSites.get(host) ?? without.get(host);
      // Asked again when this answer would have been.
      if (last !== undefined) (last.sites.length > 0 ? withSites : without).set(host, { ...last, at });
      return last;
    } finally {
      pending.delete(host);
    }
  };
  const start = (host: string): Question => {
    const at = now();
    rate.note(host);
    const question = { at, answer: askFor(host, at) };
    pending.set(host, question);
    return question;
  };

  return async (host) => {
    const since = now() - rate.interval();
    const last = withSites.get(host) ?? without.get(host);
    if (last !== undefined && last.at >= since) return last.sites;
    const running = pending.get(host);
    if (last === undefined) {
      if (running === undefined && (pending.size >= maxPending || !rate.takeNew())) return undefined;
      return (await (running ?? start(host)).answer)?.sites;
    }
    const renew = async (): Promise<Answer | undefined> => {
      if (running === undefined) return start(host).answer;
      if (running.at >= since) return running.answer;
      // It was asked for before this request came, so its answer may be from before a change.
      await running.answer;
      return (pending.get(host) ?? start(host)).answer;
    };
    const renewed = renew();
    if (isSilent) return last.sites;
    const first = await Promise.race([renewed, sleep(patience).then(() => "late" as const)]);
    if (first === "late") isSilent = true;
    return first === "late" || first === undefined ? last.sites : first.sites;
  };
}

/** Counts the questions of the last second. */
function questionRate(now: () => number) {
  let second = { since: Number.NEGATIVE_INFINITY, hosts: new Set<string>(), fresh: 0 };
  let hostsBefore = 0;
  const current = (): typeof second => {
    if (now() - second.since >= 1000) {
      hostsBefore = now() - second.since < 2000 ? second.hosts.size : 0;
      second = { since: now(), hosts: new Set(), fresh: 0 };
    }
    return second;
  };
  return {
    note: (host: string): void => void current().hosts.add(host),
    /** Returns true if a new host may be asked for. */
    takeNew: (): boolean => {
      const window = current();
      window.fresh += 1;
      return window.fresh <= maxNew;
    },
    interval: (): number => {
      const hosts = Math.max(current().hosts.size, hostsBefore);
      return Math.min(longest, Math.max(shortest, perHost * hosts));
    },
  };
}
