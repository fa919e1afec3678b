/** The outcome of waiting for a turn. Whoever gets `granted` calls `end` afterwards. */
export type Turn = "granted" | "full" | "left" | "drained";

/** Limits of the queue. */
export interface TurnLimits {
  readonly calls: number;
  readonly bytes: number;
}

/** A call that requests a turn. */
export interface TurnRequest {
  readonly organization: string;
  /** The size of its body. */
  readonly bytes: number;
  /** Aborted when the client leaves. */
  readonly signal: AbortSignal;
}

/** A mutex that organizations acquire in rotation. */
export interface Turns {
  readonly wait: (request: TurnRequest) => Promise<Turn>;
  /** Ends the current turn. */
  readonly end: () => void;
  /** Refuses all waiting and further requests. */
  readonly drain: () => void;
}

/** The part of each limit that one organization may fill, so that others find room: our choice. */
const organizationShare = 0.5;

interface Waiting {
  readonly bytes: number;
  readonly settle: (turn: Turn) => void;
}

/** Creates turns. One call of an organization may always wait while the limits of all organizations allow it. */
export function createTurns({ calls, bytes }: TurnLimits): Turns {
  /** The first organization is the next. */
  const queues = new Map<string, Set<Waiting>>();
  let isTaken = false;
  let isDrained = false;

  const hasRoom = (waiting: readonly Waiting[], size: number, share: number): boolean =>
    waiting.length + 1 <= calls * share && waiting.reduce((total, one) => total + one.bytes, size) <= bytes * share;

  const isFull = (own: ReadonlySet<Waiting>, size: number): boolean => {
    const all = [...queues.values()].flatMap((queue) => [...queue]);
    return !hasRoom(all, size, 1) || (own.size > 0 && !hasRoom([...own], size, organizationShare));
  };

  const enqueue = (own: Set<Waiting>, { organization, bytes: size, signal }: TurnRequest): Promise<Turn> =>
    new Promise((resolve) => {
      const leave = (): void => waiting.settle("left");
      const waiting: Waiting = {
        bytes: size,
        settle: (turn) => {
          signal.removeEventListener("abort", leave);
          own.delete(waiting);
          if (own.size === 0) queues.delete(organization);
          resolve(turn);
        },
      };
      signal.addEventListener("abort", leave);
      queues.set(organization, own.add(waiting));
    });

  return {
    wait: async (request) => {
      if (isDrained) return "drained";
      if (request.signal.aborted) return "left";
      if (!isTaken) {
        isTaken = true;
        return "granted";
      }
      const own = queues.get(request.organization) ?? new Set();
      return isFull(own, request.bytes) ? "full" : enqueue(own, request);
    },
    end: () => {
      const [next] = queues;
      if (next === undefined) {
        isTaken = false;
        return;
      }
      const [organization, own] = next;
      // Moves it to the end of the queue.
      queues.delete(organization);
      queues.set(organization, own);
      const [first] = own;
      first?.settle("granted");
    },
    drain: () => {
      isDrained = true;
      for (const queue of [...queues.values()]) for (const waiting of [...queue]) waiting.settle("drained");
    },
  };
}
