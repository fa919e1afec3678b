import "./channel.css";

import { useSelector } from "@xstate/react";
import { type ReactElement, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { ChannelForm } from "#engine/model";
import { planUrl } from "#engine/request";
import { ChannelPlayground, type ConnectionProps } from "#ui/channel";
import { TextsContext } from "#ui/prose";
import type { SplitsProps } from "#ui/shell";
import { openBodyReader } from "../adapters/body-reader.ts";
import { directLine, goesDirectly, proxyLine } from "../adapters/channel/line.ts";
import { lazyMicrophone } from "../adapters/recording/lazy-microphone.ts";
import type { SessionStore } from "../adapters/session-store.ts";
import { formQuestion, openQuestion } from "../auth/index.ts";
import type { PlaygroundDeps, PlaygroundOptions } from "../compose/index.ts";
import { useOpenForm } from "../compose/index.ts";
import { ServerChoice } from "../environment/index.ts";
import type { GivenForm } from "../form/index.ts";
import type { Opened, Target } from "../switching/index.ts";
import { type ChannelComposition, composeChannel } from "./compose-channel.ts";
import { pageTurns } from "./page-turns.ts";

const reconnectKey = "channel.reconnect";

const network = {
  connect: (url: string, protocols: readonly string[]) => new WebSocket(url, [...protocols]),
  now: () => Date.now(),
  after: (ms: number, act: () => void) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
  fetch: (url: string, init: RequestInit) => fetch(url, init),
  pageOrigin: location.origin,
};

/** Props of a channel's playground. */
export interface ComposedChannelProps {
  readonly form: ChannelForm;
  readonly options: PlaygroundOptions;
  readonly opened: Opened;
  readonly onClose: () => void;
  readonly deps: PlaygroundDeps;
  readonly habits: SessionStore;
  readonly secrets: SessionStore;
  readonly splits: SplitsProps;
  readonly shareLink: (target: Target, form: GivenForm) => string;
}

/** The playground of one channel, which is loaded when the first one is opened. */
export function ComposedChannel(props: ComposedChannelProps): ReactElement | null {
  const [composition, setComposition] = useState<ChannelComposition>();
  const initial = useRef(props);
  useEffect(() => {
    const { form, deps, options, habits } = initial.current;
    const composed = composeChannel(form, {
      ...deps,
      line: options.direct ? directLine(network) : proxyLine(options.proxyUrl, { ...network, apiId: deps.api }),
      isSent: ({ name, in: place }) => !options.direct || place === "query" || goesDirectly(name),
      ...pageTurns(),
      chance: Math.random,
      randomId: () => crypto.randomUUID(),
      reconnects: habits.read(reconnectKey) === true,
    });
    setComposition(composed);
    const save = (): void => composed.filled.save();
    // Another endpoint is another page, so draft and history are saved on unmount.
    addEventListener("pagehide", save);
    return () => {
      removeEventListener("pagehide", save);
      composed.stop();
    };
  }, []);
  return composition === undefined ? null : <Started {...props} composition={composition} />;
}

type Snapshot = ReturnType<ChannelComposition["channel"]["getSnapshot"]>;

const none: readonly string[] = [];

/**
 * Returns true if two states look alike on the screen: each message of a flood is a state of the machine, and must not
 * render the page again.
 */
const isSameConnection = (one: ConnectionProps, other: ConnectionProps): boolean =>
  one.kind === other.kind &&
  one.waiting === other.waiting &&
  one.reconnects === other.reconnects &&
  one.failure === other.failure &&
  one.remoteClose === other.remoteClose &&
  one.refused === other.refused &&
  one.unsent === other.unsent;

/** The visible part of a connection's state. */
function connectionOf(snapshot: Snapshot): ConnectionProps {
  const { waiting, reconnects, failure, remoteClose, refused, accepted } = snapshot.context;
  const kind = snapshot.matches("opening")
    ? "opening"
    : snapshot.matches({ opened: "closing" })
      ? "closing"
      : snapshot.matches("opened")
        ? "opened"
        : snapshot.matches({ closed: "waiting" })
          ? "waiting"
          : "closed";
  return { kind, waiting, reconnects, failure, remoteClose, refused, unsent: accepted?.unsent ?? none };
}

/** The address that a message goes to now, if there is a connection or one is being opened. */
const lineUrl = (snapshot: Snapshot): string | undefined =>
  snapshot.matches("opening") || (snapshot.matches("opened") && !snapshot.matches({ opened: "closing" }))
    ? snapshot.context.handshake?.url
    : undefined;

function Started(props: ComposedChannelProps & { readonly composition: ChannelComposition }): ReactElement {
  const { composition, options, opened, onClose, secrets, splits, shareLink } = props;
  const { target } = opened;
  const { form, filled, auth, channel, log, saved } = composition;
  const { environments, defaultEnvironment } = form.channel;
  const around = { environments, defaultEnvironment, opened, options, secrets };
  const openForm = useOpenForm({ composition, ...around, href: location.href });
  const { state, baseUrl, credentials, asking, screen } = openForm;
  const messages = useSyncExternalStore(saved.subscribe, saved.read);
  const connection = useSelector(channel, connectionOf, isSameConnection);

  const plan = useMemo(
    () => composition.plan(state, credentials.preview, baseUrl),
    [composition, state, credentials, baseUrl],
  );
  // Messages go to the connected host, whichever environment was chosen since.
  const line = useSelector(channel, lineUrl);
  const lineQuestion = useMemo(
    () => (line === undefined ? undefined : formQuestion(asking, auth.destinationOf(line), state)),
    [asking, auth, line, state],
  );

  return (
    <TextsContext.Provider value={form.texts}>
      <ChannelPlayground
        form={form}
        {...screen}
        server={form.server !== undefined && <ServerChoice formUrl={target.formUrl} url={form.server} />}
        url={planUrl(plan, "redact")}
        connection={connection}
        {...(line !== undefined && { question: lineQuestion })}
        {...channelActions(props, openForm)}
        saved={{
          of: (type) => messages.filter((one) => one.type === type),
          save: composition.save,
          load: composition.load,
          remove: saved.remove,
        }}
        log={log}
        onClearLog={log.clear}
        check={composition.check}
        openBody={openBodyReader}
        isDirect={options.directChannels === true}
        onClose={onClose}
        shareLink={() => shareLink(target, { ...composition.carried(filled.port.read()), made: filled.made() })}
        splits={splits}
        microphone={lazyMicrophone}
      />
    </TextsContext.Provider>
  );
}

type Actions = Pick<
  Parameters<typeof ChannelPlayground>[0],
  "onPress" | "onSend" | "onReconnect" | "onGiveUp" | "onDiscard" | "onDismiss"
>;

/** The actions of the connection. Nothing is sent while the reader has to confirm a host. */
function channelActions(
  { composition, habits }: Pick<ComposedChannelProps, "habits"> & { readonly composition: ChannelComposition },
  { credentials, baseUrl, asking }: Pick<ReturnType<typeof useOpenForm>, "credentials" | "baseUrl" | "asking">,
): Actions {
  const { auth, channel, filled } = composition;
  const read = () => filled.port.read();
  const currentLine = () => lineUrl(channel.getSnapshot());
  const handshake = () => composition.plan(read(), credentials.headers, baseUrl);
  const mayConnect = (url: string) => openQuestion(asking, auth.destinationOf(url), read()) === undefined;
  const maySend = (url: string) => formQuestion(asking, auth.destinationOf(url), read()) === undefined;
  return {
    onPress: (again) => {
      const plan = handshake();
      // Disconnecting sends nothing.
      if (currentLine() === undefined && !mayConnect(plan.url)) return false;
      channel.send({ type: "press", handshake: plan, again });
      return true;
    },
    onSend: (type) => {
      const message = composition.message(read(), type);
      const plan = handshake();
      const line = currentLine();
      if (line === undefined ? !mayConnect(plan.url) : !maySend(line)) return false;
      if (message !== undefined) channel.send({ type: "send", message, handshake: plan });
      return true;
    },
    onReconnect: (wanted) => {
      habits.write(reconnectKey, wanted);
      channel.send({ type: "reconnect", wanted });
    },
    onGiveUp: () => channel.send({ type: "giveUp" }),
    onDiscard: () => channel.send({ type: "discard" }),
    onDismiss: () => channel.send({ type: "dismiss" }),
  };
}
