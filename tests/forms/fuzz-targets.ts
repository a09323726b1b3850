import { randomUUID } from "node:crypto";
import { queryRows } from "../guards/app-database";
import type { DemoApp } from "../guards/demo-app";
import { parseForms, type TestBrowser } from "../guards/test-browser";
import { listClassForms } from "./class-forms";
import { CONTENT_FORMS } from "./content-forms";
import {
  ASPIRATION_FIELDS,
  CHAPTER_PATH,
  DONATION_FIELDS,
  GATEWAY_NOTIFICATION,
  getDateInThreeWeeks,
  PASSWORD_FIELDS,
  PAYOUT_FIELDS,
  REASON,
  REVIEW_FIELDS,
  SCHOOL_STEPS,
  TESTIMONY_FIELDS,
} from "./fuzz-fields";
import { FUZZED_SITE, listSiteTargets, listTenantTargets } from "./fuzz-site-targets";
import { MONEY_FORMS } from "./money-forms";
import { listPeopleForms } from "./people-forms";
import { REQUEST_FORMS } from "./request-forms";
import { listSystemForms } from "./system-forms";
import { JOIN_FIELDS, TEAM_FIELDS } from "./team-forms";

export interface FuzzTarget {
  path: string;
  /** The form's own names, each with a value that it would take. */
  validFields: Record<string, string>;
  openBrowser: () => TestBrowser;
  hiddenFields: Record<string, string>;
}

/** Starts a quiz of the demo's student. */
async function startQuiz(site: DemoApp): Promise<{ path: string; questionPath: string }> {
  const [quiz] = queryRows(
    site.db,
    `select q.id from quizzes q
       join enrolments e on e.lms_id = q.lms_id and e.class_id = q.class_id
       join users u on u.id = e.user_id
     where u.email = 'student@pendopo.example' and q.max_attempts is null
       and q.lms_id = (select lms_id from tenant_domains where domain = 'main.localhost')`,
  );
  const path = `/Belajar/Kuis/${quiz?.id}`;
  const { location } = await (await site.openSignedInBrowser("student")).submitForm(path, {});
  if (!/\/Soal\/\d+\/1$/.test(location)) throw new Error("the demo's student cannot take a quiz");
  return { path, questionPath: location };
}

/** Forms of the app: public ones, ones behind valid and invalid links, and ones of signed-in users. */
export async function createFuzzTargets(site: DemoApp): Promise<FuzzTarget[]> {
  const ofMain = "lms_id = (select lms_id from tenant_domains where domain = 'main.localhost')";
  const [school] = queryRows(
    site.db,
    `select id from schools where status = 'verified' and ${ofMain}`,
  );
  const [payout] = queryRows(
    site.db,
    `select id from payouts where status = 'rejected' and ${ofMain}`,
  );
  const started = await site.openBrowser().submitForm("/Register/School", SCHOOL_STEPS.sekolah);
  const draft = /Isi\/([\w-]+)\//.exec(started.location)?.[1];
  const donation = await site.openBrowser().submitForm("/Donation", DONATION_FIELDS);
  await site.openBrowser().submitForm("/Akun/Lupa", { email: "writer@pendopo.example" });
  const [mail] = queryRows(
    site.db,
    "select body from outbox where to_address = 'writer@pendopo.example'",
  );
  const resetToken = /Kata-Sandi\/([\w-]+)/.exec(String(mail?.body))?.[1];
  const quiz = await startQuiz(site);
  for (const record of [school, payout, draft, resetToken])
    if (!record) throw new Error("the demo lacks records that these forms need");

  let guestCount = 0;
  const openGuestBrowser = () => {
    const browser = site.openBrowser();
    // A new network each, so that rate limits do not apply.
    browser.clientIp = `10.${99 + (++guestCount >> 16)}.${(guestCount >> 8) & 255}.${guestCount & 255}`;
    return browser;
  };
  const forGuest = (path: string, validFields: Record<string, string>): FuzzTarget => ({
    path,
    validFields,
    openBrowser: openGuestBrowser,
    hiddenFields: { idempotency_key: "" },
  });
  const createSignedInTargets = async (account: string, tenant = "main") => {
    const browser = await site.openSignedInBrowser(account, tenant);
    const csrf = parseForms((await browser.get("/Keluar")).text)[0]?.hidden.csrf ?? "";
    return (path: string, validFields: Record<string, string>): FuzzTarget => ({
      path,
      validFields,
      openBrowser: () => browser,
      hiddenFields: { idempotency_key: "", csrf },
    });
  };
  const [forAdmin, forSuperadmin, forStudent] = [
    await createSignedInTargets("admin-kedua"),
    await createSignedInTargets("superadmin"),
    await createSignedInTargets("student"),
  ];
  const decided = `/Dashboard/Payouts/${payout?.id}`;
  return [
    ...listSystemForms(forSuperadmin),
    forGuest("/Akun/Masuk", { email: "writer@pendopo.example", password: "bukan kata sandinya" }),
    forGuest("/Akun/Masuk?state=x%00y&redirect=%2F%2Fjahat.example", { email: "", password: "" }),
    forGuest("/Akun/Daftar", {
      name: "Wahyu Ningsih",
      email: `${randomUUID()}@contoh.example`,
      ...PASSWORD_FIELDS,
      consent: "on",
    }),
    forGuest("/Akun/Verifikasi", { email: "sri@contoh.example" }),
    forGuest("/Akun/Verifikasi/tidak-ada-tautan-seperti-ini", {}),
    forGuest("/Akun/Lupa", { email: "tidak-ada@contoh.example" }),
    forGuest(`/Akun/Kata-Sandi/${resetToken}`, { password: "pendek", repeated: "pendek" }),
    forGuest("/Akun/Kata-Sandi/x", PASSWORD_FIELDS),
    forGuest("/Akun/Undangan/tidak-ada-undangan-seperti-ini", PASSWORD_FIELDS),
    forGuest("/Register/School", SCHOOL_STEPS.sekolah),
    ...Object.entries(SCHOOL_STEPS).map(([slug, validFields]) =>
      forGuest(`/Register/School/Isi/${draft}/${slug}`, validFields),
    ),
    forGuest("/Register/School/Isi/tidak-ada-isian-seperti-ini/orang", SCHOOL_STEPS.orang),
    forGuest("/Register/School/Bukti/tidak-ada-bukti-seperti-ini", {}),
    forGuest("/Register/Team", { ...TEAM_FIELDS, event: "liga-smk-nusantara" }),
    forGuest("/Register/Team/Bukti/tidak-ada-bukti-seperti-ini", { change: "withdraw" }),
    forGuest("/Register/Team/Bukti/tidak-ada-bukti-seperti-ini/Ubah", TEAM_FIELDS),
    forStudent("/Register/Team/Gabung", JOIN_FIELDS),
    forGuest("/Donation", { ...DONATION_FIELDS, anonymous: "on" }),
    forGuest(donation.location, {}),
    forGuest("/Donation/tidak-ada-kampanye-ini", DONATION_FIELDS),
    forGuest("/Donation/Bukti/tidak-ada-donasi-seperti-ini", {}),
    forGuest("/Bayar/DON-1", { outcome: "paid" }),
    forGuest("/CallbackPayment", GATEWAY_NOTIFICATION),
    forGuest("/Make-Appointment", {
      name: "Sri Wahyuni",
      email: "sri@contoh.example",
      phone: "081234567890",
      institution: "Kampus Uji",
      segment: "campus",
      topic: "Kerja sama",
      preferredDate: getDateInThreeWeeks(),
      slot: "09.00",
      message: "",
    }),
    forGuest("/Make-Appointment/Bukti/tidak-ada-janji-seperti-ini", {
      date: getDateInThreeWeeks(),
      slot: "09.00",
      answer: "accept",
      text: "",
    }),
    forGuest("/Make-Appointment/Bukti/tidak-ada-janji-seperti-ini/Batal", {}),
    ...REQUEST_FORMS.map(([path, fields]) => forGuest(path, fields)),
    forGuest("/Assistant", { query: "Apa saja kelasnya?", conversation: "" }),
    forGuest("/Assistant/Stream", { query: "Apa saja kelasnya?", conversation: "" }),
    forGuest("/Assistant/Hentikan/tidak-ada", {}),
    forGuest("/Assistant/Nilai/tidak-ada", { value: "down", reason: "salah", comment: "Keliru" }),
    forGuest("/Assistant/Hapus/tidak-ada", {}),
    forGuest("/Assistant/Aspirasi", ASPIRATION_FIELDS),
    forGuest("/Testimoni/Kirim", TESTIMONY_FIELDS),
    forStudent("/Class/tidak-ada-kelas-ini/Ulasan", { ...REVIEW_FIELDS, version: "0" }),
    forGuest("/Setup/tidak-ada-tautan-seperti-ini", {
      title: "Situs Uji",
      name: "Sri Wahyuni",
      email: "sri@contoh.example",
      ...PASSWORD_FIELDS,
    }),
    forGuest("/Dashboard/Schools/999999999999", { csrf: "", decision: "verify", reason: REASON }),
    forGuest(CHAPTER_PATH, { note: "Ingat h1" }),
    forAdmin(CHAPTER_PATH, { note: "Ingat h1", intent: "note" }),
    forAdmin("/Courses/@Premium/tidak-ada/module/satu/chapter/dua", { note: "" }),
    forStudent(quiz.path, {}),
    forStudent(quiz.questionPath, { answer: "12", intent: "2" }),
    forStudent(quiz.questionPath.replace(/\d+$/, "Periksa"), {}),
    forAdmin("/Dashboard/Kuis/999999999999/Nilai/999999999999", { "percent-1": "80" }),
    forAdmin("/Dashboard/Kuis/999999999999/Atur", { title: "Kuis", version: "1" }),
    forStudent("/Belajar/Tugas/999999999999", { text: "Jawaban", fileId: "", withoutFile: "" }),
    forAdmin("/Dashboard/Tugas/999999999999", {
      version: "1",
      decision: "revise",
      comment: REASON,
    }),
    forAdmin("/Dashboard/Kelas/tidak-ada-kelas-ini/Pengumuman", {
      subject: "Pindah jam",
      text: "Mulai pukul 20.00.",
    }),
    ...listClassForms().map(([path, fields]) => forAdmin(path, fields)),
    forAdmin("/Dashboard/Kelas/tidak-ada-kelas-ini/Undangan", { days: "30", maxUses: "5" }),
    forGuest("/Akun/Masuk/Kode", { code: "123456" }),
    forStudent("/Akun/Dua-Langkah", { step: "confirm", code: "123456" }),
    ...listPeopleForms(forAdmin, forStudent),
    forStudent("/Undangan/tidak-ada-undangan-ini", {}),
    forStudent("/Webinar/tidak-ada-webinar-ini/Daftar", { change: "join" }),
    forAdmin("/Akun/Profil", {
      role: "Mentor",
      bio: "Mengajar menulis.",
      links: "https://contoh.example",
    }),
    forStudent("/Akun/Pemberitahuan", { start: "on", digest: "on" }),
    forStudent("/Berhenti/tidak-ada-tautan-ini", { change: "off" }),
    forAdmin("/Dashboard/Soal/Baru/pilihan", {
      classId: "999999999999",
      prompt: "Satu tambah satu?",
      "right[0]": "dua",
      "wrong[0]": "tiga",
      level: "mudah",
      tags: "hitung",
    }),
    forAdmin("/Dashboard/Soal/Impor", {
      classId: "999999999999",
      format: "gift",
      text: "Satu {T}",
    }),
    forAdmin("/Dashboard/Soal/999999999999", { version: "1", intent: "archive" }),
    forAdmin("/Dashboard/Soal/999999999999/Ubah", { classId: "semua", prompt: "Soal lain?" }),
    forStudent("/Class/tidak-ada-kelas-ini/Daftar", { method: "qris" }),
    forStudent("/Class/tidak-ada-kelas-ini/Tunggu", { change: "join" }),
    forStudent("/Class/tidak-ada-kelas-ini/Keluar", {}),
    forStudent("/Tagihan/INV-tidak-ada/Bayar", { method: "qris" }),
    ...MONEY_FORMS.map(([path, fields]) => forAdmin(path, fields)),
    forAdmin("/Akun", { current: "bukan kata sandinya", ...PASSWORD_FIELDS }),
    forAdmin("/Welcome?redirect=%2F%5Cjahat.example", { kind: "1", keep: "on" }),
    forAdmin(`/Dashboard/Schools/${school?.id}`, {
      decision: "reject",
      reason: REASON,
      version: "1",
    }),
    forAdmin("/Dashboard/Schools/999999999999", { decision: "verify", reason: "", version: "1" }),
    forAdmin("/Dashboard/Tim/999999999999", { decision: "verify", reason: "", version: "1" }),
    forAdmin("/Dashboard/Outbox/999999999999", {}),
    ...CONTENT_FORMS.map(([path, fields]) => forAdmin(path, fields)),
    forStudent("/Dashboard/Kalender", {}),
    forAdmin("/Dashboard/Sertifikat/MAIN-2026-ZZZZZZZZ", { reason: REASON }),
    forAdmin("/Dashboard/Questions", { id: "999999999999", version: "1", text: REASON }),
    forAdmin("/Dashboard/Janji/999999999999", {
      intent: "decide",
      version: "1",
      decision: "propose",
      date: getDateInThreeWeeks(),
      slot: "09.00",
      text: REASON,
    }),
    forAdmin("/Dashboard/Kotak-Masuk/999999999999", {
      intent: "answer",
      version: "1",
      subject: "Jawaban",
      text: REASON,
    }),
    forAdmin("/Dashboard/Kotak-Masuk/Templat", {
      intent: "create",
      name: "Terima kasih",
      text: REASON,
    }),
    forAdmin("/Dashboard/Moderation", {
      id: "999999999999",
      version: "1",
      status: "hidden",
      reason: REASON,
    }),
    forAdmin("/Dashboard/Payouts/Request", PAYOUT_FIELDS),
    forAdmin(`${decided}/Approve`, { version: "1", password: "Pendopo-2026" }),
    forAdmin(`${decided}/Reject`, { version: "1", reason: REASON }),
    forAdmin(`${decided}/Reverse`, {
      version: "1",
      reason: REASON,
      bankReference: "RTN-20261122-0042",
      password: "Pendopo-2026",
      confirmed: "on",
    }),
    forAdmin(`${decided}/Reversal`, {
      version: "1",
      decision: "confirm",
      password: "Pendopo-2026",
    }),
    forAdmin(`${decided}/Cancel`, { version: "1" }),
    forAdmin("/Dashboard/Payouts/Bulk", { payouts: `${payout?.id}:1`, password: "Pendopo-2026" }),
    // Another tenant, because they close the site and change every page of it.
    ...listTenantTargets(forSuperadmin),
    ...listSiteTargets(await createSignedInTargets("superadmin", FUZZED_SITE)),
    forSuperadmin("/Keluar", { session: "", everywhere: "" }),
  ];
}
