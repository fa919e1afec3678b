import { createHash } from "node:crypto";
import type { PageOrigins } from "../policy.ts";
import { contentSecurityPolicy } from "../policy.ts";

/** Styles that react-aria adds to pages while they are used: one for buttons, one behind dialogs on iOS. */
const addedStyles = [
  "@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}",
  "@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}",
];

const hashes = new Map<string, string>();

/** Returns the hash of a text as a policy names it. The few inline scripts and styles of a site are hashed once. */
function hashOf(text: string): string {
  const hash = hashes.get(text) ?? `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  if (hashes.size < 1000) hashes.set(text, hash);
  return hash;
}

/**
 * Returns a page with its content security policy in it. The policy names the inline scripts and styles by their
 * hashes, since a file can't have a new nonce in each response. `frame-ancestors` counts in headers only (CSP 3 §3.3).
 *
 * @param nonce the nonce that the page was rendered with
 */
export function withPolicy(page: string, nonce: string, origins: PageOrigins): string {
  const used = { script: new Set<string>(), style: new Set(addedStyles.map(hashOf)) };
  const inline = new RegExp(`<(script|style) nonce="${nonce}">(.*?)</\\1>`, "gs");
  const text = page
    .replace(`<meta property="csp-nonce" nonce="${nonce}"/>`, "")
    .replace(inline, (_, kind: "script" | "style", content: string) => {
      used[kind].add(hashOf(content));
      return `<${kind}>${content}</${kind}>`;
    })
    // Facts for search engines are not a script that runs.
    .replaceAll(`<script type="application/ld+json" nonce="${nonce}">`, '<script type="application/ld+json">');
  const policy = contentSecurityPolicy({ scripts: [...used.script], styles: [...used.style] }, origins)
    .split("; ")
    .filter((rule) => !rule.startsWith("frame-ancestors"))
    .join("; ");
  return text.replace(charset, () => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`);
}

/** The first element of each page. */
const charset = '<meta charSet="utf-8"/>';
