import { setImmediate as turn } from "node:timers/promises";
import { isObject, own, parseJson } from "#engine/json";
import type { WriteDocsConfig } from "#generated/types";
import { readObject } from "../../store/objects/objects.ts";
import { noteApis } from "../../store/sql/docs.ts";
import type { Store } from "../../store/store.ts";
import { siteFacts } from "./definition.ts";

/**
 * Notes the titles and the APIs of sites that earlier versions published, one after the other. Finishing a registration
 * notes titles and APIs of its site.
 *
 * @param isClosing ends it before the next site
 */
export async function noteSiteFacts(store: Store, isClosing: () => boolean): Promise<void> {
  const { db, objects } = store;
  const sites = await db
    .selectFrom("docs_site")
    .innerJoin("docs_registration", "docs_registration.id", "docs_site.registration_id")
    .select(["docs_site.id", "docs_site.object_hash", "docs_registration.organization_id as publisher_id"])
    .where("docs_site.title", "is", null)
    .execute();
  for (const { id, object_hash, publisher_id } of sites) {
    if (isClosing()) return;
    const parsed = parseJson(new TextDecoder().decode(await readObject(objects, object_hash)));
    const definition = parsed.ok && isObject(parsed.value) ? own(parsed.value, "docsDefinition") : undefined;
    const config = isObject(definition) ? own(definition, "config") : undefined;
    // The stored document was valid when it was stored; only the members that the facts need are read.
    const facts = await siteFacts(store, publisher_id, (config ?? {}) as WriteDocsConfig);
    await db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable("docs_site")
        .set({ title: facts.title })
        .where("id", "=", id)
        // It may have been published again in the meantime.
        .where("object_hash", "=", object_hash)
        .where("title", "is", null)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 1n) await noteApis(transaction, id, publisher_id, facts.apiNames);
    });
    await turn();
  }
}
