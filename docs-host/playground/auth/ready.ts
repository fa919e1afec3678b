import { clearanceOf, credentialId, holdingOf, hostIn, type PlannedHeader, renewalUrls } from "#engine/auth";
import { parseUrl } from "#engine/host";
import { headerKey } from "#engine/request";
import { type PageFailure, SendFailedError } from "#machines";
import { loginScheme, type OAuthScheme } from "./oauth-scheme.ts";
import type { Choice, Going, StartedAuth } from "./started-auth.ts";

/** Dependencies of `readyPlan`. */
export interface ReadyDeps
  extends Pick<StartedAuth, "card" | "pick" | "outgoing" | "destinationOf" | "ending" | "isSent" | "injection"> {
  readonly now: () => Date;
  /** Gets a new token for a scheme in the background. */
  readonly refresh: (scheme: OAuthScheme) => Promise<void>;
}

/**
 * Prepares a plan for sending: with the site's current token, and with a new token if the old one has expired. Records
 * which host gets which credential. Throws `SendFailedError` if a credential may not go to the host of the plan.
 */
export async function readyPlan<Plan extends Going>(plan: Plan, deps: ReadyDeps): Promise<Plan> {
  const { card, pick, isSent } = deps;
  const fresh = await renewed(await withFreshLogin(plan, deps), deps);
  assertCleared(fresh, deps);
  const { credentials } = savedChoice(deps);
  const { schemes } = pick(savedChoice(deps)) ?? { schemes: [] };
  const taken = credentialsOf(fresh)
    .filter(isSent)
    .flatMap(({ of = [] }) => of);
  const ids = schemes.filter((one) => taken.includes(credentialId(one, credentials))).map(holdingOf);
  const url = parseUrl(fresh.url);
  if (ids.length > 0 && url !== undefined) card.send({ type: "sent", ids, host: url.host });
  return fresh;
}

const savedChoice = ({ card }: Pick<ReadyDeps, "card">): Choice => card.getSnapshot().context;

/** Returns the current credentials that may go to the host of a plan. */
const clearedFor = ({ url }: Going, deps: ReadyDeps): readonly PlannedHeader[] =>
  deps.outgoing({ ...savedChoice(deps), destination: deps.destinationOf(url) }).headers;

/** Replaces the site's token in a plan by the current one. */
async function withFreshLogin<Plan extends Going>(plan: Plan, deps: ReadyDeps): Promise<Plan> {
  const before = savedChoice(deps).credentials;
  await deps.injection?.ready();
  return savedChoice(deps).credentials === before ? plan : withHeaders(plan, clearedFor(plan, deps));
}

/** Replaces an expired token in a plan by a new one, which it gets in the background (docs/behavior.md#oauth-login). */
async function renewed<Plan extends Going>(plan: Plan, deps: ReadyDeps): Promise<Plan> {
  const scheme = loginScheme(deps.pick(savedChoice(deps)));
  const isOver = (): boolean => deps.ending(savedChoice(deps), deps.now())?.isOver === true;
  if (scheme === undefined || !isOver()) return plan;
  const { credentials } = savedChoice(deps);
  // A token that stays behind is not renewed for this request.
  if (!idsIn(plan).includes(credentialId(scheme, credentials))) return plan;
  if (renewalUrls(scheme, credentials).length > 0) await deps.refresh(scheme);
  if (isOver()) deps.card.send({ type: "ended" });
  return withHeaders(plan, clearedFor(plan, deps));
}

function assertCleared(plan: Going, deps: ReadyDeps): void {
  const destination = deps.destinationOf(plan.url);
  const state = { ...savedChoice(deps), destination };
  if (idsIn(plan).every((id) => clearanceOf(state, id) === "send")) return;
  throw new SendFailedError(notConfirmed(hostIn(destination.origin)));
}

const credentialsOf = ({ headers, secretQuery = [] }: Going): readonly PlannedHeader[] => [...headers, ...secretQuery];

/** Lists the credentials of the card that a plan holds. */
const idsIn = (plan: Going): readonly string[] => credentialsOf(plan).flatMap(({ of = [] }) => of);

/** Replaces the headers of a plan that contain credentials. Cookies stay: none is renewed, and all share one header. */
function withHeaders<Plan extends Going>(plan: Plan, cleared: readonly PlannedHeader[]): Plan {
  const fresh = new Map(cleared.flatMap((one) => (one.in === undefined ? [[headerKey(one.name), one] as const] : [])));
  return { ...plan, headers: plan.headers.map((one) => fresh.get(headerKey(one.name)) ?? one) };
}

const notConfirmed = (host: string): PageFailure => ({
  cause: "credential-not-confirmed",
  who: "reader",
  message: `A credential of this request was not confirmed for ${host}, so nothing was sent.`,
  advice: "The credentials or the environment changed in the meantime. Send the request again.",
  reason: { kind: "notConfirmed", host },
});
