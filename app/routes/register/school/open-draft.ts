import { redirect } from "@remix-run/node";
import { schoolPath } from "~/lib/link-paths";
import { readSchoolDraft, SCHOOL_FORM, type SchoolDraft } from "~/lib/school-form";
import { closeDraft, type Draft, getDraft } from "~/server/features/drafts";
import type { Visit } from "~/server/visit";

const PURPOSE = "school-receipt";

/**
 * A registration that is being filled in. One that was sent leads to its receipt: after a second click, a reload, or the browser's way back.
 * @throws AppError not-found; a redirect to the receipt
 */
export async function openSchoolDraft(visit: Visit, key: string): Promise<{ draft: Draft; school: SchoolDraft }> {
  const draft = await getDraft(visit, SCHOOL_FORM, key);
  const school = readSchoolDraft(draft.data);
  const receipt = school.sent && (await visit.sealer.open(PURPOSE, school.sent));
  if (receipt) throw redirect(schoolPath(receipt), 303);
  return { draft, school };
}

/** @param receipt key of the receipt; sealed, since whoever holds it may change the registration */
export const closeSchoolDraft = async (visit: Visit, draft: Draft, receipt: string): Promise<void> =>
  closeDraft(visit, SCHOOL_FORM, draft, { sent: await visit.sealer.seal(PURPOSE, receipt) });
