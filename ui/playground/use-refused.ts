import { useStable } from "#ui/kit";
import type { Shell } from "#ui/shell";

/** Returns why the request was not sent, for the response card; `openForm` shows the form, which has the issues. */
export function useRefused({ isRefused, blocking, sending }: Shell, openForm: () => void) {
  const onShowIssues = useStable((): void => {
    openForm();
    // On a narrow screen, the list of issues is visible after the next render.
    setTimeout(() => sending.summary.current?.focus());
  });
  return { refusedFor: isRefused ? blocking.length : 0, onShowIssues };
}
