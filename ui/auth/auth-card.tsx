import { lazy, memo, type ReactElement, Suspense, useCallback, useEffect, useId, useRef, useState } from "react";
import { tokenList } from "#engine/auth";
import { formText } from "#locales/messages/form";
import { playgroundText } from "#locales/messages/playground";
import {
  atFirstSign,
  Badge,
  Banner,
  Button,
  Icon,
  LiveText,
  pressable,
  SectionBoundary,
  Skeleton,
  useFocusAfter,
} from "#ui/kit";
import type { AuthViewProps } from "./props.ts";

const loadPanel = async () => ({ default: (await import("./panels/auth-panel.tsx")).AuthPanel });
const AuthPanel = lazy(loadPanel);

/** Props of the authorization card. */
export interface AuthCardProps extends AuthViewProps {
  /** Id of an input of the open card that is to get the focus; `onShown` is called once it has it. */
  readonly wanted?: string | undefined;
  readonly onShown?: () => void;
}

/** Opens the card and focuses one of its inputs, which may not have loaded yet. */
export function useCredentialInput(onAuth: AuthViewProps["onAuth"]) {
  const [wanted, setWanted] = useState<string>();
  const showInput = (input: string): void => {
    onAuth({ type: "open" });
    setWanted(input);
  };
  const onShown = useCallback(() => setWanted(undefined), []);
  return { wanted, showInput, onShown };
}

/**
 * The credentials of the reader for the called API (docs/behavior.md#authorization-card). Its content loads lazily. It
 * renders again only if its props change, not with each key of the form.
 */
export const AuthCard = memo(function AuthCard(props: AuthCardProps): ReactElement {
  const { auth, onAuth, onWarning } = props;
  const { set, state, open, authenticated, issues, loginError, hasLoggedIn, login, tokenEnded, renewedAt } = auth;
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const focus = useFocusAfter(toggle);
  // It loads before the reader gets to it. If the chunk fails to load, opening the card loads it again.
  useEffect(() => atFirstSign(() => loadPanel().catch(() => {})), []);
  // A list of tokens says nothing about whether the reader is logged in (docs/behavior.md#authentication-status).
  const holdsList = set.schemes.some(({ kind }) => kind === "bearerAuth") && tokenList(state.bearerAuth?.token);
  const isCertificate = set.schemes.length > 0 && set.schemes.every(({ kind }) => kind === "mutualTLS");
  // Filled in, but not as it could be sent.
  const isInvalid = authenticated && issues.length > 0;
  const onRefresh = (): void => {
    onAuth({ type: "toggle" });
    // An error of loading a login is shown in the open card.
    login?.().then(
      (flow) => flow.fetch(),
      () => {},
    );
  };
  return (
    <section className="play-auth" data-own-undo {...focus}>
      <div className="play-auth-head">
        <h2 className="play-auth-title">
          <Icon name="key" />
          {playgroundText().authTitle}
        </h2>
        <span className="play-auth-status">
          {isInvalid && (
            <span id={`${id}invalid`}>
              <Badge tone="bad">{playgroundText().credentialInvalid}</Badge>
            </span>
          )}
          <button
            {...pressable(() => onAuth({ type: "toggle" }))}
            ref={toggle}
            aria-expanded={open}
            {...(open && { "aria-controls": `${id}panel` })}
            {...(holdsList && { "aria-label": playgroundText().credentials })}
            {...(isInvalid && { "aria-describedby": `${id}invalid` })}
            className="play-auth-toggle"
            data-badge={(!holdsList && !isCertificate) || undefined}
            data-authenticated={(authenticated && !isInvalid) || undefined}
          >
            {!holdsList &&
              (isCertificate
                ? playgroundText().clientCertificate
                : authenticated
                  ? playgroundText().authenticated
                  : playgroundText().notAuthenticated)}
            {holdsList && <Icon name={open ? "up" : "down"} />}
          </button>
        </span>
      </div>
      <LiveText text={hasLoggedIn && authenticated ? playgroundText().authenticated : ""} turn={0} />
      {loginError !== undefined && (
        <div role="alert" className="play-auth-error">
          <Banner tone="bad" title={loginError}>
            <Button onPress={() => onAuth({ type: "dismiss" })}>{formText().dismiss}</Button>
          </Banner>
        </div>
      )}
      {!open && tokenEnded && renewedAt.length === 0 && (
        <div role="status" className="play-auth-error">
          <Banner tone="warn" title={playgroundText().noLongerValid}>
            <Button onPress={onRefresh}>{playgroundText().refreshToken}</Button>
          </Banner>
        </div>
      )}
      {open && (
        <div id={`${id}panel`} className="play-auth-panel">
          <SectionBoundary title={playgroundText().partNotLoaded} onWarning={onWarning}>
            <Suspense fallback={<Skeleton lines={2} />}>
              <AuthPanel {...props} />
            </Suspense>
          </SectionBoundary>
        </div>
      )}
    </section>
  );
});
