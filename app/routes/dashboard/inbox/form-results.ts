import type { FormResultView } from "~/ui/form/use-post-form";

/** The result of a rejected form if it was this one of the page's forms; one that could not be read is the first's. */
export function getResultOf(
  formResult: FormResultView | undefined,
  intent: string,
  isFirst = false,
): FormResultView | undefined {
  const posted = formResult?.result?.initialValue?.intent;
  return posted === intent || (isFirst && typeof posted !== "string") ? formResult : undefined;
}
