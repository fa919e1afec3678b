import { retryLimits } from "#engine/limits";
import type { CallOptions, Transport } from "../call.ts";
import { plainCodec } from "../codec.ts";
import { failedOutcome } from "../failed-outcome.ts";
import { readAnswer } from "../read-answer.ts";
import { SetupError } from "../setup-error.ts";
import { type Attempt, attempt } from "./attempt.ts";
import type { FetchTransportOptions } from "./fetch-transport-options.ts";
import { withRetry } from "./retry.ts";
import { writeRequest } from "./write-request.ts";

/** Creates the transport that makes calls over HTTP. It always returns an outcome and never throws. */
export function createFetchTransport(options: FetchTransportOptions): Transport {
  const { codec = plainCodec, formats, random } = options;
  const { login: _login, token: _token, ...withoutLogin } = options;

  return async (endpoint, request, call) => {
    try {
      if (endpoint.exact && codec === plainCodec) {
        throw new SetupError(
          `${endpoint.id} contains 64-bit numbers. Pass the transport a codec that knows the types, such as exactCodec.`,
        );
      }
      const written = writeRequest(endpoint, request, { encode: codec.encode(endpoint.request), formats, random });
      const plain: Transport = (...call) => createFetchTransport(withoutLogin)(...call);
      const carrying: Attempt = { endpoint, request, written, options, call, codec, plain };
      const answer = await withRetry(() => attempt(carrying), options, {
        maxRetries: written.once || endpoint.retries === false ? 0 : maxRetriesOf(call, options),
        signal: call.signal,
      });
      return readAnswer(endpoint, answer, codec, call.check ?? options.check);
    } catch (error) {
      return failedOutcome(error, call.signal);
    }
  };
}

const maxRetriesOf = (call: CallOptions, options: FetchTransportOptions): number =>
  call.maxRetries ?? options.maxRetries ?? retryLimits.retries;
