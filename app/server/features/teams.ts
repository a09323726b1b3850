import { z } from "zod";
import { formatDateTime } from "~/lib/dates";
import { teamReceiptPath } from "~/lib/paths";
import { formatPhone } from "~/lib/phone";
import { formatNisnHint, type JoinTeamFields, type TeamForm, teamForm } from "~/lib/team-fields";
import { TEAM_STATUS } from "~/lib/team-status";
import type { StatusView } from "~/lib/views";
import { HostError } from "../hosts/host-contract";
import type { Team } from "../hosts/services/teams";
import type { RequestContext } from "../request/context";
import { type ActionResult, attempt } from "./action-result";
import { getAdmin } from "./admin";
import { ALREADY_SENT_MESSAGE } from "./already-sent";
import type { FormErrorOptions } from "./form-error";
import { required } from "./required";

export interface TeamEventView {
  slug: string;
  title: string;
  /** "31 Desember 2026 pukul 23.59 WIB" */
  closesAt: string;
}

/** Competitions that take registrations now, the first to close first. @throws AppError unavailable */
export async function listOpenEvents(context: RequestContext): Promise<TeamEventView[]> {
  const events = await required(getAdmin(context).listTeamEvents());
  return events.map(({ slug, title, closesAt }) => ({
    slug,
    title,
    closesAt: formatDateTime(closesAt),
  }));
}

const CHANGED_MESSAGE =
  "Pendaftaran ini berubah sejak Anda membukanya. Periksa tanda terimanya, lalu kirim sekali lagi bila isian ini masih benar.";
const FORM_FIELDS = Object.keys(teamForm.shape);

const toTeamBody = ({ consent: _, invite: __, version: ___, ...body }: TeamForm) => body;

/** Registers a team and, if asked, invites its people to make accounts. @returns path of the receipt */
export const submitTeam = (
  context: RequestContext,
  form: TeamForm,
  idempotencyKey: string,
): Promise<ActionResult<{ receiptPath: string }>> => {
  const options = { fields: FORM_FIELDS, messages: { 409: ALREADY_SENT_MESSAGE.team } };
  return attemptTeam(context, options, async () => {
    const { services } = context.hosts;
    const sent = { body: toTeamBody(form), idempotencyKey };
    const { data } = form.invite
      ? await services.registerTeamWithAccounts(sent)
      : await services.registerTeam(sent);
    return { receiptPath: teamReceiptPath(data.manageKey) };
  });
};

interface ChangedTeam {
  key: string;
  form: TeamForm;
  idempotencyKey: string;
}

/** Changes a team until it is decided, and sends it again. @throws AppError not-found */
export const changeTeam = (
  context: RequestContext,
  { key, form, idempotencyKey }: ChangedTeam,
): Promise<ActionResult> =>
  attemptTeam(context, { fields: FORM_FIELDS, messages: { 409: CHANGED_MESSAGE } }, () =>
    getAdmin(context).updateTeam({
      query: { key },
      body: { ...toTeamBody(form), version: form.version },
      idempotencyKey,
    }),
  );

/** A name or student of another team is an error of that field, though the host answers 409. */
async function attemptTeam<T extends object>(
  context: RequestContext,
  options: FormErrorOptions,
  run: () => Promise<T>,
): Promise<ActionResult<T>> {
  try {
    return { ...(await run()), ok: true };
  } catch (error) {
    const fields = readTakenFields(error);
    if (fields) return { ok: false, status: 409, message: null, fields };
    return attempt(context, options, () => Promise.reject(error));
  }
}

const takenSchema = z.record(
  z.string().regex(/^(?:teamName|members\.\d\.nisn)$/),
  z.string().min(1),
);

function readTakenFields(error: unknown): Record<string, string> | null {
  if (!(error instanceof HostError) || error.status !== 409) return null;
  const taken = Object.entries(takenSchema.safeParse(error.data).data ?? {});
  if (taken.length === 0) return null;
  // As the form names its rows: `members[2].nisn`.
  return Object.fromEntries(
    taken.map(([name, message]) => [name.replace(/\.(\d)\./, "[$1]."), message]),
  );
}

export interface TeamMemberView {
  /** In the order of the form, from 1. */
  place: number;
  name: string;
  /** "Kelas XI, ketua tim" */
  role: string;
  nisn: string;
  hasJoined: boolean;
}

export interface TeamView {
  number: string;
  name: string;
  status: StatusView;
  reason: string | null;
  decision: string | null;
  sentAt: string;
  facts: { label: string; value: string }[];
  members: TeamMemberView[];
  version: number;
  /** Can be changed and decided on. */
  isOpen: boolean;
  /** Awaits a decision. */
  isPending: boolean;
}

export const toTeamView = (team: Team): TeamView => ({
  number: team.number,
  name: team.teamName,
  status: TEAM_STATUS[team.status],
  reason: team.reason,
  decision:
    team.decidedAt === null
      ? null
      : `${team.decidedBy ?? "Pengelola"}, ${formatDateTime(team.decidedAt)}`,
  sentAt: formatDateTime(team.createdAt),
  facts: [
    { label: "Kompetisi", value: team.event.title },
    { label: "Sekolah", value: `${team.school.name}, ${team.school.city} (${team.school.npsn})` },
    { label: "Kategori", value: team.category },
    { label: "Program keahlian", value: team.programme ?? "–" },
    { label: "Ide", value: team.idea || "–" },
    { label: "Guru pendamping", value: team.coach.name },
    { label: "Hubungi di", value: `${team.coach.email}, ${formatPhone(team.coach.phone)}` },
  ],
  members: team.members.map(({ name, grade, nisn, joined }, index) => ({
    place: index + 1,
    name,
    role: `Kelas ${grade}${index === team.captainIndex ? ", ketua tim" : ""}`,
    nisn: formatNisnHint(nisn),
    hasJoined: joined,
  })),
  version: team.version,
  isOpen: team.status === "submitted" || team.status === "revision_requested",
  isPending: team.status === "submitted",
});

export interface TeamReceiptView extends TeamView {
  canChange: boolean;
  canWithdraw: boolean;
  closesAt: string;
  /** Null once members need it no more. */
  join: { code: string; endsAt: string; hasEnded: boolean } | null;
}

const readTeam = (context: RequestContext, key: string) =>
  required(getAdmin(context).getTeam({ query: { key } }));

/** A team by its receipt's key. @throws AppError not-found, unavailable */
export async function getTeamReceipt(
  context: RequestContext,
  key: string,
): Promise<TeamReceiptView> {
  const team = await readTeam(context, key);
  const view = toTeamView(team);
  const isActive = view.isOpen || team.status === "verified";
  return {
    ...view,
    canChange: view.isOpen && team.event.closesAt > Date.now(),
    canWithdraw: isActive,
    closesAt: formatDateTime(team.event.closesAt),
    join: isActive
      ? {
          code: team.joinCode,
          endsAt: formatDateTime(team.joinEndsAt),
          hasEnded: team.joinEndsAt <= Date.now(),
        }
      : null,
  };
}

/** A team that can still be changed, as values of its form; null for others. @throws AppError not-found, unavailable */
export async function getTeamToChange(context: RequestContext, key: string) {
  const team = await readTeam(context, key);
  const { isOpen, version } = toTeamView(team);
  if (!isOpen || team.event.closesAt <= Date.now()) return null;
  const { slug, title, closesAt } = team.event;
  return {
    name: team.teamName,
    reason: team.reason,
    version,
    event: { slug, title, closesAt: formatDateTime(closesAt) },
    values: toTeamValues(team),
  };
}

const toTeamValues = (team: Team) => ({
  event: team.event.slug,
  schoolNpsn: team.school.npsn,
  teamName: team.teamName,
  category: team.category,
  programme: team.programme ?? "",
  idea: team.idea,
  coach: team.coach,
  members: team.members.map(({ joined: _, guardianConsent: __, ...member }) => ({
    ...member,
    gender: member.gender ?? "",
    phone: member.phone ?? "",
    guardianConsent: "on",
  })),
  captainIndex: String(team.captainIndex),
});
export type TeamValues = ReturnType<typeof toTeamValues>;

interface TeamChange {
  key: string;
  change: "withdraw" | "renew-code";
  idempotencyKey: string;
}

/** Withdraws a team, or gives it a new join code. @throws AppError not-found */
export const applyTeamChange = (
  context: RequestContext,
  { key, change, idempotencyKey }: TeamChange,
): Promise<ActionResult> => {
  const admin = getAdmin(context);
  const call = { query: { key }, idempotencyKey };
  return attempt(context, { fields: [], hostMessages: [409] }, () =>
    change === "withdraw" ? admin.withdrawTeam(call) : admin.renewJoinCode(call),
  );
};

const NO_TEAM_MESSAGE =
  "Tidak ada tim dengan kode dan NISN ini. Periksa keduanya; kode berlaku 7 hari, dan guru pendamping dapat membuat yang baru.";

/** Links the user to their place in a team. */
export async function joinTeam(
  context: RequestContext,
  body: JoinTeamFields,
  idempotencyKey: string,
): Promise<ActionResult> {
  try {
    await getAdmin(context).joinTeam({ body, idempotencyKey });
    return { ok: true };
  } catch (error) {
    if (error instanceof HostError && error.status === 404)
      return { ok: false, status: 422, message: NO_TEAM_MESSAGE, fields: {} };
    return attempt(context, { fields: ["code", "nisn"], hostMessages: [409] }, () =>
      Promise.reject(error),
    );
  }
}
