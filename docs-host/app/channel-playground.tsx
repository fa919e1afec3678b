import "./styles/channel.css";
import { useSelector } from "@xstate/react";
import { type ReactElement, useDeferredValue, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { FormState } from "#engine/form";
import type { Issue } from "#engine/interpret";
import type { ChannelForm } from "#engine/model";
import { planUrl } from "#engine/request";
import { ChannelPlayground, type ConnectionProps } from "#ui/channel";
import { type SplitsProps, words } from "#ui/playground";
import { openBodyReader } from "../adapters/body-reader.ts";
import { lazyMicrophone } from "../adapters/lazy-microphone.ts";
import { directLine, proxyLine } from "../adapters/line.ts";
import type { SessionStore } from "../adapters/session-store.ts";
import { calmFrames } from "./calm-frames.ts";
import type { World } from "./compose.ts";
import { type ChannelComposition, composeChannel } from "./compose-channel.ts";
import type { GivenForm } from "./form-in-address.ts";
import { isRefusedLocalhost } from "./localhost.ts";
import type { PlaygroundOptions } from "./playground-port.ts";
import type { Opened } from "./switching.tsx";
import type { Target } from "./target.ts";
import { useAuth } from "./use-auth.ts";
import { useEnvironment } from "./use-environment.ts";

const reconnectKey = "channel.reconnect";
const noIssues: readonly Issue[] = [];

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
      line: options.direct ? directLine(network) : proxyLine(options.proxyUrl, network),
      nextFrame: calmFrames({
        now: () => performance.now(),
        frame: (act) => void requestAnimationFrame(act),
        after: (ms, act) => void setTimeout(act, ms),
      }),
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
  one.refused === other.refused &&
  one.unsent === other.unsent;

/** What the screen shows of the state of a connection. */
function connectionOf(snapshot: Snapshot): ConnectionProps {
  const { waiting, reconnects, fault, refused, accepted } = snapshot.context;
  const kind = snapshot.matches("opening")
    ? "opening"
    : snapshot.matches({ opened: "closing" })
      ? "closing"
      : snapshot.matches("opened")
        ? "opened"
        : snapshot.matches({ closed: "waiting" })
          ? "waiting"
          : "closed";
  return { kind, waiting, reconnects, fault, refused, unsent: accepted?.unsent ?? none };
}

function Started(props: ComposedChannelProps & { readonly composition: ChannelComposition }): ReactElement {
  const { composition, options, opened, onClose, habits, secrets, splits, shareLink } = props;
  const { target } = opened;
  const { form, filled, auth, channel, log, kept } = composition;
  const { port } = filled;
  const { environments, defaultEnvironment } = form.channel;
  const environment = useEnvironment(environments, defaultEnvironment, secrets);
  const { baseUrl } = environment;
  const history = useSyncExternalStore(port.subscribe, filled.history);
  const saved = useSyncExternalStore(kept.subscribe, kept.read);
  const connection = useSelector(channel, connectionOf, isSameConnection);
  const state = history.present;
  const [aside, setAside] = useState(filled.aside);

  // The first given form was opened with the channel; one that comes later is opened in its place.
  const openedWith = useRef(opened.given);
  useEffect(() => {
    if (opened.given === undefined || opened.given === openedWith.current) return;
    openedWith.current = opened.given;
    filled.open(opened.given, "opened a filled-in form");
    setAside(filled.aside());
  }, [opened.given, filled]);

  const through = options.direct ? undefined : new URL(options.proxyUrl, location.href).host;
  const { credentials, card } = useAuth(auth, { environmentId: environment.id, baseUrl, through });
  const refused = isRefusedLocalhost(baseUrl, location.href);

  // The address and the check may lag behind the keys, so that typing never waits for them.
  const settled = useDeferredValue(state);
  const plan = useMemo(
    () => composition.plan(settled, credentials, baseUrl),
    [composition, settled, credentials, baseUrl],
  );
  const checked = useDeferredValue<FormState | undefined>(state, undefined);
  const issues = useMemo(
    () => (checked === undefined ? noIssues : composition.issues(checked, credentials)),
    [composition, checked, credentials],
  );
  const handshake = () => composition.plan(port.read(), credentials, baseUrl);

  return (
    <ChannelPlayground
      form={form}
      port={port}
      history={{
        undo: history.past.at(-1)?.name,
        redo: history.future.at(-1)?.name,
        onUndo: filled.undo,
        onRedo: filled.redo,
      }}
      aside={aside}
      onDropAside={() => {
        filled.dropAside();
        setAside([]);
      }}
      baseUrls={environments}
      environmentId={environment.id}
      onEnvironment={(id) => {
        composition.changeEnvironment(environment.id, id);
        environment.choose(id);
      }}
      variables={environment.variables}
      onVariable={environment.setVariable}
      baseUrl={baseUrl}
      url={planUrl(plan, "redact")}
      auth={card}
      onAuth={(event) => auth.card.send(event)}
      connection={connection}
      onPress={() => channel.send({ type: "press", handshake: handshake() })}
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
      onUseExample={composition.useExample}
      onClear={composition.clear}
      onClose={onClose}
      referenceHref={target.referenceHref}
      shareLink={() => shareLink(target, { ...composition.carried(port.read()), made: filled.made() })}
      splits={splits}
      issues={issues}
      {...(refused && { refusal: words.cannotSendToLocalhost })}
      copy={(text) => navigator.clipboard.writeText(text)}
      paste={() => navigator.clipboard.readText()}
      microphone={lazyMicrophone}
      randomId={() => crypto.randomUUID()}
      now={() => new Date()}
      onWarning={(message) => console.warn(`callboard: ${message}`)}
    />
  );
}
