import { type LoginsMessages, loginsText } from "#locales/messages/logins";
import { type FailureTexts, LoginFailedError } from "#machines";
import { lateWriters } from "#ui/late-writers";
import { writers } from "#ui/writers";

/** Why a login gave no token, or why it leaves the page only after a question; the message has no parameters. */
export type LoginCode = keyof LoginsMessages["codes"];

/** Why a login gave no token. */
export type LoginReason =
  | LoginCode
  /** The token would come from another address than before. */
  | { readonly kind: "moved"; readonly before: string; readonly now: string }
  /** The login details were entered for another host. */
  | { readonly kind: "barred"; readonly host: string }
  /** An error status; `text` is status and phrase, and `detail` the server's own description. */
  | { readonly kind: "status"; readonly text: string; readonly detail: string | undefined }
  | { readonly kind: "noToken"; readonly path: string }
  /** The declared login is not offered; `flow` is its name in OAuth 2. */
  | { readonly kind: "otherFlow"; readonly flow: string; readonly url: string | undefined }
  | { readonly kind: "openId"; readonly url: string }
  /** The request for the token failed. */
  | { readonly kind: "failure"; readonly failure: FailureTexts };

/** Writes the reason of a login in the language of the page. */
export function loginText(reason: LoginReason): string {
  const texts = loginsText();
  if (typeof reason === "string") return texts.codes[reason];
  switch (reason.kind) {
    case "moved":
      return texts.moved(reason);
    case "barred":
      return texts.barred(reason);
    case "status": {
      const { text: status, detail } = reason;
      return detail === undefined ? texts.status({ status }) : texts.statusWithDetail({ status, detail });
    }
    case "noToken":
      return texts.noToken(reason);
    case "otherFlow": {
      const { flow, url } = reason;
      return url === undefined ? texts.otherFlow({ flow }) : texts.otherFlowAt({ flow, url });
    }
    case "openId":
      return texts.openId(reason);
    case "failure":
      return [writers().failureMessage(reason.failure), lateWriters().failureAdvice(reason.failure)]
        .filter(Boolean)
        .join(" ");
  }
}

/** A login that gave no token. */
export const refused = (reason: LoginReason): LoginFailedError =>
  new LoginFailedError({ kind: "refused", detail: loginText(reason) });
