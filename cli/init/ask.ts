import { cancel, intro, isCancel, text } from "@clack/prompts";
import { type Answers, apiProblem, portProblem, titleProblem } from "./arguments.ts";

/** Asks for the answers that are not given; returns `undefined` if the reader cancels. */
export async function askAnswers(given: Partial<Answers>, usual: Answers): Promise<Answers | undefined> {
  intro("callboard init");
  const title = given.title ?? (await askText("What is the title of the site?", usual.title, titleProblem));
  if (title === undefined) return undefined;
  const api = given.api ?? (await askText("What is the base URL of your API?", usual.api, apiProblem));
  if (api === undefined) return undefined;
  const port = given.port ?? (await askText("Which port should the docs have?", String(usual.port), portProblem));
  return port === undefined ? undefined : { title, api, port: Number(port) };
}

async function askText(
  message: string,
  usual: string,
  problem: (text: string) => string | undefined,
): Promise<string | undefined> {
  const answer = await text({
    message,
    placeholder: usual,
    defaultValue: usual,
    validate: (typed) => (typed === undefined || typed === "" ? undefined : problem(typed)),
  });
  if (!isCancel(answer)) return answer;
  cancel("Nothing was written.");
  return undefined;
}
