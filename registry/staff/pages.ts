import { escaped } from "#engine/html";
import { describeFailure, storeCauses } from "../store/failures/store-error.ts";
import type { Overview } from "./read-overview.ts";
import { staffStyle } from "./style.ts";

/** The addresses of the staff's pages. */
export const staffPaths = { overview: "/staff", login: "/staff/login", logout: "/staff/logout" } as const;

const page = (title: string, body: string): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<style>${staffStyle}</style>
</head>
<body>
${body}
</body>
</html>
`;

/** Writes the page that asks for a token. `error` says why the last one was refused. */
export function loginPage(error?: string): string {
  const alert = error === undefined ? "" : `<p id="error" class="bad" role="alert">${escaped(error)}</p>`;
  const describedBy = error === undefined ? "hint" : "error hint";
  return page(
    error === undefined ? "Log in - Callboard registry" : "Error: Log in - Callboard registry",
    `<main>
<h1>Callboard registry</h1>
<form class="login" method="post" action="${staffPaths.login}">
<label for="token">Token of the staff</label>
${alert}
<input id="token" name="token" type="password" required autocomplete="current-password" spellcheck="false" aria-describedby="${describedBy}"${error === undefined ? "" : ' aria-invalid="true"'}>
<p id="hint" class="muted">A token of the organization callboard, such as the first one in <code>.callboard/token</code>. You stay logged in for twelve hours.</p>
<button class="main">Log in</button>
</form>
</main>`,
  );
}

/** Writes the overview of a registry. */
export function overviewPage(overview: Overview): string {
  const { at, organizations, sites, publishes, problems, caches } = overview;
  const total = (name: string): number => organizations.reduce((sum, { counts }) => sum + (counts[name] ?? 0), 0);
  const bytes = organizations.reduce((sum, one) => sum + one.bytes, 0);
  const facts = [
    ["Organizations", numberText(organizations.length)],
    ["Sites", numberText(total("sites"))],
    ["APIs", numberText(total("APIs"))],
    ["Versions of APIs", numberText(total("versions"))],
    ["Stored, before compression", sizeText(bytes)],
  ];
  return page(
    "Overview - Callboard registry",
    `<header>
<div><h1>Callboard registry</h1><p class="muted">As of ${timeText(at)}. Reload the page for newer figures.</p></div>
<form method="post" action="${staffPaths.logout}"><button>Log out</button></form>
</header>
<main>
${healthText(overview)}
<dl>${facts.map(([name = "", value = ""]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join("")}</dl>
${table(
  "Problems of this process",
  "No warnings or errors since it started.",
  ["Time", "Level", "Event", "Details"],
  problems,
  (one) => [
    timeText(new Date(one.at).toISOString()),
    `<span class="${one.level === "warn" ? "warn" : "bad"}">${one.level === "warn" ? "warning" : "error"}</span>`,
    escaped(one.event),
    `<code>${escaped(one.details)}</code>`,
  ],
)}
${table("Last published", "Nothing is published yet.", ["Time", "Kind", "Name", "Organization"], publishes, (one) => [
  timeText(one.at),
  one.kind,
  escaped(one.name),
  escaped(one.orgId),
])}
${table(
  "Sites, last changed first",
  "There are no sites yet.",
  ["Address", "Title", "Organization", "Changed", "Size"],
  sites,
  (one) => [
    `${escaped(one.address)}${one.marks.map((mark) => ` <span class="muted">(${mark})</span>`).join("")}`,
    escaped(one.title),
    escaped(one.orgId),
    timeText(one.updatedAt),
    sizeText(one.bytes),
  ],
)}
${table(
  "Organizations, largest first",
  "There are no organizations yet.",
  ["Organization", "Sites", "Versions", "Files", "Tokens", "Size"],
  organizations.slice(0, 50),
  (one) => [
    escaped(one.orgId),
    ...["sites", "versions", "files", "tokens"].map((name) => numberText(one.counts[name] ?? 0)),
    sizeText(one.bytes),
  ],
)}
${table(
  "Caches of docs sites",
  "They are empty: this process has shown no pages.",
  ["Cache", "Entries", "Size"],
  caches,
  (one) => [escaped(one.name), numberText(one.entries), sizeText(one.bytes)],
)}
</main>`,
  );
}

function healthText({ failures }: Overview): string {
  if (failures.length === 0) return `<p class="good">The store works, and has every document.</p>`;
  const items = failures.map(
    (one) =>
      `<li><span class="bad">${escaped(describeFailure(one))}</span> ${escaped(storeCauses[one.cause].advice)}</li>`,
  );
  return `<ul role="alert">${items.join("")}</ul>`;
}

/** Columns of numbers, which are aligned to the right. */
const numeric: ReadonlySet<string> = new Set(["Size", "Entries", "Sites", "Versions", "Files", "Tokens"]);

/** Writes a table in a region that scrolls by itself, also by keyboard. */
function table<T>(
  title: string,
  none: string,
  columns: readonly string[],
  rows: readonly T[],
  cellsOf: (row: T) => readonly string[],
): string {
  const id = title.toLowerCase().replace(/[^a-z]+/g, "-");
  const heading = `<h2 id="${id}">${title}</h2>`;
  if (rows.length === 0) return `${heading}\n<p class="muted">${none}</p>`;
  const mark = columns.map((name) => (numeric.has(name) ? ' class="number"' : ""));
  const head = columns.map((name, index) => `<th scope="col"${mark[index]}>${name}</th>`).join("");
  const body = rows.map(
    (row) =>
      `<tr>${cellsOf(row)
        .map((cell, index) => `<td${mark[index]}>${cell}</td>`)
        .join("")}</tr>`,
  );
  return `${heading}
<div class="table" role="region" aria-labelledby="${id}" tabindex="0"><table>
<thead><tr>${head}</tr></thead>
<tbody>
${body.join("\n")}
</tbody></table></div>`;
}

const numberText = (value: number): string => value.toLocaleString("en");

const timeText = (at: string): string =>
  `<time datetime="${escaped(at)}">${escaped(at.slice(0, 16).replace("T", " "))} UTC</time>`;

function sizeText(bytes: number): string {
  const units = ["bytes", "KiB", "MiB", "GiB", "TiB"];
  const power = bytes < 1024 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  return `${power === 0 ? bytes : (bytes / 1024 ** power).toFixed(1)} ${units[power]}`;
}
