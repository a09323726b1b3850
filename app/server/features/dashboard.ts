import { COMPANIES_DESK_PATH } from "~/lib/job-desk-paths";
import { APPOINTMENTS_PATH, INBOX_PATH, quizResultsPath, TEAMS_PATH } from "~/lib/paths";
import type { RequestContext } from "../request/context";
import { countWaitingHandIns, waitingHandInsHref } from "./assignments";
import { countWaiting } from "./inbox";
import { countWaitingJobs } from "./job-desk";
import { countPendingSubmissions } from "./moderation";
import { optional } from "./optional";
import { getQueuedPayouts, listReversals } from "./payouts";
import { countOpenRefunds } from "./refunds";
import { countPendingSchools } from "./schools";
import { countPendingTeams } from "./team-inbox";

interface Task {
  title: string;
  /** How many, as in the title. */
  count: number;
  detail: string;
  href: string;
  action: string;
}

/** Items awaiting a decision, most urgent first; null for a count that is unavailable. */
export async function listTasks(
  context: RequestContext,
  asks: {
    payouts: boolean;
    refunds: boolean;
    /** Registrations of schools and teams. */
    registrations: boolean;
    submissions: boolean;
    jobs: boolean;
    classes: boolean;
  },
): Promise<Task[] | null> {
  const hasAdmin = context.hosts.admin !== null;
  const [payouts, reversals, refunds, registrations, submissions, jobs, classes, waiting] =
    await Promise.all([
      asks.payouts ? getQueuedPayouts(context) : { count: 0, amount: "" },
      asks.payouts ? listReversals(context) : [],
      asks.refunds && hasAdmin ? countOpenRefunds(context) : 0,
      asks.registrations && hasAdmin ? countRegistrations(context) : { schools: 0, teams: 0 },
      asks.submissions && hasAdmin ? countPendingSubmissions(context) : 0,
      asks.jobs ? countWaitingJobs(context) : 0,
      asks.classes ? readClassTasks(context) : [],
      countWaiting(context),
    ]);
  if (payouts === null || reversals === null || refunds === null) return null;
  if (registrations === null || submissions === null || jobs === null) return null;
  if (classes === null || waiting === null) return null;
  return [
    ...toMoneyTasks({ payouts, reversals, refunds }),
    ...classes,
    ...toInboxTasks({ ...waiting, ...registrations, submissions, jobs }),
  ];
}

async function countRegistrations(context: RequestContext) {
  const [schools, teams] = await Promise.all([
    countPendingSchools(context),
    countPendingTeams(context),
  ]);
  return schools === null || teams === null ? null : { schools, teams };
}

interface MoneyCounts {
  payouts: { count: number; amount: string };
  reversals: { text: string }[];
  refunds: number;
}

function toMoneyTasks({ payouts, reversals, refunds }: MoneyCounts): Task[] {
  const tasks: Task[] = [];
  if (payouts.count > 0)
    tasks.push({
      count: payouts.count,
      title: `${payouts.count} pencairan menunggu persetujuan`,
      detail: payouts.amount && `Seluruhnya ${payouts.amount}`,
      href: "/Dashboard/Payouts?status=queued",
      action: "Periksa pencairan",
    });
  if (reversals.length > 0)
    tasks.push({
      count: reversals.length,
      title: `${reversals.length} pengembalian pencairan menunggu orang kedua`,
      detail: reversals.map(({ text }) => text).join("; "),
      href: "/Dashboard/Payouts",
      action: "Periksa usulan pengembalian",
    });
  if (refunds > 0)
    tasks.push({
      count: refunds,
      title: `${refunds} pembayaran harus dikembalikan`,
      detail: "Dana milik pembayar yang masih ada pada kita",
      href: "/Dashboard/Refunds",
      action: "Periksa pengembalian dana",
    });
  return tasks;
}

interface InboxCounts {
  appointments: number;
  messages: number;
  schools: number;
  teams: number;
  submissions: number;
  jobs: number;
}

function toInboxTasks({ jobs, ...counts }: InboxCounts): Task[] {
  const tasks = toSubmissionTasks(counts);
  if (jobs > 0)
    tasks.push({
      count: jobs,
      title: `${jobs} lowongan menunggu persetujuan`,
      detail: "Diajukan perusahaan, dan belum tampil di halaman karier",
      href: COMPANIES_DESK_PATH,
      action: "Periksa lowongan",
    });
  return tasks;
}

function toSubmissionTasks(counts: Omit<InboxCounts, "jobs">): Task[] {
  const { appointments, messages, submissions, ...registrations } = counts;
  const tasks: Task[] = [];
  if (appointments > 0)
    tasks.push({
      count: appointments,
      title: `${appointments} janji temu menunggu keputusan`,
      detail: "Pengunjung menunggu jawaban paling lambat satu hari kerja",
      href: APPOINTMENTS_PATH,
      action: "Periksa janji temu",
    });
  if (messages > 0)
    tasks.push({
      count: messages,
      title: `${messages} kiriman baru di kotak masuk`,
      detail: "Pesan, permintaan demo, pelatihan, tenaga kerja, dan lamaran",
      href: INBOX_PATH,
      action: "Buka kotak masuk",
    });
  tasks.push(...toRegistrationTasks(registrations));
  if (submissions > 0)
    tasks.push({
      count: submissions,
      title: `${submissions} kiriman pengunjung menunggu keputusan`,
      detail: "Ulasan buku dan kelas, aspirasi, dan testimoni",
      href: "/Dashboard/Moderation?status=pending",
      action: "Periksa kiriman",
    });
  return tasks;
}

function toRegistrationTasks({ schools, teams }: Pick<InboxCounts, "schools" | "teams">): Task[] {
  const tasks: Task[] = [];
  if (schools > 0)
    tasks.push({
      count: schools,
      title: `${schools} sekolah menunggu pemeriksaan`,
      detail: "Pendaftaran yang belum diputuskan",
      href: "/Dashboard/Schools?status=submitted",
      action: "Periksa sekolah",
    });
  if (teams > 0)
    tasks.push({
      count: teams,
      title: `${teams} tim menunggu pemeriksaan`,
      detail: "Pendaftaran kompetisi yang belum diputuskan",
      href: `${TEAMS_PATH}?status=submitted`,
      action: "Periksa tim",
    });
  return tasks;
}

/** Open questions, ungraded hand-ins and essays of the classes that the user teaches; null if unavailable. */
async function readClassTasks(context: RequestContext): Promise<Task[] | null> {
  const { learning } = context.hosts;
  if (!learning) return [];
  const [questions, essays, handIns] = await Promise.all([
    optional(context, learning.listQuestions({ query: { state: "open", perPage: 1 } })),
    optional(context, learning.listWaitingEssays()),
    countWaitingHandIns(context),
  ]);
  if (!questions.ok || !essays.ok || handIns === null) return null;
  const tasks = essays.data.data.items.map(({ quiz, className, count }) => ({
    count,
    title: `${count} jawaban uraian menunggu nilai`,
    detail: `${quiz.title}, ${className}`,
    href: quizResultsPath(quiz.id),
    action: "Beri nilai",
  }));
  if (handIns > 0)
    tasks.unshift({
      count: handIns,
      title: `${handIns} tugas peserta menunggu nilai`,
      detail: "Dari kelas yang Anda ajar",
      href: waitingHandInsHref(),
      action: "Periksa tugas",
    });
  const { totalItems } = questions.data.data;
  if (totalItems > 0)
    tasks.unshift({
      count: totalItems,
      title: `${totalItems} pertanyaan peserta menunggu jawaban`,
      detail: "Dari kelas yang Anda ajar",
      href: "/Dashboard/Questions?state=open",
      action: "Jawab pertanyaan",
    });
  return tasks;
}
