import { describe, expect, it } from "vitest";
import { jsonCost } from "#engine/budget";
import { compareApis } from "#engine/compare";
import { asJson } from "#engine/json";
import type { ApiModel } from "#engine/model";
import { chainOf, doublings, echoModel, hardGraphs } from "../../engine/testing/graphs.testing.ts";
import { countReads } from "../../engine/testing/reads.testing.ts";
import { revisions } from "../../engine/testing/revisions.testing.ts";
import { someOf } from "../../tooling/tier.ts";
import { htmlReport } from "./html-report.ts";
import { textReport } from "./text-report.ts";

const titles = { older: "before", newer: "after" };

describe.each(someOf(revisions, 3))("the reports of any graph of types where %s", (_, revise) => {
  it("are linear in the changes and the description", () => {
    for (const [, graph] of hardGraphs) {
      const [older, newer] = revise(graph).map(echoModel) as [ApiModel, ApiModel]; // one for each version
      const comparison = compareApis(older, newer);
      const units = jsonCost(asJson(comparison)) + jsonCost(asJson([older, newer]));
      expect(textReport(comparison, titles, false).length).toBeLessThanOrEqual(1000 + 500 * units);
      expect(htmlReport(comparison, titles, { older, newer }).length).toBeLessThanOrEqual(10_000 + 1000 * units);
    }
  }, 60_000);

  it.each(someOf(Object.entries(doublings), 4))("read each definition once: %s", (__, double) => {
    const reads = (length: number): number => {
      const [older, newer] = revise(chainOf(length, double)).map(echoModel) as [ApiModel, ApiModel];
      const models = countReads({ older, newer });
      htmlReport(compareApis(older, newer), titles, models.value);
      return models.reads();
    };
    // The number of changes is bounded; see engine/compare.
    expect(reads(62) / reads(31)).toBeLessThan(3);
  });
});
