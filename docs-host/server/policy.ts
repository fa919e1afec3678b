import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";

/** The origins of other sites that a page loads from. */
export interface PageOrigins {
  /** Origins that the page may call. */
  readonly connect?: readonly string[];
  /** Origins of the frames, and of the sounds and videos in its text. */
  readonly frames?: readonly string[];
  readonly media?: readonly string[];
  /** True if scripts of its publisher run on the page; these were not written for trusted types. */
  readonly runsScripts?: boolean;
}

/** The inline elements of a page that may run: those with the nonce of its response, or those with these hashes. */
export type InlineElements = string | { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/**
 * Returns the content security policy of a page: its own files and elements with its nonce, nothing else. Pages may
 * connect to their own origin only, including ws and wss (CSP 3 §6.7.2.8), since requests and channels go through the
 * proxy, and to the origins in `connect`. Frames and media of other sites are allowed on pages if their authors show
 * them. react-aria adds one style element to the page, with the nonce of the page's `csp-nonce` meta element.
 */
export const contentSecurityPolicy = (
  inline: InlineElements,
  { connect = [], frames = [], media = [], runsScripts = false }: PageOrigins = {},
): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...(typeof inline === "string" ? [`'nonce-${inline}'`] : inline.scripts)].join(" "),
    ["style-src 'self'", ...(typeof inline === "string" ? [`'nonce-${inline}'`] : inline.styles)].join(" "),
    "img-src 'self' https: data: blob:",
    "font-src 'self' https:",
    ["media-src 'self' blob:", ...media].join(" "),
    ["connect-src 'self'", ...connect].join(" "),
    ["frame-src 'self' blob:", ...frames].join(" "),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(runsScripts ? [] : ["require-trusted-types-for 'script'"]),
  ].join("; ");

/** Sets the headers of every response, in addition to its own. */
export const plainHeaders = (): MiddlewareHandler =>
  secureHeaders({
    xContentTypeOptions: true,
    referrerPolicy: "strict-origin-when-cross-origin",
    crossOriginOpenerPolicy: true,
    // This page may record sound, and frames in it may not.
    permissionsPolicy: { microphone: ["self"] },
    // A response may set a stricter policy, such as one with a secret in its address.
    overwrite: false,
    // The operator sets it in the server in front of the site.
    strictTransportSecurity: false,
    // The policy of each page names who may frame it; other sites may show the files.
    xFrameOptions: false,
    crossOriginResourcePolicy: false,
    // Headers of browsers that no longer exist, or of no use to a site of this kind.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
