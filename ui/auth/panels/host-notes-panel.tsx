import "./panel.css";
import type { ReactElement } from "react";
import { type Binding, credentialId, namedHost, type OwnedScheme } from "#engine/auth";
import { pathLabel } from "#engine/form";
import { authText } from "#locales/messages/auth";
import { Button } from "#ui/kit";
import type { HostNotesProps } from "../host-notes.tsx";
import type { AuthProps, HostQuestion } from "../props.ts";
import { HostQuestionBanner } from "./host-question-banner.tsx";
import { ownedLabel } from "./scheme-label.ts";

const listed = new Intl.ListFormat("en", { type: "conjunction" });

/** The open question about a host, and which credentials stay behind and why. */
export function HostNotesPanel({
  auth,
  onAuth,
  question,
  questionCount,
}: Omit<HostNotesProps, "onWarning">): ReactElement {
  return (
    <>
      {question?.form && <FormQuestion {...question} form={question.form} questionCount={questionCount} />}
      {question && !question.form && auth && <CredentialQuestion {...{ ...question, auth, questionCount }} />}
      {auth && !question && <StayingBehind {...{ auth, onAuth }} />}
    </>
  );
}

interface QuestionCount {
  readonly questionCount: number;
}

function CredentialQuestion({
  ids,
  to,
  onAnswer,
  auth,
  questionCount,
}: HostQuestion & QuestionCount & { readonly auth: AuthProps }): ReactElement {
  const from = placesOf(ids.map((id) => auth.bound[id]));
  return (
    <HostQuestionBanner
      title={authText().sendTo({ what: namesOf(auth, ids), host: namedHost(to.origin) })}
      detail={`${from === "" ? "" : `${authText().enteredFor({ hosts: from })} `}${authText().nothingSentYet}`}
      onSend={() => onAnswer("send")}
      onKeep={() => onAnswer("withhold")}
      questionCount={questionCount}
    />
  );
}

function FormQuestion({
  to,
  form,
  onAnswer,
  questionCount,
}: HostQuestion & QuestionCount & { readonly form: NonNullable<HostQuestion["form"]> }): ReactElement {
  const { places, binding, isBarred } = form;
  const host = namedHost(to.origin);
  const names = listed.format(places.map(pathLabel));
  const from = placesOf([binding]);
  return (
    <HostQuestionBanner
      title={isBarred ? authText().secretsBarred({ host }) : authText().sendTo({ what: authText().secretValues, host })}
      detail={[
        from === "" ? authText().secretsAre({ names }) : authText().secretsEnteredFor({ names, hosts: from }),
        isBarred ? authText().enterAgain : authText().nothingSentYet,
      ].join(" ")}
      {...(!isBarred && { onSend: () => onAnswer("send") })}
      onKeep={() => onAnswer("withhold")}
      keep={authText().removeFromForm}
      questionCount={questionCount}
    />
  );
}

function StayingBehind({ auth, onAuth }: { readonly auth: AuthProps } & Pick<HostNotesProps, "onAuth">): ReactElement {
  const { withheld, barred, destination } = auth;
  const host = namedHost(destination.origin);
  return (
    <>
      {withheld.length > 0 && (
        <p className="auth-behind">
          {authText().keptFrom({ what: namesOf(auth, withheld), host })}{" "}
          <Button
            variant="quiet"
            onPress={() => onAuth({ type: "answer", ids: withheld, destination, answer: undefined })}
          >
            {authText().changeAnswer}
          </Button>
        </p>
      )}
      {barred.length > 0 && (
        <p className="auth-behind">{authText().barredFrom({ what: namesOf(auth, barred), host })}</p>
      )}
    </>
  );
}

/** Credentials of the chosen schemes as a sentence names them, by their ids. */
function namesOf({ set, credentials }: AuthProps, ids: readonly string[]): string {
  const isMeant = (scheme: OwnedScheme): boolean => ids.includes(credentialId(scheme, credentials));
  return listed.format(set.schemes.filter(isMeant).map(ownedLabel));
}

/** The hosts that something was entered for, if known. */
function placesOf(bindings: readonly (Binding | undefined)[]): string {
  const origins = bindings.flatMap((one) => (one?.entered ?? []).map(({ origin }) => origin));
  return listed.format(new Set(origins.filter((origin) => origin.includes("://")).map(namedHost)));
}
