import type { Typed } from "#engine/shape";
import type { generatorsVersions } from "#generated/registry";
import type { GeneratorRelease, GeneratorReleaseRequest } from "#generated/types";
import { fail, type Implementation, ok, refuse } from "#transport";
import { refuseUnlessStaff } from "../../access/rights.ts";
import type { CallContext } from "../../http/calls.ts";
import { readPage } from "../pages.ts";
import { cliProduct, cliReleases, defaultReleaseTypes } from "./cli.ts";
import { type DerivedFacts, type ReleaseBookHost, releaseBook } from "./release-book.ts";
import { readVersion } from "./version.ts";

const shape: Typed<GeneratorReleaseRequest & DerivedFacts & GeneratorRelease> = {
  kind: "ref",
  id: "generators-versions:GeneratorRelease",
};

/** The product of a generator's releases, apart from the command line tool's. */
const productOf = (generatorId: string): string => `generator/${generatorId}`;

/** Answers the calls on releases of generators. Only the staff of the registry stores them. */
export function generatorVersionsService(
  host: ReleaseBookHost,
): Implementation<typeof generatorsVersions, CallContext> {
  const book = releaseBook<GeneratorReleaseRequest>(host, shape);
  const tools = cliReleases(host);
  const noneFits = fail({ error: "NoValidGeneratorsFoundError" });

  /** The newest IR that a tool writes: the IR of the newest known release that is not newer than the tool. */
  const irOfTool = async (cliVersion: string): Promise<number | undefined> => {
    const wanted = readVersion(cliVersion);
    if (wanted === undefined) return undefined;
    const [nearest] = await tools.upTo(cliProduct, wanted);
    return nearest?.irVersion;
  };

  return {
    getLatestGeneratorRelease: async ({ body }) => {
      const { generator, cliVersion, generatorMajorVersion, releaseTypes = defaultReleaseTypes } = body;
      const irVersion = body.irVersion ?? (cliVersion === undefined ? undefined : await irOfTool(cliVersion));
      if (cliVersion !== undefined && irVersion === undefined) return noneFits;
      const [newest] = await book.usable(
        productOf(generator),
        (kept) =>
          releaseTypes.includes(kept.releaseType) &&
          (irVersion === undefined || kept.irVersion <= irVersion) &&
          (generatorMajorVersion === undefined || kept.majorVersion === generatorMajorVersion),
      );
      return newest === undefined ? noneFits : ok(newest);
    },

    getChangelog: async ({ pathParameters: { generatorId }, body }) => {
      const read = await book.changelog(productOf(generatorId), body);
      return read.ok ? ok({ entries: read.entries }) : read;
    },

    upsertGeneratorRelease: async ({ body }, { caller }) =>
      refuseUnlessStaff(caller) ?? (await book.save(productOf(body.generatorId), body)) ?? ok(),

    getGeneratorRelease: async ({ pathParameters: { generatorId, version } }) => {
      const release = await book.find(productOf(generatorId), version);
      if (release !== undefined) return ok(release);
      return fail({ error: "GeneratorVersionNotFoundError", content: { providedVersion: version } });
    },

    listGeneratorReleases: async ({ pathParameters: { generatorId }, queryParameters = {} }) => {
      const page = readPage(queryParameters);
      if (!page.ok) return refuse(page.sentence);
      return ok({ generatorReleases: await book.list(productOf(generatorId), page) });
    },
  };
}
