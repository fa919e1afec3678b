/** Returns a comment with the reason why no request can be sent to an address. */
export const noAddress = (url: string): string =>
  url === "" || url.startsWith("/")
    ? "this request can't be sent: the API has no base URL, such as https://api.example.com"
    : `this request can't be sent: ${JSON.stringify(url)} is not an http or https URL`;
