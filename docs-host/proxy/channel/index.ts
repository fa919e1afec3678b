export { createChannels } from "./channels.ts";
export { takeUpgrades } from "./upgrades.ts";
