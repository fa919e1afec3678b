/** The Trusted Types policy of the browser; others take the address unchanged. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string };
}

/** Starts workers with the script at one address. */
export interface WorkerStarter {
  readonly address: string;
  readonly start: () => Worker;
}

/** The property of a page with its starter: the script of a tag and the element may create one policy only. */
const key: unique symbol = Symbol.for("callboard.worker-starter") as never; // TypeScript has no unique type for a symbol that two scripts share

interface Page {
  readonly trustedTypes?: TrustedTypes; // TypeScript's DOM types lack it
  [key]?: WorkerStarter;
}

/** Returns the page's starter of workers at an address. */
export function workerStarter(address: string): WorkerStarter {
  const page = globalThis as Page; // scripts of the page may set it
  if (page[key]?.address === address) return page[key];
  const starter = createStarter(address, page.trustedTypes);
  page[key] ??= starter;
  return starter;
}

function createStarter(address: string, trustedTypes: TrustedTypes | undefined): WorkerStarter {
  /** The address of the worker that is started now. */
  let started = address;
  let policy: ReturnType<TrustedTypes["createPolicy"]> | undefined;
  return {
    address,
    start: () => {
      started = startAddress(address);
      // The policy marks no other address as trusted.
      policy ??= trustedTypes?.createPolicy("callboard-reference", { createScriptURL: () => started });
      const worker = new Worker(policy?.createScriptURL(started) ?? started, { type: "module", name: "callboard" });
      if (started !== address) URL.revokeObjectURL(started);
      return worker;
    },
  };
}

/**
 * Returns the address that a worker starts with. Browsers only start workers from their own origin; a one-line worker
 * imports one from another origin.
 */
function startAddress(address: string): string {
  if (new URL(address).origin === location.origin) return address;
  const line = `import ${JSON.stringify(address)};`;
  return URL.createObjectURL(new Blob([line], { type: "text/javascript" }));
}
