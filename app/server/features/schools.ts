import { promiseHash } from "remix-utils/promise";
import { z } from "zod";
import { formatDateTime, formatShortDateTime } from "~/lib/dates";
import { STATUS_BY_DECISION } from "~/lib/decision-fields";
import { createPageLinks } from "~/lib/page-links";
import { SCHOOLS_PATH } from "~/lib/paths";
import {
  getSchoolFacts,
  REGION_ID_PATTERN,
  type SchoolFields,
  schoolFields,
} from "~/lib/school-fields";
import { SCHOOL_STEPS, type SchoolDraft } from "~/lib/school-form";
import { SCHOOL_STATUS, SENT_STATUSES } from "~/lib/school-status";
import { SMK_PROGRAMS } from "~/lib/smk-programs";
import { createStatusTabs } from "~/lib/status-tabs";
import type { PageLinks, StatusTab, StatusView } from "~/lib/views";
import { AppError } from "../app-error";
import { HostError } from "../hosts/host-contract";
import type { School } from "../hosts/services/schools";
import type { RequestContext } from "../request/context";
import { type ActionResult, attempt } from "./action-result";
import { getAdmin } from "./admin";
import { getCurrentUser } from "./current-user";
import { toFormError } from "./form-error";
import { optional } from "./optional";
import { required } from "./required";

type Option = { value: string; label: string };
const toOption = ({ id, name }: { id: string; name: string }): Option => ({
  value: id,
  label: name,
});

/** Provinces, and the cities of the selected one (STO19); null if unavailable. */
export async function getRegionOptions(
  context: RequestContext,
  provinceId: unknown,
): Promise<{ provinces: Option[] | null; cities: Option[] | null }> {
  const { services } = context.hosts;
  const selectedId =
    typeof provinceId === "string" && REGION_ID_PATTERN.test(provinceId) ? provinceId : null;
  const [provinces, cities] = await Promise.all([
    optional(context, services.listProvinces()),
    selectedId
      ? optional(context, services.listCities({ query: { provinceId: selectedId } }))
      : { ok: true as const, data: { data: [] } },
  ]);
  return {
    provinces: provinces.ok ? provinces.data.data.map(toOption) : null,
    cities: cities.ok ? cities.data.data.map(toOption) : null,
  };
}

const REGISTER_MESSAGES = {
  409: "Sekolah ini sudah terdaftar, hubungi penanggung jawab. Bila Anda sedang mengubah pendaftaran, muat ulang halaman tanda terimanya.",
};

/** Registers a school or updates a registration. @returns `key` of the receipt */
export async function submitSchool(
  context: RequestContext,
  { values, letter, editing }: SchoolDraft,
  idempotencyKey: string,
): Promise<ActionResult<{ key: string }>> {
  const body = schoolFields.parse({ ...values, letterUrl: letter?.id ?? "" });
  return attempt(context, { fields: Object.keys(body), messages: REGISTER_MESSAGES }, async () => {
    const { data } = editing
      ? await getAdmin(context).updateSchool({
          query: { key: editing.key },
          body: { ...body, version: editing.version },
          idempotencyKey,
        })
      : await context.hosts.services.registerSchool({ body, idempotencyKey });
    if (letter && context.installation.hasOwnDrive)
      await optional(context, context.hosts.drive.claimFile({ params: { id: letter.id } }));
    return { key: context.hosts.admin ? data.manageKey : await createReceipt(context, body, data) };
  });
}

const RECEIPT_PURPOSE = "school-as-sent";
const receiptSchema = z.object({
  number: z.string(),
  name: z.string(),
  npsn: z.string(),
  pic: z.string(),
  letterId: z.string().nullable(),
  sentAt: z.number(),
});

/** Receipt key without an admin host, which alone can look up a registration: what was sent, encrypted. */
const createReceipt = (
  { encrypter }: RequestContext,
  { name, npsn, pic, letterUrl }: SchoolFields,
  answer: { number?: string },
): Promise<string> => {
  const receipt: z.output<typeof receiptSchema> = {
    number: answer.number ?? "",
    name,
    npsn,
    pic: `${pic.name}, ${pic.email}`,
    letterId: letterUrl,
    sentAt: Date.now(),
  };
  return encrypter.encrypt(RECEIPT_PURPOSE, JSON.stringify(receipt));
};

/** A registration by its receipt's key: current, or as sent without an admin host. @throws AppError not-found, unavailable */
export async function getSchoolReceipt(context: RequestContext, key: string): Promise<SchoolView> {
  if (context.hosts.admin) return toSchoolView(await getSchoolByKey(context, key));
  const text = await context.encrypter.decrypt(RECEIPT_PURPOSE, key);
  if (text === null) throw new AppError("not-found");
  const { number, name, npsn, pic, letterId, sentAt } = receiptSchema.parse(JSON.parse(text));
  return {
    id: "",
    number,
    name,
    status: { label: "Terkirim", tone: "green" },
    reason: null,
    decision: null,
    sentAt: formatDateTime(sentAt),
    facts: [
      { label: "NPSN", value: npsn },
      { label: "Nama", value: name },
      { label: "Penanggung jawab", value: pic },
    ],
    letterId,
    version: 0,
    isOpen: false,
    isPending: false,
  };
}

export interface SchoolView {
  id: string;
  number: string;
  name: string;
  status: StatusView;
  reason: string | null;
  decision: string | null;
  sentAt: string;
  facts: { label: string; value: string }[];
  letterId: string | null;
  version: number;
  /** Can be edited and decided on. */
  isOpen: boolean;
  /** Awaits a decision. */
  isPending: boolean;
}

export function toSchoolView(school: School): SchoolView {
  return {
    id: school.id,
    number: school.number,
    name: school.name,
    status: SCHOOL_STATUS[school.status],
    reason: school.reason,
    decision:
      school.decidedAt === null
        ? null
        : `${school.decidedBy ?? "Pengelola"}, ${formatDateTime(school.decidedAt)}`,
    sentAt: formatDateTime(school.createdAt),
    facts: SCHOOL_STEPS.flatMap(({ key }) =>
      getSchoolFacts(key, { ...school, values: toSchoolValues(school) }),
    ),
    letterId: school.letterUrl,
    version: school.version,
    isOpen: school.status === "submitted" || school.status === "revision_requested",
    isPending: school.status === "submitted",
  };
}

/** A registration by its receipt's key. @throws AppError not-found, unavailable */
export const getSchoolByKey = async (context: RequestContext, key: string): Promise<School> =>
  required(getAdmin(context).getSchool({ query: { key } }));

const isListedMajor = (major: string) => SMK_PROGRAMS.includes(major);

/** A registration as form values: fields of the form by name, `null` as empty. */
export function toSchoolValues({ ownership, majors, principal, students, ...school }: School) {
  const plain = Object.entries(school).filter(
    ([name]) => name in schoolFields.shape && name !== "letterUrl",
  );
  return {
    ...Object.fromEntries(plain.map(([name, value]) => [name, value ?? ""])),
    status: ownership,
    principal: { ...principal, nip: principal.nip ?? "" },
    students: String(students),
    majors: majors.filter(isListedMajor),
    otherMajors: majors.filter((major) => !isListedMajor(major)),
  };
}

interface SchoolFilters {
  page: number;
  status?: (typeof SENT_STATUSES)[number] | undefined;
  search?: string | undefined;
}

/** Registrations that the user may see, newest first. @throws AppError forbidden, unavailable */
export async function listSchools(
  context: RequestContext,
  filters: SchoolFilters,
): Promise<{ rows: SchoolRowView[]; links: PageLinks; waiting: number; tabs: StatusTab[] }> {
  const list = await required(getAdmin(context).listSchoolInbox({ query: filters }));
  const { page: _, status: current, ...others } = filters;
  return {
    rows: list.items.map(toSchoolRow),
    links: createPageLinks(list, SCHOOLS_PATH, { ...others, status: current }),
    waiting: list.waiting,
    tabs: createStatusTabs({
      path: SCHOOLS_PATH,
      name: "status",
      labels: SENT_STATUSES.map((each) => [each, SCHOOL_STATUS[each].label] as const),
      current,
      counts: list.counts,
      filters: others,
    }),
  };
}

export interface SchoolRowView {
  id: string;
  number: string;
  name: string;
  location: string;
  status: SchoolView["status"];
  sentAt: string;
}

const toSchoolRow = (school: School): SchoolRowView => ({
  id: school.id,
  number: school.number,
  name: school.name,
  location: `${school.city}, ${school.province}`,
  status: SCHOOL_STATUS[school.status],
  sentAt: formatShortDateTime(school.createdAt),
});

/** @throws AppError not-found, also outside the user's provinces; unavailable */
export const getSchool = async (context: RequestContext, id: string): Promise<SchoolView> =>
  toSchoolView(await required(getAdmin(context).getSchoolById({ params: { id } })));

interface Decision {
  version: number;
  decision: "verify" | "reject" | "revise";
  reason: string;
}

/** Decides on a registration. A late decision shows who decided first; repeating the same one succeeds. */
export async function decideSchool(
  context: RequestContext,
  id: string,
  decision: Decision,
  idempotencyKey: string,
): Promise<ActionResult> {
  try {
    await getAdmin(context).decideSchool({ body: { id, ...decision }, idempotencyKey });
    return { ok: true };
  } catch (error) {
    const isConflict = error instanceof HostError && error.status === 409;
    if (isConflict && error.upstreamMessage && (await isSameDecision(context, id, decision)))
      return { ok: true };
    return {
      ok: false,
      ...toFormError(context, error, { fields: ["reason"], hostMessages: [409] }),
    };
  }
}

/** True for a repeated submission: a double click, or a retry after a lost response. */
async function isSameDecision(
  context: RequestContext,
  id: string,
  { version, decision, reason }: Decision,
): Promise<boolean> {
  const { user, school } = await promiseHash({
    user: getCurrentUser(context),
    school: required(getAdmin(context).getSchoolById({ params: { id } })),
  });
  const isSame =
    school.status === STATUS_BY_DECISION[decision] &&
    school.version === version + 1 &&
    (school.reason ?? "") === reason;
  return isSame && school.decidedBy === user?.name;
}

/** Registrations awaiting the user's decision; null if unavailable. */
export async function countPendingSchools(context: RequestContext): Promise<number | null> {
  if (!context.hosts.admin) return null;
  const found = await optional(
    context,
    context.hosts.admin.listSchoolInbox({ query: { perPage: 1 } }),
  );
  return found.ok ? found.data.data.waiting : null;
}
