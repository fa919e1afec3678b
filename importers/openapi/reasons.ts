/** Names of errors by status code (RFC 9110 §15.5, §15.6; RFC 6585), for unnamed errors. */
const reasons: { readonly [statusCode: number]: string } = {
  400: "Bad Request",
  401: "Unauthorized",
  402: "Payment Required",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  406: "Not Acceptable",
  407: "Proxy Authentication Required",
  408: "Request Timeout",
  409: "Conflict",
  410: "Gone",
  411: "Length Required",
  412: "Precondition Failed",
  413: "Content Too Large",
  414: "URI Too Long",
  415: "Unsupported Media Type",
  416: "Range Not Satisfiable",
  417: "Expectation Failed",
  421: "Misdirected Request",
  422: "Unprocessable Content",
  423: "Locked",
  424: "Failed Dependency",
  426: "Upgrade Required",
  428: "Precondition Required",
  429: "Too Many Requests",
  431: "Request Header Fields Too Large",
  451: "Unavailable For Legal Reasons",
  500: "Internal Server Error",
  501: "Not Implemented",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
};

/** Returns the name of an unnamed error; for a range the range, such as `4XX`. */
export const defaultName = ({
  statusCode,
  statusRange,
}: {
  readonly statusCode: number;
  readonly statusRange?: string | undefined;
}): string => (statusRange === "default" ? "Default" : (statusRange ?? reasons[statusCode] ?? String(statusCode)));
