import type { EndpointForm } from "#engine/model";
import type { AnswersPort } from "#ui/response";
import { lazyBodyReader } from "../adapters/lazy-body-reader.ts";
import type { SessionStore } from "../adapters/session-store.ts";

const viewKey = "answer.view";

/** The storage of the reader's choices, and tools below answers if there are some. */
interface AnswersDeps {
  readonly habits: SessionStore;
  readonly tools: AnswersPort["tools"] | undefined;
}

/** The dependencies of reading an endpoint's answers. `load` loads their documentation with the first one. */
export function answersOf(load: () => Promise<EndpointForm>, { habits, tools }: AnswersDeps): AnswersPort {
  let loaded: Promise<EndpointForm | undefined> | undefined;
  return {
    open: lazyBodyReader,
    ...(tools && { tools }),
    documented: () => {
      loaded ??= load().catch(() => {
        // The next answer tries again.
        loaded = undefined;
        return undefined;
      });
      return loaded;
    },
    view: {
      read: () => (habits.read(viewKey) === "tree" ? "tree" : "text"),
      write: (view) => habits.write(viewKey, view),
    },
  };
}
