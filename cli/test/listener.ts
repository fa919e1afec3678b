import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { errorMessage } from "#engine/error-message";
import type { ApiModel } from "#engine/model";
import { type DeliveryReport, deliveryJudge, headerFields } from "#live";
import { UsageError } from "../command-line/index.ts";

/** An address to listen on. */
export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/** A server that receives webhooks and callbacks during a run. */
export interface Listener {
  /** The address for the tested server, without a slash at its end. */
  readonly url: string;
  readonly reports: () => readonly DeliveryReport[];
  readonly close: () => Promise<void>;
}

/** The longest body that is read, in bytes. Own choice. */
const maxBody = 10_000_000;

/** Reads `PORT` or `HOST:PORT`; 0 is any free port. An IPv6 address is in brackets. */
export function listenAddressOf(text: string): ListenAddress {
  const [, host = "127.0.0.1", digits = ""] = /^(?:(\[[\da-f:]+\]|[\w.-]+):)?(\d{1,5})$/i.exec(text.trim()) ?? [];
  const port = Number(digits);
  if (digits === "" || port > 65_535) {
    throw new UsageError(`--listen is ${JSON.stringify(text)}; it must be a port or HOST:PORT, such as 127.0.0.1:9000`);
  }
  return { host: host.replace(/^\[|\]$/g, ""), port };
}

/** Opens a listener, which answers each call with 204; a text is an error. */
export async function openListener({ host, port }: ListenAddress, model: ApiModel): Promise<Listener | string> {
  const judge = deliveryJudge(model);
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    let size = 0;
    try {
      for await (const part of request) {
        size += part.length;
        if (size <= maxBody) parts.push(part);
      }
    } catch {
      // The sender closed the connection before the end of its request, so there is nothing to check or to answer.
      return;
    }
    const { method = "", url: target = "/", rawHeaders } = request;
    judge.add({ method, target, headers: headerFields(rawHeaders), body: Buffer.concat(parts) });
    response.writeHead(204).end();
  });
  const failed = await new Promise<Error | undefined>((resolve) => {
    server.once("error", resolve);
    server.listen(port, host, () => resolve(undefined));
  });
  if (failed !== undefined) return `--listen ${host}:${port}: ${errorMessage(failed)}`;
  const opened = server.address() as AddressInfo; // it listens on a port
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${opened.port}`,
    reports: judge.reports,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
