import { redirect } from "@remix-run/node";
import { schoolReceiptPath } from "~/lib/paths";
import { SCHOOL_FORM_NAME, type SchoolDraft, toSchoolDraft } from "~/lib/school-form";
import { closeDraft, type Draft, getDraft } from "~/server/features/drafts";
import type { RequestContext } from "~/server/request/context";

const RECEIPT_PURPOSE = "school-receipt";

/**
 * A registration in progress. Once submitted it redirects to its receipt, also after a second click, reload or back navigation.
 * @throws AppError not-found; a redirect to the receipt
 */
export async function loadSchoolDraft(
  context: RequestContext,
  key: string,
): Promise<{ draft: Draft; school: SchoolDraft }> {
  const draft = await getDraft(context, SCHOOL_FORM_NAME, key);
  const school = toSchoolDraft(draft.data);
  const receipt = school.sent && (await context.encrypter.decrypt(RECEIPT_PURPOSE, school.sent));
  if (receipt) throw redirect(schoolReceiptPath(receipt), 303);
  return { draft, school };
}

/** @param receipt key of the receipt; encrypted, because it grants changing the registration */
export const completeSchoolDraft = async (
  context: RequestContext,
  draft: Draft,
  receipt: string,
): Promise<void> =>
  closeDraft(context, SCHOOL_FORM_NAME, draft, {
    sent: await context.encrypter.encrypt(RECEIPT_PURPOSE, receipt),
  });
