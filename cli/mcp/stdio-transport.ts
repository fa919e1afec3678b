import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import {
  deserializeMessage,
  type JSONRPCMessage,
  serializeMessage,
  type Transport,
} from "@modelcontextprotocol/server";
import { readMessage } from "#docs-host/server/mcp-tools";
import { errorMessage } from "#engine/error-message";

/**
 * Creates a transport that reads a message in each line, and writes one in each line. The transport of the package would
 * round the large numbers among the arguments of tools.
 */
export function stdioTransport(input: Readable, output: Writable, onInvalid: (error: string) => void): Transport {
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  let isClosed = false;
  const close = (): void => {
    if (isClosed) return;
    isClosed = true;
    lines.close();
    transport.onclose?.();
  };
  const transport: Transport = {
    start: async () => {
      lines.on("line", (line) => {
        if (line.trim() === "") return;
        try {
          deserializeMessage(line);
        } catch (error) {
          onInvalid(`a line is not a JSON-RPC message: ${errorMessage(error)}`);
          return;
        }
        transport.onmessage?.(readMessage(line) as JSONRPCMessage);
      });
      lines.on("close", close);
      output.on("error", close);
    },
    send: (message) =>
      new Promise((done, fail) => {
        output.write(serializeMessage(message), (error) => (error ? fail(error) : done()));
      }),
    close: async () => close(),
  };
  return transport;
}
