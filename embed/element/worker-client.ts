import { errorMessage } from "#engine/error-message";
import {
  type BegunWorker,
  deferred,
  type FromWorker,
  type Opened,
  type OpenMessage,
  type Problem,
  type QuestionMessage,
  type Questions,
  type QuestionType,
  type ToWorker,
  workerStarter,
} from "../protocol/index.ts";
import workerUrl from "../worker/main.ts?worker&url";
import type { DescriptionFetch } from "./description-fetch.ts";

/** The address of the worker beside this script. */
const address = new URL(workerUrl, import.meta.url).href;

/** A description in a worker. */
export interface WorkerClient {
  /** Resolves when the description has been read; to a problem if it can't be. */
  readonly opened: Promise<Opened | Problem>;
  /** Resolves to the problem of a description that can't be read, perhaps after its first pages were. */
  readonly problem: Promise<Problem>;
  /** Asks about the description. Rejects if the worker can't answer; never settles once it is stopped. */
  readonly ask: <T extends QuestionType>(about: T, asked: Questions[T]["asked"]) => Promise<Questions[T]["answer"]>;
  /**
   * Delays the start of the worker until a promise has settled, unless it has started: loading it takes a processor for
   * as long as drawing a first screen, and both at once are late. Requests during this time are answered afterwards.
   */
  readonly hold: (until: Promise<unknown>) => void;
  /** Ends the worker with all that it is doing. */
  readonly stop: () => void;
}

/** Sends questions to a worker, and settles each with its answer. */
function openQuestions(post: (message: ToWorker) => void) {
  const pending = new Map<
    number,
    { readonly resolve: (answer: never) => void; readonly reject: (error: Error) => void }
  >();
  let count = 0;
  /** Why the worker answers no more. */
  let failure: Error | undefined;
  const ask: WorkerClient["ask"] = (about, asked) =>
    new Promise((resolve, reject) => {
      if (failure !== undefined) return reject(failure);
      count += 1;
      pending.set(count, { resolve, reject });
      post({ type: "ask", number: count, about, asked } as QuestionMessage); // of one type, by the signature
    });
  return {
    ask,
    answered: (message: Extract<FromWorker, { readonly number: number }>): void => {
      const asked = pending.get(message.number);
      pending.delete(message.number);
      // The worker answers with the type of the question.
      if (message.type === "answer") asked?.resolve(message.answer as never);
      else asked?.reject(new Error(message.message));
    },
    fail: (error: Error): void => {
      failure = error;
      for (const { reject } of pending.values()) reject(error);
      pending.clear();
    },
  };
}

/** Returns the problem of an element without some of its files. */
export const missingFiles = (message: string): Problem => ({
  cause: "worker",
  message: `A part of Callboard could not be used: ${message}.`,
  advice: "All files of callboard/embed must be in one folder, and the policy of the page must allow workers from it.",
});

/** Resolves in a new task, after the requests of the current one. */
const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));

/** A message to the worker, with the parts of it that are moved rather than copied. */
type Posted = readonly [message: ToWorker, moved: readonly Transferable[]];

/**
 * Starts a worker with a description, which the page fetches if it has an address.
 *
 * @param begun the worker that the script of the tag has started, which is used unless it is one of another build
 */
export function startWorkerClient(
  open: Omit<OpenMessage, "type">,
  fetching?: DescriptionFetch,
  begun?: BegunWorker,
): WorkerClient {
  let worker: Worker | undefined;
  let isStopped = false;
  let held: Promise<unknown> = nextTask();
  /** The messages to a worker that has not started. */
  const waiting: Posted[] = [];
  const post = (message: ToWorker, moved: readonly Transferable[] = []): void => {
    if (worker === undefined) waiting.push([message, moved]);
    else worker.postMessage(message, [...moved]);
  };
  const questions = openQuestions(post);
  const problem = deferred<Problem>();
  const opened = new Promise<Opened | Problem>((resolve) => {
    const received = ({ data }: MessageEvent): void => {
      const message = data as FromWorker; // our own worker sent it
      if (message.type === "opened") resolve(message.opened);
      else if (message.type === "failed") problem.resolve(message.problem);
      else if (message.type === "leave") fetching?.leave();
      else if (message.type === "read")
        void fetching?.body().then((body) => {
          post({ type: "body", body }, body.ok ? [body.bytes.buffer] : []);
        });
      else questions.answered(message);
    };
    const failed = (message: string): void => {
      const failure = new Error(message || "the file of the worker could not be loaded");
      resolve(missingFiles(failure.message));
      questions.fail(failure);
    };
    const use = (started: Worker): void => {
      worker = started;
      worker.onmessage = received;
      worker.onerror = ({ message }) => failed(message);
      for (const [message, moved] of waiting.splice(0)) worker.postMessage(message, [...moved]);
    };
    const start = async (): Promise<void> => {
      for (let until: unknown; until !== held; ) {
        until = held;
        await held;
      }
      if (!isStopped) use(workerStarter(address).start());
    };
    if (begun?.address === address) {
      use(begun.worker);
      void begun.failure.then(failed);
    } else {
      begun?.worker.terminate();
      start().catch((error: unknown) => failed(errorMessage(error)));
    }
  });
  post({ type: "open", ...open });
  void fetching?.head.then((head) => post({ type: "head", head }));
  return {
    opened: Promise.race([opened, problem.promise]),
    problem: problem.promise,
    ask: questions.ask,
    hold: (until) => {
      held = Promise.allSettled([held, until]);
    },
    stop: () => {
      isStopped = true;
      worker?.terminate();
    },
  };
}
