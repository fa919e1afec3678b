import { defaultCases } from "../../../cli/command-line/index.ts";
import { testServer } from "./bench.testing.ts";
import { testChannel } from "./channels/channel-bench.testing.ts";
import { allowedChecks, channelFaults, correctChannels } from "./channels/index.ts";
import { correctServers, type Fault, faults } from "./index.ts";

/**
 * `npm run test:faulty`: tests every server of the bench with each seed, which `npm test` does for some with one. It ends
 * with 1 if a fault is not found, or something else is reported. The arguments are the seeds, by default 1, 2 and 3.
 */

const given = process.argv.slice(2);
const wrong = given.find((one) => !/^\d+$/.test(one));
if (wrong !== undefined) {
  console.error(`${wrong} is not a seed. Seeds are whole numbers.`);
  process.exit(2);
}
const seeds = given.length > 0 ? given.map(Number) : [1, 2, 3];
const misses: string[] = [];

/** Generated calls of each endpoint: few at first, and as many as the command makes by default if they find nothing. */
const fewCases = 4;

async function checksOf({ name, check }: Fault, seed: number): Promise<ReadonlySet<string>> {
  const found = async (cases: number) => new Set((await testServer(name, { seed, cases })).map((one) => one.check));
  const few = await found(fewCases);
  return few.has(check) ? few : found(defaultCases);
}

for (const seed of seeds) {
  let [found, kept] = [0, 0];
  let [foundOnChannels, keptByChannels] = [0, 0];
  for (const { name } of correctChannels) {
    const findings = await testChannel(name, seed);
    if (findings.length === 0) keptByChannels += 1;
    for (const { check, message } of findings)
      misses.push(`seed ${seed}: the correct channel ${name}: ${check}: ${message}`);
  }
  for (const { name, check } of channelFaults) {
    const checks = new Set((await testChannel(name, seed)).map((one) => one.check));
    if (checks.has(check)) foundOnChannels += 1;
    else misses.push(`seed ${seed}: the fault ${name} is not found`);
    for (const other of checks) {
      if (!allowedChecks(name).has(other)) misses.push(`seed ${seed}: the fault ${name} is reported as ${other}`);
    }
  }
  for (const { name } of correctServers) {
    const findings = await testServer(name, { seed, cases: fewCases });
    if (findings.length === 0) kept += 1;
    for (const { check, endpoint, message } of findings) {
      misses.push(`seed ${seed}: the correct server ${name}: ${check} ${endpoint}: ${message}`);
    }
  }
  for (const fault of faults) {
    const { name, check, also = [] } = fault;
    const checks: ReadonlySet<string> = await checksOf(fault, seed);
    if (checks.has(check)) found += 1;
    else misses.push(`seed ${seed}: the fault ${name} is not found`);
    for (const other of checks) {
      if (other !== check && !also.some((one) => one === other))
        misses.push(`seed ${seed}: the fault ${name} is reported as ${other}`);
    }
  }
  console.log(
    `seed ${seed}: ${found} of ${faults.length} faults found, nothing reported on ${kept} of ${correctServers.length} correct servers`,
  );
  console.log(
    `  channels: ${foundOnChannels} of ${channelFaults.length} faults found, nothing reported on ${keptByChannels} of ${correctChannels.length}`,
  );
}
for (const miss of misses) console.log(miss);
process.exitCode = misses.length === 0 ? 0 : 1;
