import type { PathPart } from "#engine/model";
import type { ObjectShape, Shape } from "#engine/shape";

/** A kind of message on a channel, and the side that sends it. */
export interface ChannelMessage {
  readonly origin: "client" | "server";
  readonly body: Shape;
}

/**
 * An address where messages are exchanged, as data. `request` is an object shape of the parts of the handshake, as in
 * an endpoint. `__sent` and `__received` exist for the compiler only.
 */
export interface Channel<Sent = unknown, Received = unknown> {
  readonly id: string;
  readonly path: readonly PathPart[];
  readonly auth: boolean;
  readonly baseUrl?: string;
  readonly request: ObjectShape;
  readonly messages: { readonly [type: string]: ChannelMessage };
  readonly __sent?: Sent;
  readonly __received?: Received;
}

/** A call that the API makes to an address of its user, as data. `__payload` exists for the compiler only. */
export interface Webhook<Payload = unknown> {
  readonly id: string;
  readonly method: "GET" | "POST";
  readonly headers: ObjectShape;
  readonly payload: Shape;
  readonly response?: Shape;
  readonly __payload?: Payload;
}

/** The webhooks of one area, by name. */
export interface Webhooks {
  readonly [name: string]: Webhook;
}

/** The addresses of an API: per environment one address, or several by name. */
export interface ApiEnvironments {
  readonly [environment: string]: string | { readonly [name: string]: string };
}
