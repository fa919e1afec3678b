import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

/** A request, or an upgraded connection, that a server is answering. */
export interface Exchange {
  /** Random; names the exchange in logs. */
  readonly id: string;
  /** Ends the exchange for its client: by a 500 response, or by closing the connection if the response has begun. */
  readonly fail: () => void;
}

const exchanges = new AsyncLocalStorage<Exchange>();

/** Calls a function as part of an exchange: it stays the current one in all callbacks and promises that follow. */
export const runExchange = <T>(exchange: Exchange, act: () => T): T => exchanges.run(exchange, act);

/** Returns the exchange of the running code, or `undefined` if there is none. */
export const currentExchange = (): Exchange | undefined => exchanges.getStore();

/** Returns the id of the current exchange, so that all log entries about it have one id; outside of any, a new id. */
export const exchangeId = (): string => currentExchange()?.id ?? randomUUID();
