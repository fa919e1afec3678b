import type { Typed } from "#engine/shape";
import type { generatorsCli } from "#generated/registry";
import type { CliRelease, CliReleaseRequest, ReleaseType } from "#generated/types";
import { fail, type Implementation, ok, refuse } from "#transport";
import { refuseUnlessStaff } from "../../access/rights.ts";
import type { CallContext } from "../../http/calls.ts";
import { readPage } from "../pages.ts";
import { type DerivedFacts, type ReleaseBookHost, releaseBook } from "./release-book.ts";

/** The product of the command line tool's releases. No generator has this id. */
export const cliProduct = "cli";

/** The kinds of release to choose from by default. */
export const defaultReleaseTypes: readonly ReleaseType[] = ["GA"];

const shape: Typed<CliReleaseRequest & DerivedFacts & CliRelease> = { kind: "ref", id: "generators-cli:CliRelease" };

/** The releases of the command line tool. */
export const cliReleases = (host: ReleaseBookHost) => releaseBook<CliReleaseRequest>(host, shape);

/** Answers the calls on releases of the command line tool. Only the staff of the registry stores them. */
export function cliService(host: ReleaseBookHost): Implementation<typeof generatorsCli, CallContext> {
  const book = cliReleases(host);
  const noneFits = fail({ error: "NoValidClisFoundError" });
  return {
    getLatestCliRelease: async ({ body: { releaseTypes = defaultReleaseTypes, irVersion } }) => {
      // The tool writes older versions of the IR too.
      const [newest] = await book.usable(
        cliProduct,
        (kept) => releaseTypes.includes(kept.releaseType) && (irVersion === undefined || kept.irVersion >= irVersion),
      );
      return newest === undefined ? noneFits : ok(newest);
    },

    getMinCliForIr: async ({ pathParameters: { irVersion } }) => {
      const releases = await book.usable(cliProduct, (kept) => kept.irVersion === irVersion);
      const lowest = releases.at(-1);
      return lowest === undefined ? noneFits : ok(lowest);
    },

    getChangelog: async ({ body }) => {
      const read = await book.changelog(cliProduct, body);
      return read.ok ? ok({ entries: read.entries }) : read;
    },

    upsertCliRelease: async ({ body }, { caller }) =>
      refuseUnlessStaff(caller) ?? (await book.save(cliProduct, body)) ?? ok(),

    getCliRelease: async ({ pathParameters: { version } }) => {
      const release = await book.find(cliProduct, version);
      if (release !== undefined) return ok(release);
      return fail({ error: "CliVersionNotFoundError", content: { providedVersion: version } });
    },

    listCliReleases: async ({ queryParameters = {} }) => {
      const page = readPage(queryParameters);
      return page.ok ? ok({ cliReleases: await book.list(cliProduct, page) }) : refuse(page.sentence);
    },
  };
}
