import type { Kysely } from "kysely";
import type { Schema } from "../store/sql/schema.ts";
import { noteTokenUse } from "../store/sql/tokens.ts";

/** Milliseconds after which the last use of a token is written again; our choice. */
const useMs = 60_000;

/** Records when tokens are used. */
export interface TokenUses {
  /** Notes the use of a token. It is written in the background, so that no call waits for it or fails with it. */
  readonly note: (tokenId: string, lastUsedAt: string | null) => void;
  /** Waits for the writes under way. */
  readonly settle: () => Promise<void>;
}

/** Creates a recorder that writes the last use of each token at most once a minute across all processes. */
export function recordTokenUses(
  db: Kysely<Schema>,
  { now, onError }: { readonly now: () => Date; readonly onError: (error: unknown) => void },
): TokenUses {
  const writes = new Map<string, Promise<void>>();
  const write = async (tokenId: string): Promise<void> => {
    const moment = now();
    try {
      await noteTokenUse(db, { tokenId, now: moment, before: new Date(moment.getTime() - useMs) });
    } catch (error) {
      onError(error);
    } finally {
      writes.delete(tokenId);
    }
  };
  return {
    note: (tokenId, lastUsedAt) => {
      const isRecent = lastUsedAt !== null && now().getTime() - Date.parse(lastUsedAt) < useMs;
      if (!isRecent && !writes.has(tokenId)) writes.set(tokenId, write(tokenId));
    },
    settle: async () => {
      await Promise.all(writes.values());
    },
  };
}
