import { lazy, type ReactElement, Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import type { ChannelForm, EndpointForm } from "#engine/model";
import { playgroundText } from "#locales/messages/playground";
import { SectionBoundary } from "#ui/kit";
import { useLoad } from "#ui/load";
import type { AnswersPort } from "#ui/response";
import { PlaygroundFailure, PlaygroundSkeleton } from "#ui/shell";
import { lazyBodyReader } from "../adapters/lazy-body-reader.ts";
import { nextTask } from "../adapters/next-task.ts";
import { lazyMicrophone } from "../adapters/recording/lazy-microphone.ts";
import type { SessionStore } from "../adapters/session-store.ts";
import type { Arrival } from "../auth/index.ts";
import type { Composition, PlaygroundDeps, PlaygroundOptions } from "../compose/index.ts";
import type { SharedDeps } from "../deps/shared-deps.ts";
import type { KeptRuns, PanelProps } from "../generated-requests/index.ts";
import { composeChosen, mediaSlot } from "../media/media-slot.tsx";
import { useReplay } from "../replay-drop/use-replay.ts";
import { Composed } from "../request/composed.tsx";
import { loadSentLog } from "../request/load-sent-log.ts";
import type { Go, Opened } from "../switching/index.ts";

const viewKey = "answer.view";

/** The storage of the reader's choices, and tools below answers if there are some. */
interface AnswersDeps extends Pick<AnswersPort, "tools" | "compare"> {
  readonly habits: SessionStore;
}

/** The dependencies of reading an endpoint's answers. `load` loads their documentation with the first one. */
function answersOf(load: () => Promise<EndpointForm>, { habits, ...tools }: AnswersDeps): AnswersPort {
  let loaded: Promise<EndpointForm | undefined> | undefined;
  return {
    open: lazyBodyReader,
    ...tools,
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

const Panel = lazy(async () => ({ default: (await import("../generated-requests/index.ts")).Panel }));

/** The dialog that tests an endpoint with generated requests. It loads when it opens, and keeps its run while it is closed. */
const GeneratedRequests = (props: PanelProps): ReactElement => (
  <SectionBoundary title={playgroundText().tryGenerated} onWarning={console.warn}>
    <Suspense>
      <Panel {...props} />
    </Suspense>
  </SectionBoundary>
);

const ComposedChannel = lazy(async () => ({
  default: (await import("../channel/channel-playground.tsx")).ComposedChannel,
}));

const AnswerTools = lazy(() => loadSentLog().then(({ loadAnswerTools }) => loadAnswerTools()));

const CompareDialog = lazy(async () => ({
  default: (await import("../answer-tools/compare-dialog.tsx")).CompareDialog,
}));

/** Loads the data of a playground, and prepares it for rendering. */
type Load<Value> = (signal: AbortSignal) => Promise<Value>;

interface LoaderProps {
  readonly shared: SharedDeps;
  readonly opened: Opened;
  readonly go: Go;
  readonly options: PlaygroundOptions;
  readonly arrival: Arrival;
  readonly onClose: () => void;
}

/**
 * Loads a playground, or takes `loaded`. `instead` is rendered before: a placeholder, or the error with a retry button.
 */
function usePlayground<Value>(load: Load<Value>, onClose: () => void, loaded?: Value) {
  const { phase, value = loaded, problem, retry } = useLoad(loaded === undefined ? load : undefined);
  // Rendered in small steps, so that the page stays responsive.
  const drawn = useDeferredValue(value);
  const instead =
    phase === "failed" && problem !== undefined ? (
      <PlaygroundFailure message={problem} onRetry={retry} onClose={onClose} />
    ) : (
      <PlaygroundSkeleton onClose={onClose} />
    );
  return { value, drawn, instead };
}

/** Loads the data of a channel's playground, then renders it. */
export function ChannelLoader(props: LoaderProps): ReactElement {
  const { shared, opened, options, arrival, onClose } = props;
  const { habits, secrets, splits, shareLink } = shared;
  const load: Load<{ readonly form: ChannelForm; readonly playgroundDeps: PlaygroundDeps }> = async (signal) => {
    const form = await shared.loadForm<ChannelForm>(opened.target.formUrl, signal);
    return { form, playgroundDeps: shared.deps(options, opened, arrival, await shared.injectionFor(form)) };
  };
  const { drawn, instead } = usePlayground(load, onClose);
  if (drawn === undefined) return instead;
  return (
    <Suspense fallback={instead}>
      <ComposedChannel
        form={drawn.form}
        deps={drawn.playgroundDeps}
        {...{ options, opened, onClose, habits, secrets, splits, shareLink }}
      />
    </Suspense>
  );
}

interface EndpointLoaderProps extends LoaderProps {
  /** The component to render, if it was loaded before. */
  readonly loaded: Composition | undefined;
}

/** Loads what an endpoint's playground is drawn from, then draws it. */
export function EndpointLoader(props: EndpointLoaderProps): ReactElement {
  const { shared, opened, options, arrival, onClose } = props;
  const { habits, secrets, shareLink, loadForm } = shared;
  const { endpointsUrl } = options;
  const load: Load<Composition> = async (signal) => {
    const form = await loadForm(opened.target.formUrl, signal);
    const injection = await shared.injectionFor(form);
    await nextTask();
    signal.throwIfAborted();
    return composeChosen(form, shared.deps(options, opened, arrival, injection), habits);
  };
  const [loaded] = useState(props.loaded);
  const { value, drawn: first, instead } = usePlayground(load, onClose, loaded);
  // The reader may choose another media type for the body, which has its own form, and for answers.
  const [chosen, setChosen] = useState<Composition>();
  const [composition, drawn] = [chosen ?? value, chosen ?? first];
  const replay = useReplay({ opened, go: props.go, endpointsUrl, loadForm });
  // Choosing the media type of answers changes only the plan.
  const { filled, stop } = composition ?? {};
  useEffect(() => {
    if (filled === undefined || stop === undefined) return undefined;
    const save = (): void => filled.save();
    // Another endpoint is another page, so draft and history are saved on unmount.
    addEventListener("pagehide", save);
    return () => {
      removeEventListener("pagehide", save);
      stop();
    };
  }, [filled, stop]);
  const media = useMemo(
    () => drawn && mediaSlot({ composition: drawn, opened, habits, onChoose: setChosen }),
    [drawn, opened, habits],
  );
  const [answers] = useState(() =>
    answersOf(() => loadForm(opened.target.answersUrl), {
      habits,
      ...(shared.hasAnswerTools && { tools: AnswerTools, compare: CompareDialog }),
    }),
  );
  const kept = useRef<KeptRuns>(undefined);
  useEffect(() => () => void kept.current?.runs.stop(), []);
  if (drawn === undefined) return instead;
  return (
    <Composed
      key={drawn.media?.contentType ?? ""}
      composition={drawn}
      {...{ options, opened, replay, habits, secrets, answers, media, shareLink, onClose }}
      microphone={lazyMicrophone}
      generated={
        shared.hasAnswerTools
          ? (state) => <GeneratedRequests {...state} {...{ shared, endpointsUrl, kept }} />
          : undefined
      }
      href={location.href}
    />
  );
}
