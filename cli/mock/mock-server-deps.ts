import type { HeaderField } from "#live";
import type { AnswerRequest, Handshake, ReceivedRequest } from "#live/mock";

/** The responses of a mock server; read at each request, since descriptions are reloaded when they change. */
export interface MockParts {
  readonly answer: AnswerRequest;
  readonly connect: (request: ReceivedRequest) => Handshake;
}

/** Dependencies of a mock server. */
export interface MockServerDeps {
  readonly parts: () => MockParts;
  /** Hosts that are served in addition to the hosts of this machine, as returned by `readHosts`. */
  readonly hosts: readonly string[];
  /** Milliseconds before each answer. */
  readonly delay: number;
  /** Called after each answer, with the request and the status. */
  readonly onAnswer: (method: string, target: string, status: number) => void;
  readonly onError: (error: unknown) => void;
}

/** Lets no browser take an answer for another type than the documented one, such as a page. */
export const noSniffing: HeaderField = ["X-Content-Type-Options", "nosniff"];

/** Milliseconds between the chunks of a stream: long enough to be seen as one. */
export const chunkPause = 100;
