import type { PlaceholderValues } from "./inputs/placeholders.ts";
import { fill } from "./inputs/placeholders.ts";
import { type Canary, startCanary } from "./oracles/canary.ts";
import { countStalls, type Stalls } from "./oracles/stalls.ts";
import { openPageRunner, type PageRunner } from "./product/browser.ts";
import { type Product, startProduct } from "./product/product.ts";
import { plantSecrets, type Secrets } from "./product/secrets.ts";
import type { ServerName } from "./server-name.ts";
import { type HostileUpstream, startHostile } from "./upstreams/hostile.ts";
import { type RemoteServer, startRemote } from "./upstreams/remote.ts";

/** The dependencies of a case: the running product, hostile servers and a browser. */
export interface FuzzDeps {
  readonly product: Product;
  readonly upstream: HostileUpstream;
  readonly remote: RemoteServer;
  readonly canaries: readonly Canary[];
  /** A browser, which starts when the first page is opened. */
  readonly pages: PageRunner;
  readonly stalls: Stalls;
  readonly secrets: Secrets;
  /** Replaces the placeholders of a case by their values for a server. */
  readonly fill: (text: string, serverName: ServerName) => string;
  readonly close: () => Promise<void>;
}

/** Starts the hostile servers and the product. */
export async function openDeps(): Promise<FuzzDeps> {
  const stalls = countStalls();
  const secrets = plantSecrets();
  const [upstream, remote, canary] = await Promise.all([startHostile(), startRemote(), startCanary()]);
  const neighbor = await startNeighbor(upstream.port);
  const canaries = neighbor === undefined ? [canary] : [canary, neighbor];
  const pages = openPageRunner(stalls);
  const closeServers = async (): Promise<void> => {
    stalls.stop();
    await pages.close();
    await Promise.all([upstream.close(), remote.close(), ...canaries.map((one) => one.close())]);
  };
  let product: Product;
  try {
    product = await startProduct({ upstream: upstream.host, remote: remote.port, secrets });
  } catch (error) {
    await closeServers();
    throw error;
  }
  const token = product.token();
  secrets.add(token);
  return {
    product,
    ...{ upstream, remote, canaries, pages, stalls, secrets },
    fill: (text, serverName) => {
      const values: PlaceholderValues = {
        up: upstream.host,
        canary: `127.0.0.1:${canary.port}`,
        neighbor: `127.0.0.2:${upstream.port}`,
        host: `localhost:${product.portOf(serverName)}`,
        secret: secrets.planted,
        token,
      };
      return fill(text, values);
    },
    close: async () => {
      await product.stop();
      await closeServers();
    },
  };
}

/** The port of the upstream at another address of this machine; only some systems have more than one. */
async function startNeighbor(port: number): Promise<Canary | undefined> {
  try {
    return await startCanary("127.0.0.2", port);
  } catch {
    return undefined;
  }
}
