import { ROLE } from "~/lib/roles";
import { enqueueMail } from "~/server/embedded/domain/mail/enqueue-mail";
import { toSearchText } from "~/server/embedded/kit/text";
import { APPOINTMENT_FIELDS, SERVICE_REQUEST } from "./appointment-fixture";
import { createAssignment } from "./assignment-fixture";
import { type Backend, TENANT_ID } from "./backend";
import { createPostRow } from "./core-fixture";
import { createPdf } from "./drive-fixture";
import { createPayoutRow } from "./payout-row-fixture";
import { createPerson } from "./people-fixture";
import { createVisitorClients, DISC_RESULT } from "./submission-fixture";
import { createUploadCalls } from "./upload-fixture";

const CLASS = { lms_id: TENANT_ID, class_id: `${TENANT_ID}-web` };

export interface FilledPerson {
  id: string;
  token: string;
  name: string;
  email: string;
  phone: string;
  /** Stands in each text that they wrote. */
  text: string;
  certificate: string;
  fileId: string;
}

/** A learner with something of each kind; `name` of two words. */
export async function createFilledPerson(
  site: Backend,
  { id, name, phone }: Pick<FilledPerson, "id" | "name" | "phone">,
  roles: readonly number[] = [ROLE.student],
): Promise<FilledPerson> {
  const { db } = site.database;
  const token = await createPerson(site, id, roles);
  const text = `tulisan milik ${id}`;
  const email = `${name.split(" ")[0]?.toLowerCase()}@rumah.example`;
  await db.updateTable("users").set({ name, email }).where("id", "=", id).execute();
  await db
    .insertInto("user_profiles")
    .values({
      user_id: id,
      phone,
      avatar: null,
      birth_date: "2009-01-02",
      province_id: null,
      city_id: null,
      occupation: "pelajar",
      school: text,
      guardian: JSON.stringify({ name: text, phone }),
      consent_at: 1,
    })
    .execute();
  const person = { id, token, name, email, phone, text, certificate: `OURS-${id}`, fileId: "" };
  const fileId = await learn(site, person);
  await visit(site, person);
  await handleMoney(site, person);
  await work(site, person);
  return { ...person, fileId };
}

/** What a learner leaves in a class. @returns the id of a file that was handed in */
async function learn(site: Backend, { id, token, name, text, certificate }: FilledPerson) {
  const { db } = site.database;
  await db
    .insertInto("enrolments")
    .values({ ...CLASS, user_id: id, source: "free", created_at: 5 })
    .execute();
  await db
    .updateTable("classes")
    .set((eb) => ({ enrolled: eb("enrolled", "+", 1) }))
    .where("id", "=", CLASS.class_id)
    .execute();
  const { learning } = site.createClients({ accessToken: token });
  const params = await createAssignment(db);
  const { upload } = createUploadCalls(() => site);
  const caller = { accessToken: token };
  const file = await upload(createPdf(), { purpose: "assignment", name: text, caller });
  await learning.handIn({ params, body: { text, fileId: file.id } });
  const place = { class: "web", chapter: "tautan" };
  await learning.saveNote({ body: { ...place, text } });
  await learning.askQuestion({ body: { ...place, text } });
  await db
    .insertInto("certificates")
    .values({
      ...CLASS,
      number: certificate,
      kind: "completion",
      user_id: id,
      name,
      class_name: "Web",
      hours: 12,
      score: null,
      signer_name: "",
      signer_title: "",
      issued_at: 7,
    })
    .execute();
  return file.id;
}

/** What a visitor with the same address leaves. */
async function visit(site: Backend, { id, name, email, phone, text }: FilledPerson) {
  const { db } = site.database;
  const visitor = createVisitorClients(site);
  const contact = { name, email, phone };
  await visitor.services.createAppointment({
    body: { ...APPOINTMENT_FIELDS, ...contact, topic: text, message: text },
  });
  await visitor.admin.createServiceRequest({
    body: { ...SERVICE_REQUEST, pic: name, email, phone, need: text },
  });
  await visitor.records.createUserDisc({ body: { ...DISC_RESULT, name, email } });
  await visitor.admin.saveDraft({
    body: { form: "sekolah", data: { ...contact, text }, step: 1 },
  });
  const chat = { lms_id: TENANT_ID, created_at: 1 };
  await db
    .insertInto("chat_identities")
    .values({ ...chat, id: `c-${id}`, user_id: id })
    .execute();
  const conversation = { ...chat, id: `v-${id}`, identity_id: `c-${id}`, messages: 1 };
  await db
    .insertInto("conversations")
    .values({ ...conversation, updated_at: 1 })
    .execute();
  const message = { ...chat, id: `m-${id}`, conversation_id: `v-${id}`, seq: 1 };
  await db
    .insertInto("chat_messages")
    .values({
      ...message,
      query: text,
      answer: text,
      status: "done",
      sources: "[]",
      finished_at: 1,
    })
    .execute();
  await enqueueMail(db, {
    tenantId: TENANT_ID,
    to: "tim@ours.example",
    subject: `Kiriman ${name}`,
    body: `${name} (${email}, ${phone}) menulis kepada Anda.`,
    kind: "inbox",
    now: 1,
  });
}

async function handleMoney(site: Backend, { id, name, email, phone, text }: FilledPerson) {
  const { db } = site.database;
  const payout = { requester_name: name, account_name: name, notes: text };
  const row = createPayoutRow(10_000 + Number(id.replace(/\D/g, "")), id, {
    ...payout,
    status: "completed",
  });
  await db.insertInto("payouts").values(row).execute();
  await db
    .insertInto("payout_events")
    .values({
      lms_id: TENANT_ID,
      payout_id: row.id,
      version: 1,
      at: 1,
      actor_name: name,
      kind: "requested",
      detail: text,
    })
    .execute();
  await db
    .insertInto("donations")
    .values({
      lms_id: TENANT_ID,
      id: `d-${id}`,
      number: `DONASI-${id}`,
      name,
      is_anonymous: 0,
      email,
      phone,
      amount: 50_000,
      message: text,
      campaign: "",
      method: "qris",
      status: "paid",
      order_id: null,
      key_hash: id,
      ip_hash: "",
      created_at: 1,
      paid_at: 1,
    })
    .execute();
}

/** What staff leave: a mentor who is presented by name, with a post. */
async function work(site: Backend, { id, token, name, text }: FilledPerson) {
  const { db } = site.database;
  const { kinds } = (await site.createClients({ accessToken: token }).services.getMe()).data;
  if (!kinds.includes(ROLE.mentor)) return;
  const mentor = { lms_id: TENANT_ID, id: `mentor-${id}` };
  await db
    .insertInto("mentors")
    .values({ ...mentor, name, role: "Mentor", bio: text, avatar: null, updated_at: 1 })
    .execute();
  await db
    .insertInto("class_mentors")
    .values({ ...CLASS, mentor_id: mentor.id, sort: 0 })
    .execute();
  const post = createPostRow(TENANT_ID, `tulisan-${id}`, { author: name, author_id: id });
  await db
    .insertInto("posts")
    .values({ ...post, search_text: toSearchText(post.title, name) })
    .execute();
  await db
    .insertInto("announcements")
    .values({
      ...CLASS,
      id: `a-${id}`,
      subject: "Jadwal",
      body: "Kelas pindah jam.",
      author_name: name,
      created_at: 1,
      receivers: 0,
      mailed_to: "",
      mailed_at: 1,
    })
    .execute();
  await db
    .insertInto("answer_templates")
    .values({
      ...mentor,
      name: "Terima kasih",
      body: "Kami jawab besok.",
      updated_by_name: name,
      updated_at: 1,
    })
    .execute();
  await db
    .updateTable("classes")
    .set({ search_text: toSearchText("Kelas web", name) })
    .where("id", "=", CLASS.class_id)
    .execute();
}

/** An erasure that the job is to begin, of a person with a file. @returns the file's id */
export async function insertDueErasure({ database: { db } }: Backend, userId: string) {
  const id = "0".repeat(32);
  await db
    .insertInto("files")
    .values({
      lms_id: TENANT_ID,
      id,
      name: "berkas.pdf",
      type: "application/pdf",
      bytes: 1,
      sha256: "",
      purpose: "cv",
      owner_id: userId,
      ip_hash: "",
      created_at: Date.now(),
      stored_at: 1,
      claimed_at: 1,
      deleted_at: null,
    })
    .execute();
  await db
    .insertInto("erasures")
    .values({
      user_id: userId,
      lms_id: TENANT_ID,
      scope: "account",
      requested_at: 1,
      due_at: 1,
      started_at: null,
      subject: null,
    })
    .execute();
  return id;
}
