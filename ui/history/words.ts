/** The texts of the request history, in a file of their own because they load with it. */
export const historyWords = {
  sentRequests: "Requests that were sent",
  nothingSent: "Requests that you send from this tab are listed here, to be opened again.",
  sentPlan: "What was sent",
  forgetSent: "Forget all of them",
  openSent: (title: string, time: string): string => `Open again: ${title}, sent at ${time}`,
} as const;
