import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";

/**
 * The content security policy of a page: its own files and what bears its nonce, nothing else. Calls go to this origin
 * only, ws and wss included (CSP 3 §6.7.2.8), since requests and channels of the playground travel through the proxy,
 * or else also to the origins in `connect`. react-aria puts one style element into the page; it finds the nonce in the
 * page's `csp-nonce` meta element.
 */
export const contentSecurityPolicy = (nonce: string, connect: readonly string[] = []): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' https: data: blob:",
    "media-src 'self' blob:",
    ["connect-src 'self'", ...connect].join(" "),
    "frame-src blob:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join("; ");

/** Sets the headers of every answer, whatever it carries, beside those that the answer sets itself. */
export const plainHeaders = (): MiddlewareHandler =>
  secureHeaders({
    xContentTypeOptions: true,
    referrerPolicy: "strict-origin-when-cross-origin",
    crossOriginOpenerPolicy: true,
    // Fields for sounds can be recorded by this page, and by nothing that it might frame.
    permissionsPolicy: { microphone: ["self"] },
    // An answer that says more of itself knows better, such as one whose own address is a secret.
    overwrite: false,
    // Chosen by whoever runs the site, in the server in front of it.
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
