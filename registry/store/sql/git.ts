import type { Kysely } from "kysely";
import type { PullRequestTable, RepositoryTable, Schema } from "./schema.ts";

/** A part of a listing. */
interface Page {
  readonly offset: number;
  readonly limit: number;
}

/** Creates or replaces a repository by owner and name. */
export async function saveRepository(db: Kysely<Schema>, repository: RepositoryTable): Promise<void> {
  const { organization_id, document } = repository;
  await db
    .insertInto("repository")
    .values(repository)
    .onConflict((conflict) => conflict.columns(["owner", "name"]).doUpdateSet({ organization_id, document }))
    .execute();
}

/** Returns the document of a repository. */
export async function findRepository(db: Kysely<Schema>, owner: string, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("repository")
    .select("document")
    .where("owner", "=", owner)
    .where("name", "=", name)
    .executeTakeFirst();
  return row?.document;
}

/** Lists the documents of the repositories that fit every filter, by owner and name. */
export async function listRepositories(
  db: Kysely<Schema>,
  filter: { readonly organizationId?: string; readonly repositoryName?: string; readonly repositoryOwner?: string },
  { offset, limit }: Page,
): Promise<readonly string[]> {
  let query = db.selectFrom("repository").select("document").orderBy("owner").orderBy("name");
  if (filter.organizationId !== undefined) query = query.where("organization_id", "=", filter.organizationId);
  if (filter.repositoryName !== undefined) query = query.where("name", "=", filter.repositoryName);
  if (filter.repositoryOwner !== undefined) query = query.where("owner", "=", filter.repositoryOwner);
  const rows = await query.limit(limit).offset(offset).execute();
  return rows.map(({ document }) => document);
}

/** Removes a repository and its pull requests. Returns false if there is none. */
export const deleteRepository = (db: Kysely<Schema>, owner: string, name: string): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("pull_request").where("owner", "=", owner).where("name", "=", name).execute();
    const { numDeletedRows } = await transaction
      .deleteFrom("repository")
      .where("owner", "=", owner)
      .where("name", "=", name)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  });

/** Creates or replaces a pull request by repository and number. */
export async function savePullRequest(db: Kysely<Schema>, pullRequest: PullRequestTable): Promise<void> {
  const { state, author, created_at, document } = pullRequest;
  await db
    .insertInto("pull_request")
    .values(pullRequest)
    .onConflict((conflict) =>
      conflict.columns(["owner", "name", "number"]).doUpdateSet({ state, author, created_at, document }),
    )
    .execute();
}

/** Names a pull request. */
export type PullRequestKey = Pick<PullRequestTable, "owner" | "name" | "number">;

/** Returns the document of a pull request. */
export async function findPullRequest(
  db: Kysely<Schema>,
  { owner, name, number }: PullRequestKey,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("pull_request")
    .select("document")
    .where("owner", "=", owner)
    .where("name", "=", name)
    .where("number", "=", number)
    .executeTakeFirst();
  return row?.document;
}

/** The filters of a listing of pull requests. */
export interface PullRequestFilter {
  readonly repositoryName?: string;
  readonly repositoryOwner?: string;
  readonly organizationId?: string;
  readonly state?: readonly string[];
  readonly author?: readonly string[];
}

/** Lists the documents of the pull requests that fit every filter, newest first. */
export async function listPullRequests(
  db: Kysely<Schema>,
  { repositoryName, repositoryOwner, organizationId, state, author }: PullRequestFilter,
  { offset, limit }: Page,
): Promise<readonly string[]> {
  let query = db
    .selectFrom("pull_request")
    .select("document")
    .orderBy("created_at", "desc")
    .orderBy("owner")
    .orderBy("name")
    .orderBy("number", "desc");
  if (repositoryName !== undefined) query = query.where("name", "=", repositoryName);
  if (repositoryOwner !== undefined) query = query.where("owner", "=", repositoryOwner);
  if (state !== undefined) query = query.where("state", "in", state);
  if (author !== undefined) query = query.where("author", "in", author);
  if (organizationId !== undefined) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom("repository")
          .select("repository.name")
          .whereRef("repository.owner", "=", "pull_request.owner")
          .whereRef("repository.name", "=", "pull_request.name")
          .where("repository.organization_id", "=", organizationId),
      ),
    );
  }
  const rows = await query.limit(limit).offset(offset).execute();
  return rows.map(({ document }) => document);
}

/** Removes a pull request. Returns false if there is none. */
export async function deletePullRequest(db: Kysely<Schema>, { owner, name, number }: PullRequestKey): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("pull_request")
    .where("owner", "=", owner)
    .where("name", "=", name)
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
