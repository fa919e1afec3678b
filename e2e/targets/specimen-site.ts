import { type Received, startEcho } from "./echo.ts";
import { serveFile } from "./serve-file.ts";
import { specimen } from "./specimen.ts";

/** A running site that shows the specimen. */
export interface SpecimenSite {
  readonly site: string;
  /** Clears the recorded requests. */
  readonly forget: () => void;
  readonly requests: () => readonly Received[];
  /** Returns the only recorded request. Throws if there are none or several. */
  readonly received: () => Received;
}

interface Running {
  readonly specimen: SpecimenSite;
  readonly stop: () => Promise<void>;
}

/** Serves the specimen with the built command, and starts the API that receives its calls. */
export async function startSpecimen(): Promise<Running> {
  const echo = await startEcho();
  const served = await serveFile("specimen.json", JSON.stringify(specimen(echo.url)));
  return {
    specimen: {
      site: served.site,
      forget: echo.forget,
      requests: echo.received,
      received: () => {
        const all = echo.received();
        const [only] = all;
        if (only === undefined || all.length > 1) throw new Error(`the API got ${all.length} requests, not one`);
        return only;
      },
    },
    stop: async () => {
      await served.stop();
      await echo.close();
    },
  };
}
