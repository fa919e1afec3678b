import { expect, it } from "vitest";
import { defined } from "#engine/item-at";
import { isNightly, someOf } from "../../../tooling/tier.ts";
import { testServer } from "./bench.testing.ts";
import { endpointsOf } from "./endpoints-of.testing.ts";
import { documentFaults } from "./faults/documents.ts";
import { namedThingFaults } from "./faults/named-things.ts";
import { oddThingFaults } from "./faults/odd-things.ts";
import { quietFaults } from "./faults/quiet.ts";
import { storedValueFaults } from "./faults/stored-values.ts";
import { correctServers, faults } from "./index.ts";

/** Small servers, which `npm test` has. */
const small = ["jobs", "stars"];
const names = correctServers.map(({ name }) => name);

it.each(isNightly ? names : small)("nothing is reported on the correct server %s", async (name) => {
  const findings = await testServer(name, { seed: 1, cases: isNightly ? 2 : 1 });
  expect(findings.map(({ check, endpoint, message }) => `${check} ${endpoint}: ${message}`)).toEqual([]);
});

/** The first fault of each check, so that no check can stop to find something unnoticed; `npm test` has some of them. */
const kinds = [...new Map(faults.toReversed().map(({ check, name }) => [check, name])).values()];
const tested = [
  ...new Set([
    ...kinds,
    ...[...quietFaults, ...namedThingFaults, ...oddThingFaults, ...storedValueFaults, ...documentFaults].map(
      ({ name }) => name,
    ),
  ]),
];

it.each(someOf(tested, 1))("the fault %s is found, and no other one", async (name) => {
  const { check, also = [], server } = defined(faults.find((one) => one.name === name));
  // Other servers are small enough for all their endpoints.
  const findings = await testServer(name, {
    seed: 1,
    cases: 4,
    ...(!server && { endpoints: await endpointsOf(name) }),
  });
  const found = new Set(findings.map((one) => one.check));
  expect([...found].filter((id) => id !== check && !also.includes(id))).toEqual([]);
  expect([...found]).toContain(check);
});
