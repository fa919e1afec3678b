import type { HeaderField } from "#live";
import type { AnswerRequest, Handshake, MockRequest } from "#live/mock";

/** The answers of a mock server; read at each request, since descriptions are read again when they change. */
export interface MockParts {
  readonly answer: AnswerRequest;
  readonly connect: (request: MockRequest) => Handshake;
}

/** Dependencies of a mock server. */
export interface MockServerDeps {
  readonly parts: () => MockParts;
  /** Milliseconds before each answer. */
  readonly delay: number;
  /** Called after each answer, with the request and the status. */
  readonly onAnswer: (method: string, target: string, status: number) => void;
  readonly onError: (error: unknown) => void;
}

/** Milliseconds between the chunks of a stream: long enough to be seen as one. */
export const chunkPause = 100;

/** Pairs up the names and values of received headers. */
export const fieldsOf = (raw: readonly string[]): readonly HeaderField[] =>
  raw.flatMap((name, i): HeaderField[] => (i % 2 === 0 ? [[name, raw[i + 1] ?? ""]] : []));
