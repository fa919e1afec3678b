import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { argv } from "node:process";
import { Pool } from "undici";

/** A proxy without its guards: every call is the same GET, streamed back as it arrives. Prints its port. */
const [api = ""] = argv.slice(2);
const pool = new Pool(api);
const server = createServer((_request, response) => {
  pool.stream(
    { path: "/plants", method: "GET", opaque: response },
    ({ statusCode, headers }) => response.writeHead(statusCode, headers),
    (error) => {
      if (error !== null) response.destroy();
    },
  );
}).listen(0, "127.0.0.1");
await once(server, "listening");
// A TCP server that listens has an address with a port.
process.send?.((server.address() as AddressInfo).port);
process.once("disconnect", () => process.exit());
