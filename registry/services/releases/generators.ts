import type { Kysely } from "kysely";
import type { Typed, Types } from "#engine/shape";
import type { generators } from "#generated/registry";
import type { Generator } from "#generated/types";
import { type Implementation, ok, refuse } from "#transport";
import { refuseUnlessStaff } from "../../access/rights.ts";
import type { CallContext } from "../../http/calls.ts";
import { rowDocumentsOf } from "../../store/row-documents.ts";
import { generatorsBy, saveGenerator } from "../../store/sql/releases.ts";
import type { Schema } from "../../store/sql/schema.ts";
import { withSdkDefaults } from "../sdks/sdk-defaults.ts";
import { cliProduct } from "./cli.ts";

const shape: Typed<Generator> = { kind: "ref", id: "generators:Generator" };

/** Answers the calls on generators. Everybody reads them; only the staff of the registry stores them. */
export function generatorsService({
  db,
  types,
}: {
  readonly db: Kysely<Schema>;
  readonly types: Types;
}): Implementation<typeof generators, CallContext> {
  const documents = rowDocumentsOf(types, shape);
  const served = (text: string): Generator => withSdkDefaults(documents.parse(text));
  const first = ([text]: readonly string[]): Generator | null => (text === undefined ? null : served(text));
  return {
    upsertGenerator: async ({ body }, { caller }) => {
      const refusal = refuseUnlessStaff(caller);
      if (refusal !== undefined) return refusal;
      const { id, dockerImage } = body;
      if (id === cliProduct) return refuse("The id `cli` is taken by the command line tool. Choose another one.");
      await saveGenerator(db, { id, docker_image: dockerImage, document: documents.print(body) });
      return ok();
    },
    getGeneratorByImage: async ({ body: { dockerImage } }) => ok(first(await generatorsBy(db, { dockerImage }))),
    getGenerator: async ({ pathParameters: { id } }) => ok(first(await generatorsBy(db, { id }))),
    listGenerators: async () => ok((await generatorsBy(db)).map(served)),
  };
}
