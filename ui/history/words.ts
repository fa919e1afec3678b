/** The texts of the list of requests that were sent, apart from the others because they load with it. Exact wording: product.md §2, §8 and §9. */
export const historyWords = {
  sentRequests: "Requests that were sent",
  nothingSent: "Requests that you send from this tab are listed here, to be opened again.",
  sentPlan: "What was sent",
  forgetSent: "Forget all of them",
  openSent: (title: string, time: string): string => `Open again: ${title}, sent at ${time}`,
} as const;
