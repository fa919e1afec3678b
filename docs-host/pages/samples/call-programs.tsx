import type { ReactElement } from "react";
import { type SnippetLanguage, snippetLanguages } from "#snippets";
import { CodeFigure, type Language, type Program, ProgramFigure } from "#ui/code";
import { siteTexts } from "#ui/text";
import { SampleNote } from "./sample-note.tsx";
import type { WrittenCall } from "./written-calls.ts";

const syntax: { readonly [L in SnippetLanguage]: Language } = {
  curl: "shell",
  typescript: "typescript",
  python: "python",
};

interface CallProgramsProps {
  readonly call: WrittenCall;
  /** Unique on the page. */
  readonly id: string;
  readonly programs: readonly Program[];
}

/** Returns a call as generated programs: in these languages, or in all if there are none. */
export const programsOfCall = (call: WrittenCall, languages: readonly SnippetLanguage[] = []): readonly Program[] =>
  snippetLanguages
    .filter(({ id }) => languages.length === 0 || languages.includes(id))
    .map(({ id, label }) => ({ id, title: label, language: syntax[id], text: call.programs[id] }));

/** A call as programs, in the language that the reader selects. */
export const CallPrograms = ({ call, id, programs }: CallProgramsProps): ReactElement => (
  <>
    <ProgramFigure id={id} label={call.name} programs={programs} />
    <SampleNote samples={call.samples.request} />
  </>
);

/** The body of a call's request; nothing for a call without one. */
export function CallRequestBody({ call }: { readonly call: WrittenCall }): ReactElement | null {
  const text = siteTexts().text;
  const { name, requestBody } = call;
  return requestBody === undefined ? null : (
    <CodeFigure
      title={text("requestBody")}
      label={text("requestBodyOf", { name })}
      language={requestBody.isJson ? "json" : "text"}
      text={requestBody.text}
    />
  );
}

/** The response to a call; nothing for a call of which none is known. */
export const CallResponse = ({ call }: { readonly call: WrittenCall }): ReactElement | null => {
  const text = siteTexts().text;
  const { name, response, samples } = call;
  return (
    <>
      {response === undefined ? null : (
        <CodeFigure
          title={response.title}
          label={text("responseOf", { name })}
          language={response.isJson ? "json" : "text"}
          text={response.text}
        />
      )}
      <SampleNote samples={samples.response} />
    </>
  );
};
