interface PostAddress {
  kindSlug: string;
  id: string;
  /** "" if the post has none. */
  slug: string;
  /** Ends an address by id in place of the slug. */
  titleSlug?: string;
}

/** A post's address: by slug, by id and slug, or by id where its kind has slugs but the post has none. */
export function postPath({ kindSlug, id, slug: rawSlug, titleSlug = "" }: PostAddress): string {
  const encodedId = encodeURIComponent(id);
  if (!rawSlug) return postPathById(kindSlug, encodedId, titleSlug);
  const slug = encodeURIComponent(rawSlug);
  switch (kindSlug) {
    case "news":
      return `/News/${encodedId}/${slug}`;
    case "berita":
      return `/Berita/${slug}`;
    case "article":
      return `/Articles/${slug}`;
    case "podcast":
      return `/Podcasts/${encodedId}/${slug}`;
    case "event":
      return `/Event/${slug}`;
    case "program":
      return `/Program/${encodedId}/${slug}`;
    case "tulisan-temans":
      return `/Tulisan-Temans/${slug}`;
    case "gallery":
      return `/Gallery/${slug}`;
    case "video":
      return `/Video/${slug}`;
    default:
      return `/Blog/${encodedId}/${slug}`;
  }
}

function postPathById(kindSlug: string, encodedId: string, titleSlug: string): string {
  const title = titleSlug && `/${titleSlug}`;
  switch (kindSlug) {
    case "news":
      return `/News/${encodedId}${title}`;
    case "berita":
      return `/Berita/Detail/${encodedId}${title}`;
    case "article":
      return `/Articles/Detail/${encodedId}${title}`;
    case "podcast":
      return `/Podcasts/${encodedId}${title}`;
    case "event":
      return `/Event/${encodedId}`;
    case "program":
      return `/Program/${encodedId}${title}`;
    case "tulisan-temans":
      return `/Tulisan-Temans/${encodedId}`;
    case "gallery":
      return `/Gallery/${encodedId}`;
    case "video":
      return `/Video/${encodedId}`;
    default:
      return `/Blog/${encodedId}${title}`;
  }
}

interface ClassAddress {
  slug: string;
  /** Null for hosts that do not tell. */
  type: string | null;
}

/** Competence classes have a separate path. */
export const classPath = ({ type, slug }: ClassAddress): string =>
  `/Class/${type === "competence" ? "Competence/" : ""}${encodeURIComponent(slug)}`;

/** Enrolment in a class, and its confirmation: one address for all types of classes. */
export const enrolPath = (slug: string): string => `/Class/${encodeURIComponent(slug)}/Daftar`;
export const enrolledPath = (slug: string): string =>
  `/Class/${encodeURIComponent(slug)}/Terdaftar`;

/** A class's schedule for calendars. */
export const classCalendarPath = (slug: string): string =>
  `/Class/${encodeURIComponent(slug)}/Jadwal.ics`;

/** Leaving a class; waiting for a place, or for its registration. */
export const leavePath = (slug: string): string => `/Class/${encodeURIComponent(slug)}/Keluar`;
export const waitPath = (slug: string): string => `/Class/${encodeURIComponent(slug)}/Tunggu`;

/** Published reviews of a class, and the learner's own. */
export const classReviewsPath = (slug: string): string =>
  `/Class/${encodeURIComponent(slug)}/Ulasan`;

/** Premium classes have their courses below a literal `@Premium` (RTE6). */
export const coursePath = ({ slug, type }: ClassAddress): string =>
  `/Courses/${type === "premium" ? "@Premium/" : ""}${encodeURIComponent(slug)}`;

/** Without a module, the first one that holds the chapter (RTE13). */
export const chapterPath = (
  course: ClassAddress,
  { module, slug }: { module: string; slug: string },
): string =>
  `${coursePath(course)}/module/${encodeURIComponent(module)}/chapter/${encodeURIComponent(slug)}`;

/** A class, or one of its chapters, as a file: one address for premium and other classes. */
export const courseDownloadPath = (slug: string): string =>
  `/Courses/${encodeURIComponent(slug)}/Unduh`;
export const chapterDownloadPath = (
  slug: string,
  chapter: { module: string; slug: string },
): string => `${chapterPath({ slug, type: null }, chapter)}/Unduh`;

/** The page that proves a certificate, for anyone with its number. */
export const certificatePath = (number: string) => `/Sertifikat/${encodeURIComponent(number)}`;
export const certificatePdfPath = (number: string) => `${certificatePath(number)}/Unduh`;

/** For those who may revoke it. */
export const certificateRecordPath = (number: string) =>
  `/Dashboard/Sertifikat/${encodeURIComponent(number)}`;

export const quizPath = (quizId: string) => `/Belajar/Kuis/${encodeURIComponent(quizId)}`;

/** For the staff of its class. */
export const quizResultsPath = (quizId: string) => `/Dashboard/Kuis/${encodeURIComponent(quizId)}`;

export const quizSettingsPath = (quizId: string) => `${quizResultsPath(quizId)}/Atur`;

/** Registrations of schools, for those who decide them. */
export const SCHOOLS_PATH = "/Dashboard/Schools";
export const TEAMS_PATH = "/Dashboard/Tim";
export const teamPath = (id: string) => `${TEAMS_PATH}/${encodeURIComponent(id)}`;

export const quizQuestionsPath = (quizId: string) => `${quizResultsPath(quizId)}/Soal`;

/** A task and one's own hand-ins. */
export const assignmentPath = (assignmentId: string) =>
  `/Belajar/Tugas/${encodeURIComponent(assignmentId)}`;
/** What learners of the staff's classes have handed in; of one class, or of all. */
export const handInQueuePath = (classSlug: string) =>
  `/Dashboard/Tugas?kelas=${encodeURIComponent(classSlug)}`;
/** Where staff decide about a hand-in. */
export const handInPath = (id: string) => `/Dashboard/Tugas/${encodeURIComponent(id)}`;

/** Learners of a class, for its staff. */
export const learnersPath = (slug: string) => `/Dashboard/Kelas/${encodeURIComponent(slug)}`;

/** Announcements to the learners of a class, by its staff. */
export const announcementsPath = (slug: string) => `${learnersPath(slug)}/Pengumuman`;
/** Links that invite to a class, for its staff; and such a link. */
export const classInvitationsPath = (slug: string) => `${learnersPath(slug)}/Undangan`;
export const classInvitationPath = (token: string) => `/Undangan/${encodeURIComponent(token)}`;

interface AttemptAddress {
  quizId: string;
  attemptId: string;
}

/** A page of an attempt: the number of a question, or what follows the last one. */
export const attemptPath = (
  { quizId, attemptId }: AttemptAddress,
  page: number | "Periksa" | "Hasil",
): string => `${quizPath(quizId)}/Soal/${encodeURIComponent(attemptId)}/${page}`;

/** Where staff grade the essays of an attempt. */
export const gradingPath = ({ quizId, attemptId }: AttemptAddress): string =>
  `${quizResultsPath(quizId)}/Nilai/${encodeURIComponent(attemptId)}`;

/** The learning festival shows one fixed class (PRE8). */
export const FESTIVAL_PATH = "/BelajarBersama";
export const FESTIVAL_CLASS_SLUG = "festival-belajar-bersama";

/** A program with its classes, schools and leaderboard. */
export const programPath = (slug: string) => `/Program/${encodeURIComponent(slug)}`;
export const curriculumPath = (slug: string) => `/Curriculum/${encodeURIComponent(slug)}`;

/** Those who teach now. */
export const MENTOR_PATH = "/Mentor";

/** Whom the site works with, and how. */
export const CLIENTS_PATH = "/Clients";
export const COLLABORATION_PATH = "/Collaboration";
export const NETWORK_PATH = "/Network";

/** Schools of a program by points. */
export const leaderboardPath = (program: string) =>
  `/Leaderboards?program=${encodeURIComponent(program)}`;

export const webinarPath = (slug: string) => `/Webinar/${encodeURIComponent(slug)}`;
/** Registration; the way into the room, which notes who came; the event for calendars. */
export const webinarRegistrationPath = (slug: string) => `${webinarPath(slug)}/Daftar`;
export const webinarRoomPath = (slug: string) => `${webinarPath(slug)}/Masuk`;
export const webinarCalendarPath = (slug: string) => `${webinarPath(slug)}/Jadwal.ics`;
/** Who registered and came, for the staff of its class. */
export const webinarGuestsPath = (slug: string) => `/Dashboard/Webinar/${encodeURIComponent(slug)}`;

/** For calendar apps: the token alone grants access. */
export const calendarFeedPath = (token: string) =>
  `/Kalender/${encodeURIComponent(token)}/jadwal.ics`;

/** Links in emails. Tokens and keys are unguessable, and the link alone grants access. */
export const verifyPath = (token: string) => `/Akun/Verifikasi/${token}`;
export const passwordResetPath = (token: string) => `/Akun/Kata-Sandi/${token}`;
export const invitationPath = (token: string) => `/Akun/Undangan/${token}`;
/** Switches a kind of emails off for the user of the token. */
export const stopNoticePath = (token: string) => `/Berhenti/${encodeURIComponent(token)}`;
export const FORGOT_PASSWORD_PATH = "/Akun/Lupa";
/** For the team. */
export const APPOINTMENTS_PATH = "/Dashboard/Janji";
export const appointmentPath = (id: string) => `${APPOINTMENTS_PATH}/${encodeURIComponent(id)}`;
export const OUTBOX_PATH = "/Dashboard/Outbox";
export const INBOX_PATH = "/Dashboard/Kotak-Masuk";
export const inboxItemPath = (id: string) => `${INBOX_PATH}/${encodeURIComponent(id)}`;
export const ANSWER_TEMPLATES_PATH = `${INBOX_PATH}/Templat`;

export const appointmentReceiptPath = (key: string) => `/Make-Appointment/Bukti/${key}`;
/** Of demo requests, questions, requests of companies and job applications. */
export const requestReceiptPath = (receipt: string) => `/Bukti/${receipt}`;
/** An application for a job of a company. */
export const applyPath = (slug: string, jobId: string) =>
  `/Career/${encodeURIComponent(slug)}/Lamar/${encodeURIComponent(jobId)}`;
export const CONTACT_PATH = "/Kontak";
export const DEMO_PATH = "/Request-Demo";
export const TALENT_PATH = "/Talent-Hiring";
export const TRAINING_PATH = "/Training-Services";

export const REGISTER_TEAM_PATH = "/Register/Team";
export const JOIN_TEAM_PATH = `${REGISTER_TEAM_PATH}/Gabung`;
export const joinTeamPath = (code: string) => `${JOIN_TEAM_PATH}?kode=${encodeURIComponent(code)}`;
export const teamReceiptPath = (key: string) =>
  `${REGISTER_TEAM_PATH}/Bukti/${encodeURIComponent(key)}`;
export const changeTeamPath = (key: string) => `${teamReceiptPath(key)}/Ubah`;
export const schoolReceiptPath = (key: string) => `/Register/School/Bukti/${key}`;
export const donationReceiptPath = (key: string) => `/Donation/Bukti/${key}`;

/** An invoice by its order, for its payer. */
export const invoicePath = (orderId: string): string => `/Tagihan/${encodeURIComponent(orderId)}`;
/** The same from an email, without signing in. */
export const invoiceReceiptPath = (key: string): string =>
  `/Tagihan/Bukti/${encodeURIComponent(key)}`;
/** Where its payer starts a new order, also with another method. */
export const repayPath = (orderId: string): string => `${invoicePath(orderId)}/Bayar`;

/** All invoices of the tenant, for managers. */
export const INVOICE_DESK_PATH = "/Dashboard/Tagihan";
export const invoiceDeskPath = (id: string) => `${INVOICE_DESK_PATH}/${encodeURIComponent(id)}`;

/** Campaigns that collect donations: for visitors, and for those who run them. */
export const campaignPath = (slug: string) => `/Donation/${encodeURIComponent(slug)}`;
export const CAMPAIGN_DESK_PATH = "/Dashboard/Donasi/Kampanye";
export const campaignDeskPath = (id: string) => `${CAMPAIGN_DESK_PATH}/${encodeURIComponent(id)}`;
export const campaignNewsPath = (id: string, newsId: string) =>
  `${campaignDeskPath(id)}/Kabar/${encodeURIComponent(newsId)}`;

/** The gateway's settlement files beside the ledger. */
export const RECONCILIATIONS_PATH = "/Dashboard/Rekonsiliasi";
export const reconciliationPath = (id: string) =>
  `${RECONCILIATIONS_PATH}/${encodeURIComponent(id)}`;

/** Monthly statements of the ledger. */
export const STATEMENTS_PATH = "/Dashboard/Laporan";
/** @param month `YYYY-MM` */
export const statementPath = (month: string) => `${STATEMENTS_PATH}/${month}`;
