import "./panel.css";
import type { ReactElement } from "react";
import { type Binding, credentialId, namedHost, type OwnedScheme } from "#engine/auth";
import { pathLabel } from "#engine/form";
import { Button } from "#ui/kit";
import type { HostNotesProps } from "../host-notes.tsx";
import type { AuthProps, HostQuestion } from "../props.ts";
import { HostQuestionBanner } from "./host-question-banner.tsx";
import { ownedLabel } from "./scheme-label.ts";
import { authWords } from "./words.ts";

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
      title={authWords.sendTo(namesOf(auth, ids), namedHost(to.origin))}
      detail={`${from === "" ? "" : `${authWords.enteredFor(from)} `}${authWords.nothingSentYet}`}
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
      title={isBarred ? authWords.secretsBarred(host) : authWords.sendTo(authWords.secretValues, host)}
      detail={[
        from === "" ? authWords.secretsAre(names) : authWords.secretsEnteredFor(names, from),
        isBarred ? authWords.enterAgain : authWords.nothingSentYet,
      ].join(" ")}
      {...(!isBarred && { onSend: () => onAnswer("send") })}
      onKeep={() => onAnswer("withhold")}
      keep={authWords.removeFromForm}
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
          {authWords.keptFrom(namesOf(auth, withheld), host)}{" "}
          <Button
            variant="quiet"
            onPress={() => onAuth({ type: "answer", ids: withheld, destination, answer: undefined })}
          >
            {authWords.changeAnswer}
          </Button>
        </p>
      )}
      {barred.length > 0 && <p className="auth-behind">{authWords.barredFrom(namesOf(auth, barred), host)}</p>}
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
