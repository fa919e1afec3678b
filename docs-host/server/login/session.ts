import { isObject, own, parseJson } from "#engine/json";
import type { Granted } from "./granted.ts";

/** A reader who is logged in, as their cookie holds it, sealed. Times are in milliseconds since 1970. */
export interface LoginSession extends Omit<Granted, "lifetime"> {
  /** A random id by which an ended session is recognized. */
  readonly id: string;
  /** When it ends, however often its token is renewed. */
  readonly endsAt: number;
  /** When its token is to be renewed, and when it ends; absent if the provider did not say. */
  readonly renewAt?: number;
  readonly tokenEndsAt?: number;
}

/** Lifetime of a login in milliseconds. A choice of this site: a working day. */
const sessionLength = 12 * 3_600_000;

/**
 * A page asks every five minutes (docs/behavior.md#constants), so a token must live longer than that, as far as the
 * provider allows: it is renewed six minutes before it expires, or at half of its lifetime if that is later.
 */
const renewBefore = 360_000;

/** Creates the session of a reader who has just logged in. */
export const newSession = (id: string, granted: Granted, now: number): LoginSession =>
  sessionWith({ id, endsAt: now + sessionLength }, granted, now);

/** Returns the session after its token was renewed; its expiry does not change. */
export const renewedSession = ({ id, endsAt }: LoginSession, granted: Granted, now: number): LoginSession =>
  sessionWith({ id, endsAt }, granted, now);

function sessionWith(
  { id, endsAt }: Pick<LoginSession, "id" | "endsAt">,
  { lifetime, ...granted }: Granted,
  now: number,
): LoginSession {
  if (lifetime === undefined) return { id, endsAt, ...granted };
  const life = lifetime * 1000;
  return {
    id,
    endsAt,
    ...granted,
    renewAt: now + Math.max(life - renewBefore, Math.floor(life / 2)),
    tokenEndsAt: now + life,
  };
}

const texts = ["id", "subject", "injected", "accessToken"] as const;

/** Parses a session from JSON; returns undefined for anything else. */
export function sessionIn(text: string | undefined): LoginSession | undefined {
  const read = text === undefined ? undefined : parseJson(text);
  if (!read?.ok || !isObject(read.value)) return undefined;
  const { value } = read;
  const endsAt = own(value, "endsAt");
  const [id, subject, injected, accessToken] = texts.map((name) => own(value, name));
  if (typeof id !== "string" || typeof subject !== "string" || typeof endsAt !== "number") return undefined;
  if (typeof injected !== "string" || typeof accessToken !== "string") return undefined;
  const [refreshToken, idToken] = [own(value, "refreshToken"), own(value, "idToken")];
  const [renewAt, tokenEndsAt] = [own(value, "renewAt"), own(value, "tokenEndsAt")];
  return {
    ...{ id, subject, injected, accessToken, endsAt },
    ...(typeof refreshToken === "string" && { refreshToken }),
    ...(typeof idToken === "string" && { idToken }),
    ...(typeof renewAt === "number" && { renewAt }),
    ...(typeof tokenEndsAt === "number" && { tokenEndsAt }),
  };
}
