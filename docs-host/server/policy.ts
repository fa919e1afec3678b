/**
 * The content security policy of a page: its own files and what bears its nonce, nothing else. Calls go to this origin
 * only, ws and wss included (CSP 3 §6.7.2.8), since requests and channels of the playground travel through the proxy, or
 * else also to the origins in `connect`. react-aria puts one style element into the page; it finds the nonce in the page's
 * `csp-nonce` meta element.
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

/** Headers of every answer, whatever it carries. */
export const plainHeaders: { readonly [name: string]: string } = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  // Fields for sounds can be recorded by this page, and by nothing that it might frame.
  "Permissions-Policy": "microphone=(self)",
};
