import { type Html, html } from "#engine/html";
import { checkPromises } from "../../check-promises.ts";
import { type ReportPage, reportPage, reportStyle as style, timeElement } from "../../reports/index.ts";
import { type Drift, openDrifts, partKinds, partWords, type WatchedPart, type WatchState } from "../watch-state.ts";

/** The dependencies of the page. */
export interface WatchPageDeps extends Pick<ReportPage, "sha256"> {
  /** Returns the address of an endpoint in the docs, by its name; without it, endpoints are not links. */
  readonly hrefOf?: (endpoint: string) => string | undefined;
}

/** A check mark on a round sheet, in the accent; browsers would ask for `/favicon.ico` without one. */
const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="3" fill="#0a5c6e"/><path d="m4 8.5 2.7 2.7L12 5.5" fill="none" stroke="#fff" stroke-width="1.6"/></svg>',
)}`;

/** Drifts that are gone are listed up to this number. Own choice. */
const maxGone = 50;

/**
 * Writes the memory of a watch as a page without scripts: what an API breaks and since when, and what of its
 * description live answers have shown, never shown and contradicted.
 */
export function watchPage(state: WatchState, deps: WatchPageDeps): string {
  const { server, api, started, lastRound, rounds } = state;
  const open = openDrifts(state);
  const gone = state.drifts.filter((drift) => drift.gone !== undefined).slice(0, maxGone);
  const body = html`<header>
<h1><small>Watch of a running API</small>${api ?? server}</h1>
<p class="sum">${summary(state)}</p>
<dl class="facts">
<div><dt>Server</dt><dd><code>${server}</code></dd></div>
<div><dt>Since</dt><dd>${timeElement(started)}</dd></div>
<div><dt>Rounds</dt><dd>${rounds.toLocaleString("en")}</dd></div>
${lastRound === undefined ? "" : html`<div><dt>Last round</dt><dd>${timeElement(lastRound.at)}</dd></div>`}
</dl>
</header>
<main>
<section aria-labelledby="broken-title">
<h2 id="broken-title">Mismatches</h2>
${open.length === 0 ? html`<p>Nothing.</p>` : html`<ul class="failures">${open.map((drift) => driftRow(drift, deps))}</ul>`}
${gone.length === 0 ? "" : html`<details><summary>As documented again (${gone.length})</summary><ul>${gone.map(goneItem)}</ul></details>`}
</section>
<section aria-labelledby="shown-title">
<h2 id="shown-title">Verified</h2>
${partsTable(state.parts)}
${endpointsOf(state.parts).map((endpoint) => unseenOf(endpoint, state.parts, deps))}
</section>
</main>`;
  return reportPage({ sha256: deps.sha256, title: `${stateTitle(state)}: ${api ?? server}`, style, icon, body });
}

const stateTitle = (state: WatchState): string => {
  if (state.lastRound?.isUp === false) return "No answer";
  if (state.lastRound?.isLockedOut === true) return "Locked out";
  const count = openDrifts(state).length;
  return count === 0 ? "As documented" : `${count} broken`;
};

function summary(state: WatchState): Html {
  if (state.lastRound === undefined) return html`No round has ended yet.`;
  if (!state.lastRound.isUp) return html`<b>The API did not answer in the last round.</b>`;
  if (state.lastRound.isLockedOut === true) {
    return html`<b>The API refused the credentials in the last round.</b> Every answer was 401 or 403, so that nothing was compared.`;
  }
  const count = openDrifts(state).length;
  if (count === 0) return html`<b>Live answers are as documented.</b>`;
  return html`<b>${count} ${count === 1 ? "promise" : "promises"}</b> of the description ${count === 1 ? "is" : "are"} broken by live answers.`;
}

const endpointName = (endpoint: string, { hrefOf }: WatchPageDeps): Html => {
  const href = hrefOf?.(endpoint);
  return href === undefined ? html`${endpoint}` : html`<a href="${href}">${endpoint}</a>`;
};

function driftRow({ endpoint, check, message, file, firstSeen, lastSeen }: Drift, deps: WatchPageDeps): Html {
  return html`<li><details><summary><span class="what"><b>${endpoint}</b><i>${check}</i><span class="message">${message}</span></span>
<span class="count">since ${timeElement(firstSeen)}</span></summary>
<div class="more"><p>${checkPromises[check]}</p><p>Seen last ${timeElement(lastSeen)}. ${deps.hrefOf === undefined ? "" : html`Documented at ${endpointName(endpoint, deps)}.`}</p>${file === undefined ? "" : html`<p>Saved as <code>${file}</code>.</p>`}</div></details></li>`;
}

const goneItem = ({ endpoint, message, firstSeen, gone = "" }: Drift): Html =>
  html`<li><code>${endpoint}</code> ${message} From ${timeElement(firstSeen)} to ${timeElement(gone)}.</li>`;

const endpointsOf = (parts: readonly WatchedPart[]): readonly string[] => [
  ...new Set(parts.map(({ endpoint }) => endpoint)),
];

function partsTable(parts: readonly WatchedPart[]): Html {
  const rows = partKinds.flatMap((kind) => {
    const ofKind = parts.filter((part) => part.kind === kind);
    if (ofKind.length === 0) return [];
    const seen = ofKind.filter(({ firstSeen }) => firstSeen !== undefined).length;
    return [html`<tr><th scope="row">${partWords[kind]}</th><td>${seen}</td><td>${ofKind.length - seen}</td></tr>`];
  });
  if (rows.length === 0) return html`<p>No round has ended yet.</p>`;
  return html`<table><thead><tr><th scope="col">Part</th><th scope="col">Seen</th><th scope="col">Never seen</th></tr></thead><tbody>${rows}</tbody></table>`;
}

function unseenOf(endpoint: string, parts: readonly WatchedPart[], deps: WatchPageDeps): Html {
  const own = parts.filter((part) => part.endpoint === endpoint);
  const unseen = own.filter(({ firstSeen }) => firstSeen === undefined);
  const [seen, all] = [own.length - unseen.length, own.length];
  return html`<details><summary>${endpointName(endpoint, deps)}: ${seen} of ${all} seen</summary>
${unseen.length === 0 ? html`<p>All parts were seen.</p>` : html`<ul>${unseen.map(({ kind, name }) => html`<li>${kind} <code>${name}</code></li>`)}</ul>`}</details>`;
}
