import { endpointsText } from "../join-endpoints.ts";
import type { TestReport } from "./test-report.ts";

/** GitHub shows ten errors of a step; the others only take space in its log. */
const maxAnnotations = 10;

const data = (text: string): string => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const property = (text: string): string => data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

/** Writes failures as workflow commands of GitHub, which become annotations of the description's file. */
export function githubAnnotations({ failures }: TestReport): string {
  const lines = failures.slice(0, maxAnnotations).map(({ failure, location, file, alsoAt }) => {
    const { check, message } = failure;
    const endpoint = endpointsText({ endpoint: failure.endpoint, ...(alsoAt && { alsoAt }) });
    const places = [
      ...(location ? [`file=${property(location.file)}`] : []),
      ...(location?.line === undefined ? [] : [`line=${location.line}`]),
      ...(location?.column === undefined ? [] : [`col=${location.column}`]),
      `title=${property(`${endpoint}: ${check}`)}`,
    ];
    const replay = file === undefined ? "" : `\ncallboard test --replay ${file}`;
    return `::error ${places.join(",")}::${data(`${message}${replay}`)}\n`;
  });
  const more = failures.length - lines.length;
  return `${lines.join("")}${more > 0 ? `::notice::${more} more failures are in the log\n` : ""}`;
}
