import { type Html, html, type Part } from "#engine/html";

/** The styles that all reports share, for light and dark. */
const sharedStyle = `
:root{color-scheme:light dark;
--bg:light-dark(#fff,#14191b);--raised:light-dark(#fff,#1b2124);--sunken:light-dark(#f4f7f7,#0f1416);
--text:light-dark(#182023,#e3e9ea);--muted:light-dark(#536065,#a0adb1);--border:light-dark(#dbe2e4,#2d363a);
--accent:light-dark(#0a5c6e,#74c8da);
--code:ui-monospace,"SF Mono","Cascadia Mono",Menlo,Consolas,"DejaVu Sans Mono","Liberation Mono",monospace}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--text);font:0.9375rem/1.55 -apple-system,"Segoe UI Variable Text","Segoe UI",Roboto,Ubuntu,"Noto Sans","Liberation Sans",system-ui,sans-serif}
h1{margin:0;font-size:1.75rem;line-height:1.2;overflow-wrap:anywhere}
h1 small{display:block;margin-bottom:.375rem;color:var(--muted);font-size:.8125rem;font-weight:600}
.sum{color:var(--muted)}.sum b{color:var(--text)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
`;

/** The parts of a report. */
export interface ReportPage {
  /** Returns the SHA-256 of a text in base64, for the content security policy (CSP Level 3 §6.7.2.2). */
  readonly sha256: (text: string) => string;
  readonly title: string;
  /** Styles in addition to those that all reports share. */
  readonly style: string;
  readonly script?: string;
  /** Address of the icon, as a data URL. */
  readonly icon?: string;
  readonly body: Part;
}

/**
 * Writes a report as one page that needs no other file and no network. Its policy allows only its own script, style and
 * icon.
 */
export function reportPage({ sha256, title, style: own, script, icon, body }: ReportPage): string {
  const style = sharedStyle + own;
  const policy = [
    "default-src 'none'",
    ...(script === undefined ? [] : [`script-src 'sha256-${sha256(script)}'`]),
    ...(icon === undefined ? [] : ["img-src data:"]),
    `style-src 'sha256-${sha256(style)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${title}</title>
${icon && html`<link rel="icon" type="image/svg+xml" href="${icon}">`}
<style>${{ html: style }}</style>
</head>
<body>
${body}
${script && html`<script>${{ html: script }}</script>`}
</body>
</html>
`.html;
}

/** Text in backticks as code. */
export const ticked = (text: string): readonly (string | Html)[] =>
  text.split("`").map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));

/** Writes a moment in UTC, such as `2026-03-01 12:30 UTC`. */
export const timeElement = (at: string): Html =>
  html`<time datetime="${at}">${at.replace("T", " ").replace(/(:\d\d)(?:\.\d+)?Z$/, "$1 UTC")}</time>`;
