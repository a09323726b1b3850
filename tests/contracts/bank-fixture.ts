import type { QuestionDraft } from "~/lib/question-draft";
import { ROLE } from "~/lib/roles";
import { type Backend, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createSignedInUser } from "./core-fixture";

export const CLASS_ID = `${TENANT_ID}-web`;

/** A draft of a single choice; `prompt` makes it another question. */
export const createDraft = (prompt: string, tags: string[] = ["bank"]): QuestionDraft => ({
  prompt,
  explanation: "",
  level: "mudah",
  tags,
  body: {
    type: "single",
    options: [
      { text: "benar", isRight: true },
      { text: "salah", isRight: false },
    ],
  },
});

/** Clients of the learning host: the admins, the mentor of the class "web", and others without a class. */
export async function createBankActors(site: Backend) {
  const { db } = site.database;
  const signIn = async (id: string, tenantId: string, role: number) => {
    const accessToken = await createSignedInUser(db, id, [{ tenantId, role }]);
    return site.createClients({ accessToken, tenantId }).learning;
  };
  const actors = {
    admin: await signIn("bank-admin", TENANT_ID, ROLE.admin),
    mentor: await signIn("bank-mentor", TENANT_ID, ROLE.mentor),
    otherMentor: await signIn("bank-other-mentor", TENANT_ID, ROLE.mentor),
    student: await signIn("bank-student", TENANT_ID, ROLE.student),
    foreignAdmin: await signIn("bank-foreign", OTHER_TENANT_ID, ROLE.admin),
  };
  await db
    .insertInto("class_staff")
    .values({ lms_id: TENANT_ID, class_id: CLASS_ID, user_id: "bank-mentor" })
    .execute();
  return actors;
}
