import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import { itemAt } from "#engine/item-at";
import { hostRules } from "../host-rules.ts";
import { newFolder } from "../registry.testing.ts";
import { beginRegistration, findRegistration, finishRegistration } from "./sql/docs.ts";
import { expectFiles, findFile, finishUpload } from "./sql/files.ts";
import { openTestStore } from "./store.testing.ts";
import type { Store } from "./store.ts";
import { sweepObjects, sweepStore } from "./sweep.ts";

const textBytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const later = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);

async function open(folder?: string): Promise<Store> {
  const store = await openTestStore(folder ?? (await newFolder()));
  onTestFinished(() => store.close());
  return store;
}

async function refer(store: Store, hash: string): Promise<void> {
  const created_at = new Date().toISOString();
  await store.db
    .insertInto("organization")
    .values({ id: "acme", created_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = { id: hash, organization_id: "acme", api_name: "a", object_hash: hash, created_at };
  await store.db.insertInto("api_definition").values(row).execute();
}

describe("a sweep", () => {
  it("removes an unreferenced object after one hour, but not before", async () => {
    const store = await open();
    const kept = await store.objects.put(textBytes("kept"));
    const lost = await store.objects.put(textBytes("lost"));
    await refer(store, kept);
    expect(await sweepObjects(store, later(30))).toBe(0);
    expect(await store.objects.has(lost)).toBe(true);
    expect(await sweepObjects(store, later(120))).toBe(1);
    expect(await store.objects.has(lost)).toBe(false);
    expect(await store.objects.has(kept)).toBe(true);
    expect(await sweepObjects(store, later(120))).toBe(0);
  });

  it("gives objects without a recorded put an hour from the first sweep", async () => {
    const folder = await newFolder();
    const store = await open(folder);
    const hash = "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824";
    await mkdir(join(folder, "objects", "2c"));
    await writeFile(join(folder, "objects", "2c", hash.slice(2)), "hello");
    expect(await sweepObjects(store, later(120))).toBe(0);
    expect(await store.objects.sizeOf(hash)).toBe(5);
    expect(await sweepObjects(store, later(120))).toBe(1);
    expect(await store.objects.has(hash)).toBe(false);
  });

  it("loses nothing that is put or reused at the same time, also by another process", async () => {
    const folder = await newFolder();
    const [sweeping, putting] = [await open(folder), await open(folder)];
    for (let round = 0; round < 30; round += 1) {
      const bytes = textBytes(`object ${round}`);
      const hash = await putting.objects.put(bytes);
      // Old enough for the sweep, but not after another put.
      await putting.db.updateTable("stored_object").set({ put_at: "2026-01-01T00:00:00.000Z" }).execute();
      const [again] = await Promise.all([
        round % 2 === 0 ? putting.objects.put(bytes).then(() => true) : putting.objects.reuse(hash),
        sweepObjects(sweeping, new Date()),
      ]);
      expect(await putting.objects.has(hash)).toBe(again);
    }
  });
});

describe("files of publications", () => {
  const days = (count: number): Date => later(count * 24 * 60);
  const address = { host: "docs.plants.example", path: "", isCustom: false };

  /** Begins a publication of one file with some text, and uploads the file unless its bytes are known. */
  async function begin(store: Store, text: string) {
    const bytes = textBytes(text);
    const hash = createHash("sha256").update(bytes).digest("hex");
    await store.db
      .insertInto("organization")
      .values({ id: "acme", created_at: new Date().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const site = { orgId: "acme", addresses: [address], files: [{ path: "a", image: null, hash }], isPrivate: false };
    const { id, tickets } = await beginRegistration(store.db, site, new Date());
    const { fileId, uploadSecret, isKnown } = itemAt(tickets, 0);
    if (!isKnown) {
      const objectHash = await store.objects.put(bytes);
      await finishUpload(store.db, uploadSecret, { objectHash, contentType: "text/plain", now: new Date() });
    }
    const finish = async (): Promise<void> => {
      const registration = await findRegistration(store.db, id, new Date());
      if (registration === undefined) throw new Error("the registration has expired");
      const document = await store.objects.put(textBytes(`document ${text}`));
      await finishRegistration(store.db, registration, {
        objectHash: document,
        facts: { title: "", apiNames: [] },
        now: new Date(),
        rules: hostRules({}),
      });
    };
    return { fileId, hash, isKnown, finish };
  }

  const canBeRead = async ({ db, objects }: Store, fileId: string): Promise<boolean> => {
    const file = await findFile(db, fileId);
    return file !== undefined && (await objects.has(file.objectHash));
  };

  it("are removed a week after another publication has replaced theirs, with their objects", async () => {
    const store = await open();
    const first = await begin(store, "first");
    await first.finish();
    await sweepStore(store, days(30));
    const second = await begin(store, "second");
    await second.finish();
    const read = () => Promise.all([first, second].map(({ fileId }) => canBeRead(store, fileId)));
    await sweepStore(store, days(6));
    expect(await read()).toEqual([true, true]);
    // The document and the file of the first publication.
    expect(await sweepStore(store, days(8))).toEqual({ files: 1, objects: 2 });
    expect(await read()).toEqual([false, true]);
    expect(await store.objects.has(first.hash)).toBe(false);
    await sweepStore(store, days(400));
    expect(await read()).toEqual([false, true]);
    await (await begin(store, "third")).finish();
    expect(await read()).toEqual([false, true]);
  });

  it("are kept while a publication can be finished, and removed when it has expired", async () => {
    const store = await open();
    const { fileId, finish } = await begin(store, "slow");
    await sweepStore(store, later(23 * 60));
    expect(await canBeRead(store, fileId)).toBe(true);
    await finish();
    const abandoned = await begin(store, "abandoned");
    expect(await sweepStore(store, days(2))).toMatchObject({ files: 1 });
    expect([await canBeRead(store, fileId), await canBeRead(store, abandoned.fileId)]).toEqual([true, false]);
  });

  it("are known to a new publication only if it keeps their object from the sweep of another process", async () => {
    const folder = await newFolder();
    const [sweeping, publishing] = [await open(folder), await open(folder)];
    const { hash } = await begin(publishing, "logo");
    // Abandoned long ago.
    const long = "2026-01-01T00:00:00.000Z";
    await publishing.db.updateTable("docs_registration").set({ expires_at: long }).execute();
    await publishing.db.updateTable("stored_object").set({ put_at: long }).execute();
    let sweep: Promise<unknown> = Promise.resolve();
    const [again] = await publishing.db.transaction().execute(async (transaction) => {
      const files = [{ orgId: "acme", registrationId: null, path: "b", image: null, hash }];
      const tickets = await expectFiles(transaction, files, new Date());
      sweep = sweepStore(sweeping, new Date());
      // Enough for a sweep that does not wait for this transaction.
      await Promise.race([sweep, sleep(500)]);
      return tickets;
    });
    await sweep;
    // Of the two, the sweep may win; then the publisher uploads the file again.
    expect(await canBeRead(publishing, again?.fileId ?? "")).toBe(again?.isKnown);
  });
});
