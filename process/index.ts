export { closeServer } from "./close-server.ts";
export { collectGarbage } from "./collect-garbage.ts";
export { type ErrorEntry, errorEntry } from "./error-entry.ts";
export { exchangeId } from "./exchange.ts";
export { type GuardOptions, guardServer } from "./guard-server.ts";
export { sendRawResponse } from "./raw-response.ts";
export { type RefusalBody, type RelayRefusal, refuseRelaying } from "./refuse-relaying.ts";
export { type HostOptions, hostEntry, serveHosts } from "./serve-hosts.ts";
export { type FatalEntry, type Stop, superviseProcess } from "./supervise.ts";
