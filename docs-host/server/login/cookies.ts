import { generateCookie } from "hono/cookie";
import { type Cookie, type CookieOptions, parse } from "hono/utils/cookie";

/** The cookies of a login: how they are called, and how they are written and read. */
export interface LoginCookies {
  /** The reader's session, in as many pieces as it takes. */
  readonly session: string;
  /** A started login. Each has its own cookie, so that two tabs can log in at the same time. */
  readonly attempt: (tag: string) => string;
  /** The tags of all logins that this browser has begun. */
  readonly attempts: (request: Request) => readonly string[];
  readonly read: (request: Request, name: string) => string | undefined;
  /** Returns the headers that store a value for some seconds; undefined if it is too large for a browser. */
  readonly write: (name: string, value: string, seconds: number, request: Request) => readonly string[] | undefined;
  /** Returns the headers that delete it. */
  readonly forget: (name: string, request: Request) => readonly string[];
}

/** RFC 6265 §6.1 lets browsers refuse cookies of more than 4096 bytes, name and attributes included. */
const chunkLength = 3800;
/** Together they stay far below the 64 KiB that a header block may have. */
const maxChunks = 4;

/**
 * Names the cookies by the origin of the site (docs/security.md#login-to-the-site): over https with the prefix that
 * binds them to this host. Over plain http, on this machine alone, with a plain name that has the port, which cookies
 * ignore.
 */
export function loginCookies(origin: string): LoginCookies {
  const { protocol, port } = new URL(origin);
  const isSecure = protocol === "https:";
  const session = isSecure ? "__Host-callboard-login" : `callboard-login-insecure-${port || "80"}`;
  const attempt = (tag: string): string => `${session}-try-${tag}`;
  const attributes: CookieOptions = { path: "/", httpOnly: true, sameSite: "Lax", secure: isSecure };
  const chunkName = (name: string, i: number): string => (i === 0 ? name : `${name}.${i}`);
  const gone = (name: string): string => generateCookie(name, "", { ...attributes, maxAge: 0 });
  /** The further pieces of a value that the browser has. */
  const rest = (request: Request, name: string): readonly string[] =>
    Object.keys(cookiesOf(request)).filter((one) => one.startsWith(`${name}.`));

  return {
    session,
    attempt,
    attempts: (request) =>
      Object.keys(cookiesOf(request)).flatMap((name) =>
        name.startsWith(attempt("")) ? [name.slice(attempt("").length)] : [],
      ),
    read: (request, name) => {
      const cookies = cookiesOf(request);
      const chunks: string[] = [];
      for (let i = 0; ; i += 1) {
        const next = cookies[chunkName(name, i)];
        if (next === undefined) break;
        chunks.push(next);
      }
      return chunks.length === 0 ? undefined : chunks.join("");
    },
    write: (name, value, seconds, request) => {
      const chunks = value.match(new RegExp(`.{1,${chunkLength}}`, "g")) ?? [];
      if (chunks.length === 0 || chunks.length > maxChunks) return undefined;
      const names = chunks.map((_, i) => chunkName(name, i));
      const left = rest(request, name).filter((one) => !names.includes(one));
      const maxAge = Math.max(0, Math.floor(seconds));
      return [
        ...chunks.map((text, i) => generateCookie(chunkName(name, i), text, { ...attributes, maxAge })),
        ...left.map(gone),
      ];
    },
    forget: (name, request) => [name, ...rest(request, name)].map(gone),
  };
}

/** The cookies of a request by name; of two with one name the first counts, as browsers send the closest one first. */
const cookiesOf = (request: Request): Cookie => parse(request.headers.get("cookie") ?? "");
