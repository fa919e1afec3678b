import { type Change, type Comparison, type LocatedText, type Section, sectionOf, sections } from "#engine/compare";
import { type Html, html } from "#engine/html";
import { pointerKeys } from "#engine/json";
import type { ApiModel } from "#engine/model";
import { typesOf } from "#engine/shape";
import { reportPage, ticked } from "#live/reports";
import { counted, sha256 } from "../text.ts";
import { aligned } from "./html/aligned.ts";
import { endpointLines, type Line, typeLines } from "./html/definition-lines.ts";
import { marked } from "./html/marked.ts";
import { style } from "./html/style.ts";
import { directionWords, levelWords, ownerOf, touched } from "./level-words.ts";
import type { Titles } from "./text-report.ts";

/** The two versions, for both sides of a definition. */
export interface Models {
  readonly older: ApiModel;
  readonly newer: ApiModel;
}

/** An endpoint, a type, or the API as a whole, with its changes. */
interface Subject {
  readonly anchor: string;
  readonly title: string;
  readonly kind: string;
  readonly changes: readonly Change[];
}

/** Writes a comparison as one self-contained page: older left, newer right, by endpoint and type. */
export function htmlReport(comparison: Comparison, titles: Titles, models: Models): string {
  const { changes, bump } = comparison;
  const subjects = subjectsOf(changes);
  const body = html`<header><div>
<h1><small>What changed</small>${titles.older} → ${titles.newer}</h1>
<p class="sum">${changes.length === 0 ? "Nothing changed." : html`${counted(changes.length, "change")}. The next version is a <b>${bump}</b> one.`}</p>
</div></header>
${changes.length === 0 ? undefined : filter(changes)}
<main>
${subjects.length < 2 ? undefined : html`<ul class="index">${subjects.map(indexEntry)}</ul>`}
${subjects.map((subject) => section(subject, titles, models))}
</main>`;
  return reportPage({ sha256, title: `${titles.older} → ${titles.newer}: ${bump}`, style, body });
}

const filter = (changes: readonly Change[]): Html =>
  html`<nav aria-label="Levels"><div>${sections.map((level) => {
    const count = changes.filter((one) => sectionOf(one) === level).length;
    return html`<label class="${level}"><input type="checkbox" id="show-${level}" checked> ${levelWords[level]} (${count})</label>`;
  })}</div></nav>`;

const levelsOf = (changes: readonly Change[]): readonly Section[] =>
  sections.filter((level) => changes.some((one) => sectionOf(one) === level));

const indexEntry = ({ anchor, title, changes }: Subject): Html =>
  html`<li data-levels="${levelsOf(changes).join(" ")}"><a href="#${anchor}">${title}</a> (${changes.length})</li>`;

/** Groups changes by endpoint or type, in the order of the most severe change of each. */
function subjectsOf(changes: readonly Change[]): readonly Subject[] {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const key = JSON.stringify([ownerOf(change), change.type]);
    const group = groups.get(key);
    if (group) group.push(change);
    else groups.set(key, [change]);
  }
  return [...groups.values()].map((group, index) => {
    const owner = group[0] && ownerOf(group[0]);
    const type = group[0]?.type;
    const kind = owner?.kind ?? (type !== undefined ? "type" : "");
    return { anchor: `s${index + 1}`, title: owner?.id ?? type ?? "The whole API", kind, changes: group };
  });
}

function section(subject: Subject, titles: Titles, models: Models): Html {
  const { anchor, title, kind, changes } = subject;
  return html`<section id="${anchor}" data-levels="${levelsOf(changes).join(" ")}">
<h2>${title} ${kind === "" ? undefined : html`<span>${kind}</span>`}</h2>
${changes.map(changeBlock)}
${definitions(subject, titles, models)}
</section>
`;
}

function changeBlock(change: Change): Html {
  const { rule, direction, message, advice, older, newer } = change;
  const level = sectionOf(change);
  const about = [directionWords[direction], rule].filter((text) => text !== "").join(" · ");
  const calls = touched(change, 8);
  return html`<article class="change ${level}">
<p class="tag">${levelWords[level]} <i>${about}</i></p>
<p class="message">${ticked(message)}</p>
${sides(older, newer)}
${advice === undefined ? undefined : html`<p class="more">→ ${advice}</p>`}
${calls === undefined ? undefined : html`<p class="more">Touches ${calls}</p>`}
</article>
`;
}

function sides(older: LocatedText | undefined, newer: LocatedText | undefined): Html {
  // A location that is the same in both versions and shows nothing more is listed once.
  if (older?.pointer === newer?.pointer && older?.text === undefined && newer?.text === undefined) {
    return html`<code class="place">${newer?.pointer}</code>`;
  }
  return html`<div class="sides">${side("older", older, newer)}${side("newer", newer, older)}</div>`;
}

function side(name: "older" | "newer", location: LocatedText | undefined, other: LocatedText | undefined): Html {
  const word = html`<span class="word">${name === "older" ? "Before: " : "After: "}</span>`;
  if (location === undefined) return html`<div class="none">${word}not there</div>`;
  const text = location.text === undefined ? undefined : html`<pre>${marked(location.text, other?.text)}</pre>`;
  return html`<div class="${name}">${word}<code>${location.pointer}</code>${text}</div>`;
}

/** Both definitions of an endpoint or a type, line by line. */
function definitions({ changes }: Subject, titles: Titles, models: Models): Html | undefined {
  const rows = aligned(linesOf(changes, "older", models.older), linesOf(changes, "newer", models.newer));
  if (rows.length === 0) return undefined;
  return html`<details>
<summary>Both definitions</summary>
<table>
<thead><tr><th scope="col">${titles.older}</th><th scope="col">${titles.newer}</th></tr></thead>
<tbody>${rows.map(({ older, newer }) => {
    const same = older === newer;
    return html`<tr>${cell(older, newer, same ? "" : "gone")}${cell(newer, older, same ? "" : "come")}</tr>
`;
  })}</tbody>
</table>
</details>`;
}

const cell = (text: string | undefined, other: string | undefined, name: string): Html =>
  text === undefined ? html`<td class="empty"></td>` : html`<td class="${name}">${marked(text, other)}</td>`;

function linesOf(changes: readonly Change[], side: "older" | "newer", model: ApiModel): readonly Line[] {
  const [first] = changes;
  if (first === undefined || (first.endpoint === undefined && first.type === undefined)) return [];
  // A renamed definition has another name in the older version, which its locations there contain.
  const location = changes.map((one) => one[side]?.pointer).find((pointer) => pointer !== undefined);
  const id = (location === undefined ? undefined : pointerKeys(location)[1]) ?? first.endpoint ?? first.type ?? "";
  const types = typesOf(model.types);
  if (first.type !== undefined) return typeLines(model, types, id);
  const endpoint = model.endpoints.find((one) => one.id === id);
  return endpoint ? endpointLines(endpoint, types) : [];
}
