import "./styles/channel.css";

import {
  type ReactElement,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { ChannelForm } from "#engine/model";
import { planUrl } from "#engine/request";
import { ChannelPlayground, type ConnectionProps } from "#ui/channel";
import type { SplitsProps } from "#ui/playground";
import { openBodyReader } from "../adapters/body-reader.ts";
import { lazyMicrophone } from "../adapters/lazy-microphone.ts";
import { directLine, goesDirectly, proxyLine } from "../adapters/line.ts";
import type { SessionStore } from "../adapters/session-store.ts";
import type { World } from "./compose.ts";
import { type ChannelComposition, composeChannel } from "./compose-channel.ts";
import type { GivenForm } from "./form-in-address.ts";
import { pageTurns } from "./page-turns.ts";
import type { PlaygroundOptions } from "./playground-port.ts";
import type { Opened } from "./switching.tsx";
import type { Target } from "./target.ts";
import { useOpenForm } from "./use-open-form.ts";

import { useSelector } from "./use-selector.ts";

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

/** What the playground of a channel needs of the page that it stands on. */
export interface ComposedChannelProps {
  readonly form: ChannelForm;
  readonly options: PlaygroundOptions;
  readonly opened: Opened;
  readonly onClose: () => void;
  readonly world: World;
  readonly habits: SessionStore;
  readonly secrets: SessionStore;
  readonly splits: SplitsProps;
  readonly shareLink: (target: Target, form: GivenForm) => string;
}

/** The playground of one channel, which is loaded when the first one is opened. */
export function ComposedChannel(props: ComposedChannelProps): ReactElement | null {
  const [composition, setComposition] = useState<ChannelComposition>();
  const lent = useRef(props);
  useEffect(() => {
    const { form, world, options, habits } = lent.current;
    const composed = composeChannel(form, {
      ...world,
      line: options.direct ? directLine(network) : proxyLine(options.proxyUrl, { ...network, apiId: world.api }),
      goesAlong: ({ name, in: place }) => !options.direct || place === "query" || goesDirectly(name),
      ...pageTurns(),
      chance: Math.random,
      randomId: () => crypto.randomUUID(),
      reconnects: habits.read(reconnectKey) === true,
    });
    setComposition(composed);
    const keep = (): void => composed.filled.keep();
    // Another endpoint is another page, so draft and steps must be kept when this one goes.
    addEventListener("pagehide", keep);
    return () => {
      removeEventListener("pagehide", keep);
      composed.stop();
    };
  }, []);
  return composition === undefined ? null : <Started {...props} composition={composition} />;
}

type Snapshot = ReturnType<ChannelComposition["channel"]["getSnapshot"]>;

const none: readonly string[] = [];

/** Whether two look alike on the screen: each message of a flood is a state of the machine, and must not draw the page anew. */
const isSameConnection = (one: ConnectionProps, other: ConnectionProps): boolean =>
  one.kind === other.kind &&
  one.waiting === other.waiting &&
  one.reconnects === other.reconnects &&
  one.fault === other.fault &&
  one.left === other.left &&
  one.refused === other.refused &&
  one.unsent === other.unsent;

/** What the screen shows of the state of a connection. */
function connectionOf(snapshot: Snapshot): ConnectionProps {
  const { waiting, reconnects, fault, left, refused, accepted } = snapshot.context;
  const kind = snapshot.matches("opening")
    ? "opening"
    : snapshot.matches({ opened: "closing" })
      ? "closing"
      : snapshot.matches("opened")
        ? "opened"
        : snapshot.matches({ closed: "waiting" })
          ? "waiting"
          : "closed";
  return { kind, waiting, reconnects, fault, left, refused, unsent: accepted?.unsent ?? none };
}

function Started(props: ComposedChannelProps & { readonly composition: ChannelComposition }): ReactElement {
  const { composition, options, opened, onClose, habits, secrets, splits, shareLink } = props;
  const { target } = opened;
  const { form, filled, channel, log, kept } = composition;
  const { port } = filled;
  const { environments, defaultEnvironment } = form.channel;
  const openGiven = useCallback((given: GivenForm) => filled.open(given, "opened a filled-in form"), [filled]);
  const around = { environments, defaultEnvironment, opened, openGiven, options, secrets, href: location.href };
  const { state, baseUrl, credentials, screen } = useOpenForm({ composition, ...around });
  const saved = useSyncExternalStore(kept.subscribe, kept.read);
  const connection = useSelector(channel, connectionOf, isSameConnection);

  // The address may lag behind the keys, so that typing never waits for them.
  const settled = useDeferredValue(state);
  const plan = useMemo(
    () => composition.plan(settled, credentials, baseUrl),
    [composition, settled, credentials, baseUrl],
  );
  const handshake = () => composition.plan(port.read(), credentials, baseUrl);

  return (
    <ChannelPlayground
      form={form}
      {...screen}
      url={planUrl(plan, "redact")}
      connection={connection}
      onPress={(again) => channel.send({ type: "press", handshake: handshake(), again })}
      onSend={(type) => {
        const message = composition.message(port.read(), type);
        if (message !== undefined) channel.send({ type: "send", message, handshake: handshake() });
      }}
      onReconnect={(wanted) => {
        habits.write(reconnectKey, wanted);
        channel.send({ type: "reconnect", wanted });
      }}
      onGiveUp={() => channel.send({ type: "giveUp" })}
      onDiscard={() => channel.send({ type: "discard" })}
      onDismiss={() => channel.send({ type: "dismiss" })}
      saved={{
        of: (type) => saved.filter((one) => one.type === type),
        save: composition.save,
        load: composition.load,
        remove: kept.remove,
      }}
      log={log}
      onClearLog={log.clear}
      check={composition.check}
      openBody={openBodyReader}
      onClose={onClose}
      shareLink={() => shareLink(target, { ...composition.carried(port.read()), made: filled.made() })}
      splits={splits}
      microphone={lazyMicrophone}
    />
  );
}
