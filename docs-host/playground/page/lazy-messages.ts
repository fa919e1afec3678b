/** Loads the messages of the playground; undefined on a page in English, since its scripts have them. */
export function lazyMessages(): Promise<void> | undefined {
  const { messagesUrl } = document.body.dataset;
  return messagesUrl === undefined
    ? undefined
    : import("./load-messages.ts").then(({ loadMessages }) => loadMessages(messagesUrl));
}
