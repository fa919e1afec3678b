import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { createSiteMetrics } from "../cli/start/site-metrics.ts";
import { createMetrics } from "../registry/telemetry/metrics.ts";

const textOf = (path: string): string => readFileSync(join(import.meta.dirname, path), "utf8");

/** Metrics that Prometheus itself has of each process. */
const ofPrometheus = new Set(["up"]);

/** Returns the samples that the servers expose, including histogram samples, with their labels. */
async function exposed(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const [registry, site] = [createMetrics(), createSiteMetrics()];
  // Metrics with labels are exposed once they are recorded.
  await registry.call({ method: "GET", headers: new Headers(), requestId: "1" }, async () => ({
    ...{ operation: "health", status: 200 },
  }));
  registry.store({ part: "database", operation: "select", milliseconds: 1, failed: false });
  registry.cache("hit");
  registry.sweep({ milliseconds: 1, removed: { files: 0, objects: 0 } });
  registry.pool(() => ({ active: 0, idle: 1, waiting: 0 }));
  site.begin();
  site.end({ path: "/", status: 200, milliseconds: 1 });
  site.drawn();
  site.registryCall(1, false);
  site.proxyCall({ totalMs: 1 });
  site.caches(1, [{ name: "sites", bytes: 1, entries: 1 }]);
  const labels = new Map<string, Set<string>>();
  for (const line of `${await registry.print()}\n${await site.print()}`.split("\n")) {
    const [, name, pairs = ""] = /^([a-z_:0-9]+)(?:\{(.*)\})? \S+$/i.exec(line) ?? [];
    if (name === undefined) continue;
    const known = labels.get(name) ?? new Set();
    for (const [, label = ""] of pairs.matchAll(/(\w+)="/g)) known.add(label);
    labels.set(name, known);
  }
  return labels;
}

/** The functions and words of the query language that the expressions use. */
const words = /^(?:sum|rate|by|le|time|max|increase|histogram_quantile|bool)$/;

/** Returns the names of metrics in an expression, each with the labels that select its samples. */
function metricsIn(expression: string): readonly { readonly name: string; readonly labels: readonly string[] }[] {
  const bare = expression.replace(/by \([^)]*\)/g, "").replace(/\[[^\]]*\]/g, "");
  return [...bare.matchAll(/\b([a-zA-Z_:][\w:]*)(?:\{([^}]*)\})?/g)].flatMap(([, name = "", selector = ""]) => {
    const labels = [...selector.matchAll(/(\w+)(?:=~|!=|=)"/g)].map(([, label = ""]) => label);
    return words.test(name) ? [] : [{ name, labels }];
  });
}

interface Rule {
  readonly alert?: string;
  readonly record?: string;
  readonly expr: string;
  readonly annotations?: { readonly runbook: string };
}

const rules: readonly Rule[] = parse(textOf("prometheus/rules.yaml")).groups.flatMap(
  (group: { readonly rules: readonly Rule[] }) => group.rules,
);

it("rules and dashboard name only metrics and labels that the servers expose", async () => {
  const known = await exposed();
  const recorded = new Set(rules.map(({ record }) => record));
  const panels: readonly { readonly targets?: readonly { readonly expr: string }[] }[] = JSON.parse(
    textOf("grafana/callboard.json"),
  ).panels;
  const expressions = [
    ...rules.map(({ expr }) => expr),
    ...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ];
  expect(expressions.length).toBeGreaterThan(30);
  const used = expressions.flatMap(metricsIn).filter(({ name }) => !recorded.has(name) && !ofPrometheus.has(name));
  expect(used.length).toBeGreaterThan(30);
  expect(used.filter(({ name }) => !known.has(name)).map(({ name }) => name)).toEqual([]);
  const isKnown = (name: string, label: string) => label === "job" || known.get(name)?.has(label) === true;
  expect(used.filter(({ name, labels }) => !labels.every((label) => isKnown(name, label)))).toEqual([]);
  // Each metric of our own is on the dashboard or in a rule.
  const own = [...known.keys()]
    .filter((name) => name.startsWith("callboard_"))
    .map((name) => name.replace(/_(bucket|sum|count)$/, ""));
  const shown = new Set(used.map(({ name }) => name.replace(/_(bucket|sum|count)$/, "")));
  expect([...new Set(own)].filter((name) => !shown.has(name))).toEqual(["callboard_sweeps_total"]);
});

it("each alert has a section in the page on alerts, and each section has an alert", () => {
  const page = textOf("../docs/operate/alerts.md");
  const sections = [...page.matchAll(/^## (Callboard\w+)$/gm)].map(([, name]) => name);
  const alerts = rules.flatMap(({ alert }) => (alert === undefined ? [] : [alert]));
  expect(sections.sort()).toEqual([...alerts].sort());
  for (const { alert, annotations } of rules) {
    if (alert !== undefined) expect(annotations?.runbook).toBe(`docs/operate/alerts.md#${alert.toLowerCase()}`);
  }
});
